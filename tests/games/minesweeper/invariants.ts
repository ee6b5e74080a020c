// Invariants of Minesweeper, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { hints, findProof } from '#app/games/minesweeper/hints.ts';
import { FLAGGED, HIDDEN, MINE, OPEN } from '#app/games/minesweeper/rules/field.ts';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import type { MinesweeperEvent, MinesweeperMove, MinesweeperState } from '#app/games/minesweeper/rules/state.ts';

function findNeighbors({ width, height }: MinesweeperState, cell: number): number[] {
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
  assertHolds(field.filter((cell) => cell === MINE).length === mines, 'the mines are not as many as they should be');
  for (const [cell, nearby] of field.entries())
    if (nearby !== MINE)
      assertHolds(findNeighbors(state, cell).filter((other) => field[other] === MINE).length === nearby, 'a number is wrong');
}

/** Whether two lists contain the same squares in any order. */
function hasSameCells(cells: readonly number[], others: readonly number[]): boolean {
  const sortAndJoin = (list: readonly number[]) => list.toSorted((a, b) => a - b).join();
  return sortAndJoin(cells) === sortAndJoin(others);
}

/** The events describe every change of a cover, and nothing else. */
function checkEvents(before: MinesweeperState, after: MinesweeperState, events: readonly MinesweeperEvent[]): void {
  const getEventCells = (type: MinesweeperEvent['type']) =>
    events.flatMap((event) => (event.type !== type ? [] : 'cells' in event ? event.cells : event.cell));
  const findChangedCells = (cover: number, isMine: boolean) =>
    after.covers.flatMap((value, cell) => {
      const isChanged = value === cover && before.covers[cell] !== cover;
      return isChanged && (after.field[cell] === MINE) === isMine ? cell : [];
    });
  assertHolds(hasSameCells(getEventCells('opened'), findChangedCells(OPEN, false)), 'the opened events do not match the squares');
  assertHolds(hasSameCells(getEventCells('exploded'), findChangedCells(OPEN, true)), 'the exploded events do not match the mines');
  const flagged = [...findChangedCells(FLAGGED, true), ...findChangedCells(FLAGGED, false)];
  const isWon = rules.outcome(after)?.result === 'won';
  assertHolds(isWon || hasSameCells(getEventCells('flagged'), flagged), 'the flagged event has the wrong square');
  const unflagged = before.covers.flatMap((cover, cell) => (cover === FLAGGED && after.covers[cell] === HIDDEN ? cell : []));
  assertHolds(hasSameCells(getEventCells('unflagged'), unflagged), 'the unflagged event has the wrong square');
}

/** The board can be solved by proven squares only, starting from the opened square. */
function checkDailyBoard(board: MinesweeperState): void {
  let state = board;
  assertHolds(state.opened > 0, 'the first square is not open');
  while (rules.outcome(state) === null) {
    const safe = hints.moves(state).find((move) => move.type === 'reveal' && findProof(state, move)?.isMine === false);
    const played = safe && rules.play(state, safe);
    assertHolds(played !== undefined && 'state' in played, 'the board requires a guess');
    if (played && 'state' in played) ({ state } = played);
  }
  assertHolds(rules.outcome(state)?.result === 'won', 'logic leads to a mine');
}

export const invariants: Invariants<MinesweeperState, MinesweeperMove, MinesweeperEvent> = {
  checkDailyBoard,
  checkState(state) {
    const { field, covers, flags, opened, hits, width, height, mines } = state;
    assertHolds(covers.length === width * height, 'squares are missing');
    assertHolds(covers.filter((cover) => cover === FLAGGED).length === flags, 'the flag count is wrong');
    const open = covers.flatMap((cover, cell) => (cover === OPEN ? cell : []));
    assertHolds(open.filter((cell) => field[cell] !== MINE).length === opened, 'the count of open squares is wrong');
    assertHolds(
      hasSameCells(
        open.filter((cell) => field[cell] === MINE),
        hits,
      ),
      'a mine went off that was not hit',
    );
    const result = hits.length > 0 ? 'lost' : opened === width * height - mines ? 'won' : undefined;
    assertHolds(rules.outcome(state)?.result === result, 'the outcome does not match the board');
  },
  checkStep(before, after, by, events) {
    if (typeof by === 'number') throw new Error('the time step changed the state');
    const { type, cell } = by;
    assertHolds(after.clicks === before.clicks + 1, 'a move is not one click');
    if (before.field.length === 0 && after.field.length > 0) {
      checkField(after);
      assertHolds(type === 'reveal' && after.field[cell] === 0, 'the first square is near a mine');
    } else assertHolds(before.field === after.field, 'the mines moved');
    for (const [square, nearby] of type === 'flag' ? [] : after.field.entries()) {
      const isFresh = after.covers[square] === OPEN && before.covers[square] !== OPEN;
      if (nearby === 0 && isFresh)
        assertHolds(
          findNeighbors(after, square).every((other) => after.covers[other] !== HIDDEN),
          'an empty area was not opened completely',
        );
    }
    for (const [index, cover] of before.covers.entries())
      assertHolds(cover !== OPEN || after.covers[index] === OPEN, 'an open square was closed');
    assertHolds(
      (type === 'chord') === events.some((event) => event.type === 'chorded' && event.cell === cell),
      'the chorded event does not match the move',
    );
    checkEvents(before, after, events);
  },
};
