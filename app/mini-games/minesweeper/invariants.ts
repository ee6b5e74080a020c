// What always holds in Minesweeper.
import { engine } from '#app/mini-games/minesweeper/rules/rules.ts';
import { FLAGGED, HIDDEN, MINE, OPEN } from '#app/mini-games/minesweeper/rules/field.ts';
import { MOVE_TYPES, type MinesweeperMove, type MinesweeperState } from '#app/mini-games/minesweeper/rules/state.ts';
import { must, soakOf } from './soak-game.ts';

function around({ width, height }: MinesweeperState, cell: number): number[] {
  const [row, column] = [Math.floor(cell / width), cell % width];
  return [-1, 0, 1].flatMap((y) =>
    [-1, 0, 1].flatMap((x) => {
      const isOn = row + y >= 0 && row + y < height && column + x >= 0 && column + x < width && (x !== 0 || y !== 0);
      return isOn ? (row + y) * width + column + x : [];
    }),
  );
}

function checkField(state: MinesweeperState): void {
  const { field, mines } = state;
  must(field.filter((cell) => cell === MINE).length === mines, 'the mines are not as many as they should be');
  for (const [cell, nearby] of field.entries())
    if (nearby !== MINE) must(around(state, cell).filter((other) => field[other] === MINE).length === nearby, 'a number is wrong');
}

export const minesweeper = soakOf({
  title: 'Minesweeper',
  engine,
  randomMove: ({ covers }, roll): MinesweeperMove => ({
    type: MOVE_TYPES[roll(MOVE_TYPES.length)] ?? 'reveal',
    cell: roll(covers.length + 1),
  }),
  checkState(state) {
    const { field, covers, flags, opened, hits, width, height, mines } = state;
    must(covers.length === width * height, 'squares are missing');
    must(covers.filter((cover) => cover === FLAGGED).length === flags, 'the flags are not as many as they are said to be');
    const open = covers.flatMap((cover, cell) => (cover === OPEN ? cell : []));
    must(open.filter((cell) => field[cell] !== MINE).length === opened, 'the open squares are not as many as they are said to be');
    must(open.filter((cell) => field[cell] === MINE).length === hits.length, 'a mine went off that was not hit');
    const status = hits.length > 0 ? 'lost' : opened === width * height - mines ? 'won' : 'playing';
    must(engine.status(state) === status, 'the status does not tell the board');
  },
  checkStep(before, after, { type, cell }) {
    if (before.field.length === 0 && after.field.length > 0) {
      checkField(after);
      must(type === 'reveal' && after.field[cell] === 0, 'the first square is near a mine');
    } else must(before.field === after.field, 'the mines moved');
    for (const [square, nearby] of type === 'flag' ? [] : after.field.entries()) {
      const isFresh = after.covers[square] === OPEN && before.covers[square] !== OPEN;
      if (nearby === 0 && isFresh)
        must(
          around(after, square).every((other) => after.covers[other] !== HIDDEN),
          'a clear area has stopped too soon',
        );
    }
    for (const [index, cover] of before.covers.entries()) must(cover !== OPEN || after.covers[index] === OPEN, 'an open square was closed');
  },
});
