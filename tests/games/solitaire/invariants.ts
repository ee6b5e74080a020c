// Invariants of Solitaire, checked after every move and time step.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { playProof } from '../../../tools/proofs/solitaire/proof.ts';
import { CARD_COUNT, NO_CARD } from '#app/card-kit/rules/cards.ts';
import type { SolitaireEvent } from '#app/games/solitaire/rules/changes.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { isFoundation, isWon, getLeadCard, getTopCard, WASTE, type SolitaireState } from '#app/games/solitaire/rules/table.ts';

/** All cards on the table, including those below the top cards of the foundations. */
function listAllCards({ columns, talon, foundations }: SolitaireState): number[] {
  const home = foundations.flatMap((top) => (top < 0 ? [] : Array.from({ length: (top >> 2) + 1 }, (_, index) => top - 4 * index)));
  return [...columns.flat(), ...talon, ...home];
}

function countHiddenCards({ hidden }: SolitaireState): number {
  return hidden.reduce((sum, count) => sum + count, 0);
}

/** Checks an event against the tables before and after it. */
function checkEvent(before: SolitaireState, after: SolitaireState, event: SolitaireEvent): void {
  switch (event.type) {
    case 'drew':
      assertHolds(after.drawn - before.drawn === event.cards.length, 'the drew event has the wrong number of cards');
      assertHolds(getTopCard(after, WASTE) === event.cards.at(-1), 'the drew event has the wrong top card');
      return;
    case 'turned-over':
      assertHolds(before.drawn === before.talon.length && after.drawn === 0, 'the turned-over event does not match the waste');
      return;
    case 'moved': {
      const { card, count, from, to, onto } = event;
      assertHolds(
        getLeadCard(before, from, count) === card && getLeadCard(after, to, count) === card,
        'the moved event has the wrong cards',
      );
      assertHolds(getTopCard(before, to) === onto, 'the moved event has the wrong target card');
      return;
    }
    case 'turned-up':
      assertHolds(
        countHiddenCards(after) === countHiddenCards(before) - 1 && getTopCard(after, event.column) === event.card,
        'the turned-up event does not match the card',
      );
      return;
    case 'completed':
      assertHolds(getTopCard(after, event.foundation) >= CARD_COUNT - 4, 'the completed event does not match the foundation');
      return;
    case 'finishing':
      assertHolds(after.isFinishing && !before.isFinishing, 'the finishing event does not match the state');
      return;
    case 'won':
      assertHolds(isWon(after), 'the won event does not match the state');
      return;
    default:
      event satisfies never;
  }
}

/** The proofs by deal number. */
function readProofs(): ReadonlyMap<number, string> {
  const lines = readFileSync(path.join(import.meta.dirname, '../../../tools/proofs/solitaire/proofs.txt'), 'utf8')
    .trim()
    .split('\n');
  return new Map(lines.map((line) => [Number(line.split(' ')[0]), line.split(' ')[1] ?? '']));
}

export const invariants: Invariants<SolitaireState, SolitaireMove, SolitaireEvent> = {
  checkDailyBoard(board) {
    const proof = readProofs().get(board.deal);
    assertHolds(proof !== undefined && isWon(playProof(board, proof)), 'there is no valid proof for this deal');
  },
  checkState(state) {
    const cards = listAllCards(state);
    assertHolds(cards.length === CARD_COUNT && new Set(cards).size === CARD_COUNT, `there are ${new Set(cards).size} cards`);
    assertHolds(state.drawn >= 0 && state.drawn <= state.talon.length, 'more cards were drawn than there are');
    for (const [column, pile] of state.columns.entries()) {
      const hidden = state.hidden[column] ?? -1;
      assertHolds(hidden >= 0 && (pile.length === 0 ? hidden === 0 : hidden < pile.length), 'the top card of a column is face down');
      for (let index = hidden + 1; index < pile.length; index += 1) {
        const [under = 0, over = 0] = [pile[index - 1], pile[index]];
        assertHolds((over >> 2) + 1 === under >> 2 && (over & 1) !== (under & 1), 'cards are stacked against the rules');
      }
    }
    assertHolds(state.score >= 0 && state.score % 5 === 0, 'the score is impossible');
  },
  checkStep(before, after, _, events) {
    for (const event of events) checkEvent(before, after, event);
    const count = (type: SolitaireEvent['type']) => events.filter((event) => event.type === type).length;
    const moved = events.filter((event) => event.type === 'moved');
    const brought = moved.filter(({ to }) => isFoundation(to)).length - moved.filter(({ from }) => isFoundation(from)).length;
    assertHolds(after.score - before.score === 10 * brought + 5 * count('turned-up'), 'the score does not match the events');
    assertHolds(countHiddenCards(after) === countHiddenCards(before) - count('turned-up'), 'a turned-up event is missing');
    assertHolds(count('won') === (isWon(after) ? 1 : 0), 'there is not exactly one won event');
    const countKings = ({ foundations }: SolitaireState) => foundations.filter((top) => top !== NO_CARD && top >= CARD_COUNT - 4).length;
    assertHolds(countKings(after) - countKings(before) <= count('completed'), 'a completed event is missing');
    assertHolds(events.length > 0, 'there are no events');
  },
};
