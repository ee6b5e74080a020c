// The rules of Tetris: ten columns, seven shapes, full rows go.
import type { Engine, News } from '#app/mini-games/rules.ts';
import { flowed, periodMs } from './flow.ts';
import { allReleased, pressed, released, type Key } from './keys.ts';
import { hardDropped, swapped, turnedPiece, withNextPiece } from './pieces.ts';
import type { TurnWay } from './shapes.ts';
import { emptyGame, isRunning, levelOf, type TetrisOptions, type TetrisState } from './state.ts';
import { describe } from '#app/mini-games/tetris/words.ts';

export type TetrisMove =
  | { readonly type: 'start' }
  | { readonly type: 'press'; readonly key: Key }
  | { readonly type: 'release'; readonly key: Key }
  | { readonly type: 'release-all' }
  | { readonly type: 'rotate'; readonly turn: TurnWay }
  | { readonly type: 'hard-drop' }
  | { readonly type: 'hold' }
  | { readonly type: 'tick'; readonly elapsedMs: number };

export function isOver(state: TetrisState): boolean {
  return state.isStarted && state.piece === null;
}

/** Whether a move is the player's wish to do something, so that it starts a game that waits. */
function isAction({ type }: TetrisMove): boolean {
  return type !== 'release' && type !== 'release-all' && type !== 'tick';
}

function play(state: TetrisState, move: TetrisMove): TetrisState {
  if (!state.isStarted) return isAction(move) ? withNextPiece({ ...state, isStarted: true }) : state;
  if (!isRunning(state)) return state;
  switch (move.type) {
    case 'start':
      return state;
    case 'press':
      return pressed(state, move.key);
    case 'release':
      return released(state, move.key);
    case 'release-all':
      return allReleased(state);
    case 'rotate':
      return turnedPiece(state, move.turn);
    case 'hard-drop':
      return hardDropped(state);
    case 'hold':
      return swapped(state);
    case 'tick':
      return flowed(state, move.elapsedMs);
    default:
      move satisfies never;
      return state;
  }
}

/** In real time nothing is said about a move without effect: the status line would chatter. */
function refusal(state: TetrisState, move: TetrisMove): string | null {
  if (!isAction(move) || play(state, move) !== state) return null;
  if (isOver(state)) return 'This game is over.';
  if (state.falls) return null;
  return move.type === 'hold' ? 'Hold works once for each piece.' : 'There is no room.';
}

function news(before: TetrisState, after: TetrisState): News | null {
  if (isOver(after)) return { title: 'Game Over!', detail: `Final score: ${after.score}` };
  const level = levelOf(after);
  if (level === levelOf(before)) return null;
  return { title: `Level ${level}!`, ...(after.falls && { detail: 'Speed increased!' }) };
}

function candidateMoves(state: TetrisState): readonly TetrisMove[] {
  if (!state.isStarted) return [{ type: 'start' }];
  if (isOver(state)) return [];
  return [
    { type: 'hard-drop' },
    { type: 'rotate', turn: 'clockwise' },
    { type: 'rotate', turn: 'counterclockwise' },
    { type: 'press', key: 'left' },
    { type: 'press', key: 'right' },
    { type: 'press', key: 'down' },
    { type: 'hold' },
    { type: 'release-all' },
  ];
}

/** Four lines at once score most; a piece that has no room to come in, or lies above the field, ends the game. */
export const engine: Engine<TetrisState, TetrisMove, TetrisOptions> = {
  version: 1,
  variants: [
    { label: 'Classic', options: { firstLevel: 1, falls: true } },
    { label: 'Start at level 10', options: { firstLevel: 10, falls: true } },
    { label: 'Step by step', options: { firstLevel: 1, falls: false } },
  ],
  start: emptyGame,
  play,
  refusal,
  status: (state) => (isOver(state) ? 'lost' : 'playing'),
  score: (state) => state.score,
  describe,
  candidateMoves,
  news,
  summary: (state) => [`Lines: ${state.lines}`, `Level: ${levelOf(state)}`],
  hasBegun: (state) => state.isStarted,
  clock: { isContinuous: true, period: periodMs, tick: (elapsedMs) => ({ type: 'tick', elapsedMs }) },
};
