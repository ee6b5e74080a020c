// Invariants of Lamps, checked after every move.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import type { LampsEvent, LampsMove, LampsState } from '#templates/board/rules/rules.ts';

export const invariants: Invariants<LampsState, LampsMove, LampsEvent> = {
  checkState: ({ isOn, needsPress, size }) =>
    assertHolds(isOn.length === size * size && needsPress.length === size * size, 'the board has another size'),
  checkStep(before, after) {
    const changed = after.isOn.filter((isOn, cell) => isOn !== before.isOn[cell]).length;
    assertHolds(changed >= 3 && changed <= 5, 'a press changed other lamps than one and its neighbors');
  },
};
