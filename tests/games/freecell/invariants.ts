// Invariants of FreeCell, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { CARD_COUNT, getSuit, isKing, NO_CARD, SUIT_COUNT } from '#app/card-kit/rules/cards.ts';
import type { FreeCellEvent } from '#app/games/freecell/rules/changes.ts';
import type { FreeCellMove } from '#app/games/freecell/rules/moves.ts';
import { CELL_COUNT, getLeadCard, getTopCard, isWon, type FreeCellState } from '#app/games/freecell/rules/table.ts';

/** All cards on the table, including those below the top cards of the foundations. */
function listAllCards({ columns, cells, foundations }: FreeCellState): number[] {
  const home = foundations.flatMap((top) =>
    Array.from({ length: Math.floor(top / SUIT_COUNT) + 1 }, (_, index) => top - SUIT_COUNT * index),
  );
  return [...columns.flat(), ...cells.filter((card) => card !== NO_CARD), ...home];
}

export const invariants: Invariants<FreeCellState, FreeCellMove, FreeCellEvent> = {
  checkState(state) {
    const cards = listAllCards(state);
    assertHolds(cards.length === CARD_COUNT && new Set(cards).size === CARD_COUNT, `there are ${new Set(cards).size} cards`);
    assertHolds(state.cells.length === CELL_COUNT, 'there are not four free cells');
    assertHolds(
      state.foundations.every((top, suit) => top === NO_CARD || getSuit(top) === suit),
      'a foundation has the wrong suit',
    );
  },
  checkStep(before, after, by, events) {
    const count = (type: FreeCellEvent['type']) => events.filter((event) => event.type === type).length;
    assertHolds(events.length > 0, 'there are no events');
    assertHolds(after.moves - before.moves === (typeof by === 'number' ? 0 : count('moved')), 'the moves are not counted');
    const countKings = ({ foundations }: FreeCellState) => foundations.filter(isKing).length;
    assertHolds(countKings(after) - countKings(before) === count('completed'), 'a completed event is missing');
    assertHolds(count('won') === (isWon(after) ? 1 : 0), 'there is not exactly one won event');
    for (const event of events) {
      if (event.type !== 'moved') continue;
      assertHolds(getLeadCard(before, event.from, event.count) === event.card, 'the moved event has the wrong card');
      assertHolds(getLeadCard(after, event.to, event.count) === event.card, 'the cards are not at their target');
      assertHolds(getTopCard(before, event.to) === event.onto, 'the moved event has the wrong target card');
    }
  },
};
