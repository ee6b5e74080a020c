// Invariants of Spider, checked after every move.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { getRank, getSuit } from '#app/card-kit/rules/cards.ts';
import type { SpiderEvent } from '#app/games/spider/rules/changes.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import {
  getLeadCard,
  getScore,
  getTopCard,
  isWon,
  COLUMN_COUNT,
  createPack,
  RUN_COUNT,
  RUN_LENGTH,
} from '#app/games/spider/rules/table.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';

function countHiddenCards({ hidden }: SpiderState): number {
  return hidden.reduce((sum, count) => sum + count, 0);
}

export const invariants: Invariants<SpiderState, SpiderMove, SpiderEvent> = {
  checkState(state) {
    const { columns, stock, runs, hidden, options } = state;
    const cards = [...columns.flat(), ...stock, ...runs.flat()].toSorted((a, b) => a - b);
    assertHolds(
      cards.join() ===
        createPack(options.suits)
          .toSorted((a, b) => a - b)
          .join(),
      'the cards are not the two decks',
    );
    assertHolds(stock.length % COLUMN_COUNT === 0, 'the stock is not a number of deals');
    for (const [column, pile] of columns.entries()) {
      const count = hidden[column] ?? -1;
      assertHolds(count >= 0 && (pile.length === 0 ? count === 0 : count < pile.length), 'the top card of a column is face down');
    }
    for (const run of runs) {
      const [king = -1] = run;
      assertHolds(run.length === RUN_LENGTH, 'a complete run has a wrong length');
      assertHolds(
        run.every((card, index) => getRank(card) === RUN_LENGTH - 1 - index && getSuit(card) === getSuit(king)),
        'a complete run is out of order',
      );
    }
    assertHolds(getScore(state) === 500 - state.moves + 100 * runs.length, 'the score is wrong');
  },
  checkStep(before, after, _, events) {
    const count = (type: SpiderEvent['type']) => events.filter((event) => event.type === type).length;
    assertHolds(after.moves === before.moves + 1, 'a move is not counted once');
    assertHolds(count('moved') + count('dealt') === 1, 'there is not exactly one move');
    assertHolds(countHiddenCards(after) === countHiddenCards(before) - count('turned-up'), 'a turned-up event is missing');
    assertHolds(after.runs.length === before.runs.length + count('completed'), 'a completed event is missing');
    assertHolds(
      count('won') === (isWon(after) ? 1 : 0) && (after.runs.length === RUN_COUNT) === isWon(after),
      'there is not exactly one won event',
    );
    for (const event of events) {
      if (event.type === 'dealt')
        assertHolds(event.cards.length === before.stock.length - after.stock.length, 'the dealt event has the wrong cards');
      if (event.type === 'moved') {
        assertHolds(getLeadCard(before, event.from, event.count) === event.card, 'the moved event has the wrong card');
        assertHolds(getTopCard(before, event.to) === event.onto, 'the moved event has the wrong target card');
      }
    }
  },
};
