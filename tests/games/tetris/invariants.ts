// Invariants of Tetris, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { rules, type TetrisMove } from '#app/games/tetris/rules/rules.ts';
import { getCells, COLUMNS, SHAPES } from '#app/games/tetris/rules/shapes.ts';
import { getLevel, getLineScore, type TetrisEvent, type TetrisState } from '#app/games/tetris/rules/state.ts';
import { ROWS, getShapeAt, type Well } from '#app/games/tetris/rules/well.ts';

const COLUMN_NUMBERS = Array.from({ length: COLUMNS }, (_, column) => column);

/** The number of filled cells of each row, from the top. */
function countFilledCells(well: Well): number[] {
  return well.map((row, index) => (row === 0 ? 0 : COLUMN_NUMBERS.filter((column) => getShapeAt(well, column, index) !== null).length));
}

/** The queue keeps its order and grows by whole bags. */
function checkQueue(before: TetrisState, after: TetrisState): void {
  const bags = after.queue.length - before.queue.length;
  // Pieces are taken from the front; the queue grows at the end by whole bags of seven.
  const taken = ((-bags % 7) + 7) % 7;
  const kept = before.queue.slice(taken);
  assertHolds(
    kept.every((shape, index) => after.queue[index] === shape),
    'the pieces to come changed their order',
  );
  const fresh = after.queue.slice(kept.length);
  assertHolds(fresh.length % 7 === 0 && new Set(fresh).size === Math.min(fresh.length, 7), 'a bag does not hold all seven shapes');
}

/** The events match the change of the state. */
function checkEvents(before: TetrisState, after: TetrisState, events: readonly TetrisEvent[]): void {
  const cleared = events.flatMap((event) => (event.type === 'cleared' ? event.rows.length : []));
  const count = (type: TetrisEvent['type']) => events.filter((event) => event.type === type).length;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  assertHolds(count('landed') === after.placed - before.placed, 'the number of landed events is wrong');
  assertHolds(sum(cleared) === after.lines - before.lines, 'the cleared events do not match the lines');
  assertHolds(sum(cleared.map(getLineScore)) === after.score - before.score, 'the score does not match the events');
  const levels = events.flatMap((event) => (event.type === 'level-up' ? event.level : []));
  assertHolds((levels.at(-1) ?? getLevel(before)) === getLevel(after), 'the level-up events do not match the level');
  assertHolds(count('ended') === (rules.outcome(after) ? 1 : 0), 'there is not exactly one ended event');
  assertHolds(count('started') === (after.isStarted && !before.isStarted ? 1 : 0), 'there is not exactly one started event');
  assertHolds(count('held') === 0 || after.held === before.piece?.shape, 'the held event does not match the held piece');
  if (after.placed > before.placed || count('held') > 0 || !before.piece || !after.piece) return;
  assertHolds(count('rotated') > 0 === (after.piece.turn !== before.piece.turn), 'the rotated event does not match the piece');
  if (count('rotated') > 0) return;
  const way = sum(events.map((event) => (event.type === 'moved' ? (event.side === 'left' ? -1 : 1) : 0)));
  assertHolds(after.piece.column - before.piece.column === way, 'the moved events do not match the piece');
  assertHolds(after.piece.row - before.piece.row >= count('soft-dropped'), 'the soft-dropped events do not match the piece');
}

export const invariants: Invariants<TetrisState, TetrisMove, TetrisEvent> = {
  checkState({ well, piece, queue, placed, lines, score, sides }) {
    const rows = countFilledCells(well);
    assertHolds(well.length === ROWS && rows.every((count) => count < COLUMNS), 'the well lacks a row or keeps a full one');
    assertHolds(
      rows.reduce((sum, count) => sum + count, 0) === 4 * placed - COLUMNS * lines,
      'cells appeared or disappeared other than by pieces and full rows',
    );
    for (const [column, row] of piece === null ? [] : getCells(piece))
      assertHolds(column >= 0 && column < COLUMNS && row < ROWS && getShapeAt(well, column, row) === null, 'the piece overlaps the well');
    assertHolds(queue.length >= 5 && queue.every((shape) => SHAPES.includes(shape)), 'the queue has fewer than five pieces');
    assertHolds(score >= 0 && sides.length <= 2, 'a figure is impossible');
  },
  checkStep(before, after, _, events) {
    checkQueue(before, after);
    checkEvents(before, after, events);
  },
};
