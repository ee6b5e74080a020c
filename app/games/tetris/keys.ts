// The keys of Tetris: the move of each, and their table.
import type { KeyTableRow } from '#app/game-kit/contract.ts';
import { readKey, readPosition, type KeyPress } from '#app/game-kit/lib/key-events.ts';
import type { TetrisMove } from './rules/rules.ts';

export const keys: readonly (KeyTableRow & { readonly move: TetrisMove })[] = [
  { keys: ['ArrowLeft', 'a'], action: 'Move the piece left', move: { type: 'press', key: 'left' } },
  { keys: ['ArrowRight', 'd'], action: 'Move it right', move: { type: 'press', key: 'right' } },
  { keys: ['ArrowUp', 'w', 'x'], action: 'Rotate it clockwise', move: { type: 'rotate', turn: 'clockwise' } },
  { keys: ['z'], action: 'Rotate it counterclockwise', move: { type: 'rotate', turn: 'counterclockwise' } },
  { keys: ['ArrowDown', 's'], action: 'Soft drop', move: { type: 'press', key: 'down' } },
  { keys: [' '], action: 'Hard drop', move: { type: 'hard-drop' } },
  { keys: ['c'], action: 'Hold it for later', move: { type: 'hold' } },
];

const MOVES = new Map(keys.flatMap((row) => row.keys.map((key) => [key, row.move] as const)));

/** The move of a key: by position, so that the keys lie under the left hand on every layout, and else by name. */
export function getMoveForKey(event: KeyPress): TetrisMove | undefined {
  return MOVES.get(readPosition(event)) ?? MOVES.get(readKey(event));
}
