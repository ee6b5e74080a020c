// Tests what is said about the move that lost a game of Minesweeper.
import { expect, it } from 'vitest';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import type { MinesweeperMove } from '#app/games/minesweeper/rules/state.ts';
import { findTurningPoint } from '#app/games/minesweeper/turning-point.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { listHistory } from '#tests/unit/card-kit/solver/lost-game.ts';

const { after } = createTestPlay(rules);
const SEED = 488; // 01***432 in the first row, if that is opened at its left end

const move = (type: MinesweeperMove['type'], cell: number): MinesweeperMove => ({ type, cell });
const FIRST = move('reveal', 0);

it.each<[string, number, number, MinesweeperMove[], string]>([
  ['by a number', 0, SEED, [FIRST, move('reveal', 2)], 'Row 1, column 3 was a mine: the 1 at row 1, column 2 needs it.'],
  [
    'whatever was flagged wrongly before',
    0,
    SEED,
    [FIRST, move('flag', 23), move('reveal', 3)],
    'Row 1, column 4 was a mine: the 2 at row 2, column 3 needs it.',
  ],
  [
    'by the flag that was wrong',
    0,
    SEED,
    [FIRST, move('flag', 13), move('flag', 14), move('flag', 23), move('chord', 22)],
    'The flag at row 3, column 8 was wrong: the 1 at row 4, column 7 has all its mines.',
  ],
  [
    'by a safe square, where nothing told of the mine',
    1,
    1,
    [FIRST, move('reveal', 48)],
    'Nothing told that row 6, column 4 was a mine, but row 3, column 4 was safe: the 1 at row 2, column 3 has all its mines.',
  ],
])('MIN24 explains the mine %s', (_, variant, seed, moves, why) => {
  const history = listHistory(after, rules.start(rules.variants[variant]!.options, seed), moves);
  expect(findTurningPoint(history, moves)).toEqual({ index: moves.length - 1, why });
});

it('MIN24 knows of no move before a mine was hit', () => {
  expect(findTurningPoint(listHistory(after, rules.start(rules.variants[0].options, SEED), [FIRST]), [FIRST])).toBeNull();
});
