// Invariants of Block Blitz, checked after every move.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { CELL_COUNT, findFullLines, SIDE } from '#app/games/block-blitz/rules/field.ts';
import { TRAY_SIZE } from '#app/games/block-blitz/rules/pieces.ts';
import { isOver, type BlockBlitzEvent, type BlockBlitzMove, type BlockBlitzState } from '#app/games/block-blitz/rules/rules.ts';

const countFilled = ({ field }: BlockBlitzState) => field.filter(Boolean).length;

export const invariants: Invariants<BlockBlitzState, BlockBlitzMove, BlockBlitzEvent> = {
  checkState(state) {
    assertHolds(state.field.length === CELL_COUNT && state.tray.length === TRAY_SIZE, 'the board has a wrong size');
    const { rows, columns } = findFullLines(state.field);
    assertHolds(rows.length + columns.length === 0, 'a full line is left');
    assertHolds(state.tray.some(Boolean), 'the tray is empty');
    assertHolds(state.combo <= state.bestCombo && state.bestCombo <= state.turn, 'the combo is impossible');
  },
  checkStep(before, after, _, events) {
    const placed = events.find((event) => event.type === 'placed');
    const burst = events.find((event) => event.type === 'burst');
    const count = placed?.cells.length ?? 0;
    const [rows, columns] = [burst?.rows.length ?? 0, burst?.columns.length ?? 0];
    assertHolds(placed?.cells.every((cell) => before.field[cell] === null) === true, 'a piece covers a filled cell');
    assertHolds(countFilled(after) === countFilled(before) + count - SIDE * (rows + columns) + rows * columns, 'cells appear or vanish');
    assertHolds(after.score === before.score + count + (burst?.points ?? 0), 'the score does not match the events');
    assertHolds(after.lines === before.lines + rows + columns, 'a burst line is not counted');
    assertHolds(after.turn > before.turn === events.some(({ type }) => type === 'dealt'), 'the dealt event does not match the turn');
    assertHolds(events.some(({ type }) => type === 'over') === isOver(after), 'the over event does not match the state');
  },
};
