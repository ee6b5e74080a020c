// Game definition of Block Blitz: combines rules, texts, view, sounds and options.
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { type BlockBlitzEvent, type BlockBlitzMove, type BlockBlitzState, rules } from './rules/rules.ts';
import { hints } from './hints.ts';
import { View } from './view/view.tsx';
import { getLift, text } from './text.ts';

export const results: Results<BlockBlitzState, null> = {
  score: { getScore: ({ score }) => score, name: 'score', better: 'higher', countsUnfinished: true },
  isWinnable: () => false,
  summary: ({ lines, bestCombo }) => [
    ['Lines', lines],
    ['Best combo', `×${bestCombo}`],
  ],
  sharedFigures: ({ score, lines }) => [formatCount(score, 'point'), formatCount(lines, 'line')],
};

export const game: MiniGame<BlockBlitzState, BlockBlitzMove, BlockBlitzEvent, null> = {
  rules,
  text,
  View,
  howToPlay: [
    "Place the three blocks anywhere they fit. You can't rotate them. Once all three are down, you get three more.",
    'Full rows and columns burst. Two at once score four times as much. Burst something turn after turn to build a combo that multiplies every burst.',
    'The game ends when none of your blocks fit.',
    'Drag a block, or tap it and then the board.',
  ],
  brief: 'Drag the blocks to the board, fill rows and columns.',
  keys: [
    { keys: ['1, 2, 3'], action: 'Pick up a block' },
    { keys: ['Arrow keys'], action: 'Move the block around the board' },
    { keys: ['Enter', 'Space'], action: 'Pick up a block, or put it down' },
    { keys: ['Escape'], action: 'Put the block back' },
  ],
  undoSupport: 'undo',
  restartUnit: 'game',
  results,
  hints,
  // The longer the combo, the higher the pitch.
  sounds: {
    placed: 'place',
    burst: ({ combo }) => ({ cue: 'line', semitones: 2 * getLift(combo) }),
    dealt: 'drop',
  },
};
