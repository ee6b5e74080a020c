// Game definition of Tetris: combines rules, texts, view, sounds and options.
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { getLevel, hasReachedGoal, type TetrisEvent, type TetrisOptions, type TetrisState } from './rules/state.ts';
import { PADS } from '#app/game-kit/lib/controls.ts';
import { keys } from './keys.ts';
import { rules, type TetrisMove } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

const CLOSE_LINES_LEFT = 4;

function listSharedFigures(state: TetrisState, time: string): readonly string[] {
  const { score, lines, goalLines } = state;
  if (goalLines === null) return [formatCount(score, 'point'), formatCount(lines, 'line'), `level ${getLevel(state)}`];
  return [hasReachedGoal(state) ? `${formatCount(lines, 'line')} in ${time}` : `${lines} of ${goalLines} lines`];
}

const LINES_PER_PIECE = 0.4; // four cells of ten
const FASTEST_PIECE_MS = 100; // of any hand

export const results: Results<TetrisState, TetrisOptions> = {
  score: { getScore: ({ score }) => score, name: 'score', better: 'higher', countsUnfinished: true },
  bounds: ({ goalLines }) => (goalLines === null ? {} : { least: (goalLines / LINES_PER_PIECE) * FASTEST_PIECE_MS }),
  time: (ms) => ms,
  isWinnable: ({ goalLines }) => goalLines !== null,
  isClose: ({ lines, goalLines }) => goalLines !== null && goalLines - lines <= CLOSE_LINES_LEFT,
  summary: (state) => [['Lines', state.lines], ...(state.goalLines === null ? [['Level', getLevel(state)] as const] : [])],
  sharedFigures: listSharedFigures,
};

export const game: MiniGame<TetrisState, TetrisMove, TetrisEvent, TetrisOptions> = {
  rules,
  text,
  View,
  getAspect: () => 0.9,
  sides: 'both',
  howToPlay: [
    'Fill a row to clear it. One row scores 40, two 100, three 300, and four at once 1,200. Every ten rows, the pieces fall faster.',
    'Touch: drag to move, tap to rotate, flick down for a hard drop, drag down slowly for a soft one, swipe up to hold. Press the board with a mouse and there are buttons for everything, as for touch.',
    'Win a Sprint by clearing forty lines as fast as you can.',
    'A landed piece can still slide and turn for half a second. In Step by step nothing falls on its own, and one more soft drop locks a landed piece.',
  ],
  brief: { touch: 'Drag to move, tap to rotate, fill the rows.', keys: 'Move and rotate with the arrow keys, fill the rows.' },
  keys,
  undoSupport: 'none',
  startMove: { type: 'start' },
  restartUnit: 'game',
  results,
  preferences: [PADS],
  // The more lines at once, the higher the pitch.
  sounds: {
    started: 'flip',
    rotated: 'flip',
    held: 'card',
    landed: ({ dropped }) => (dropped > 0 ? 'drop' : 'place'),
    cleared: ({ rows }) => ({ cue: 'line', semitones: 3 * (rows.length - 1) }),
    'level-up': 'level',
  },
};
