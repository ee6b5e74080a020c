// The rules of Tetris: ten columns, seven shapes, full rows are cleared.
import type { Outcome, Rules } from '#app/game-kit/rules.ts';
import { getDueMs, advanceTime } from './flow.ts';
import { releaseAllKeys, pressKey, releaseKey, type Key } from './held-keys.ts';
import { hardDrop, startGame, holdPiece, rotatePiece } from './pieces.ts';
import type { TurnWay } from './shapes.ts';
import { createGame, hasReachedGoal, isRunning, type TetrisEvent, type TetrisOptions, type TetrisState } from './state.ts';

export type TetrisMove =
  | { readonly type: 'start' }
  | { readonly type: 'press'; readonly key: Key }
  | { readonly type: 'release'; readonly key: Key }
  | { readonly type: 'release-all' }
  | { readonly type: 'rotate'; readonly turn: TurnWay }
  | { readonly type: 'hard-drop' }
  | { readonly type: 'hold' };

export function isOver(state: TetrisState): boolean {
  return state.isStarted && state.piece === null;
}

/** Whether the move starts a waiting game; releasing a key does not. */
function isAction({ type }: TetrisMove): boolean {
  return type !== 'release' && type !== 'release-all';
}

/** The state after a move; the same state if it has no effect. */
function applyMove(state: TetrisState, move: TetrisMove, events: TetrisEvent[]): TetrisState {
  if (!state.isStarted) return isAction(move) ? startGame(state, events) : state;
  if (!isRunning(state)) return state;
  switch (move.type) {
    case 'start':
      return state;
    case 'press':
      return pressKey(state, move.key, events);
    case 'release':
      return releaseKey(state, move.key);
    case 'release-all':
      return releaseAllKeys(state);
    case 'rotate':
      return rotatePiece(state, move.turn, events);
    case 'hard-drop':
      return hardDrop(state, events);
    case 'hold':
      return holdPiece(state, events);
    default:
      move satisfies never;
      return state;
  }
}

/** The message for a move without effect. In real time there is none, because it would change too often. */
function explainRefusal(state: TetrisState, move: TetrisMove): string | null {
  if (state.falls || !isAction(move)) return null;
  if (isOver(state)) return 'This game is over.';
  if (move.type === 'start') return null;
  return move.type === 'hold' ? 'You can only hold once per piece.' : 'No room.';
}

/** Games for points end with 'over'; games with a line goal are won or lost. */
function getOutcome(state: TetrisState): Outcome | null {
  if (!isOver(state)) return null;
  if (state.goalLines === null) return { result: 'over' };
  return { result: hasReachedGoal(state) ? 'won' : 'lost' };
}

const CLASSIC: TetrisOptions = { falls: true, goalLines: null };

/** Four lines at once score most. The game ends if a piece cannot spawn or locks above the field. */
export const rules: Rules<TetrisState, TetrisMove, TetrisEvent, TetrisOptions> = {
  version: 1,
  variants: [
    { id: 'classic', label: 'Classic', pace: 'clock', options: CLASSIC },
    { id: 'step-by-step', label: 'Step by step', pace: 'turns', options: { ...CLASSIC, falls: false } },
    { id: 'sprint', label: 'Sprint, 40 lines', pace: 'clock', options: { ...CLASSIC, goalLines: 40 } },
  ],
  start: createGame,
  play(state, move) {
    const events: TetrisEvent[] = [];
    const next = applyMove(state, move, events);
    return next === state ? { refused: explainRefusal(state, move) } : { state: next, events };
  },
  dueInMs: getDueMs,
  advance(state, ms) {
    const events: TetrisEvent[] = [];
    const next = advanceTime(state, ms, events);
    return next === state ? { refused: null } : { state: next, events };
  },
  outcome: getOutcome,
};
