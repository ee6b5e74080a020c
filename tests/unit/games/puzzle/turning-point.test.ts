// Tests the search for the first wasted move.
import { expect, it } from 'vitest';
import { game } from '#app/games/puzzle/game.ts';
import { rules, type PuzzleMove } from '#app/games/puzzle/rules/rules.ts';
import { findTurningPoint } from '#app/games/puzzle/turning-point.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { listHistory } from '#tests/unit/card-kit/solver/lost-game.ts';

const { after } = createTestPlay(rules);
/** Two moves from the end: 8 and 6 go left and up. */
const dealt = [1, 2, 3, 4, 5, 0, 7, 8, 6];
const start = { dealt, tiles: dealt, moves: 0 };
const push = (direction: 'up' | 'down' | 'left' | 'right'): PuzzleMove => ({ type: 'push', direction });

it.each<[string, PuzzleMove[], number | null]>([
  ['none', [push('up')], null],
  ['the first', [push('down'), push('up'), push('up')], 0],
  ['a whole line there and back', [push('right'), push('right'), push('left'), push('left'), push('up')], 0],
])('SLD16 finds the first wasted move: %s', (_, moves, index) => {
  const history = listHistory(after, start, moves);
  expect(findTurningPoint(history, moves)?.index ?? null).toBe(index);
  const end = history.at(-1)!;
  expect(rules.outcome(end)).toEqual({ result: 'won' });
  expect(game.turningPoints?.afterWin?.(end) ?? null).toBe(index === null ? null : 'First Wasted Move');
});

it('SLD16 says what slid in vain, and how many moves are enough', () => {
  const moves = [push('down'), push('up'), push('up')];
  expect(findTurningPoint(listHistory(after, start, moves), moves)?.why).toBe('Sliding 3 down was wasted: from here 1 move will do.');
});
