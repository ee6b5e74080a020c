import { describe, expect, it } from 'vitest';
import { SUITS } from '../../cards/deck.ts';
import { createTwoDecks } from '../play/deal-cards.ts';
import { sortNames } from '../play/test-cards.ts';
import * as spiderPositions from './positions.ts';
import * as spider from './spider.ts';

describe('Spider', () => {
  it('deals 54 cards on ten columns and 50 to the stock', () => {
    const state = spider.dealSpider(1, SUITS);
    expect(state.columns.map(({ down, up }) => down.length + up.length)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
    expect(state.stock).toHaveLength(50);
  });

  it.each(Object.entries(spiderPositions.positions))('keeps all 104 cards in the board "%s"', (_, position) => {
    const state = position();
    expect(sortNames(spider.collectCards(state))).toEqual(sortNames(createTwoDecks(state.suits)));
  });

  it('finishes the run that the board shows', () => {
    const { state, move } = spiderPositions.findFinishingMove();
    const after = spider.playSpider(state, move);
    expect(after.done).toEqual([...state.done, 'spades']);
    expect(sortNames(spider.collectCards(after))).toEqual(sortNames(createTwoDecks(state.suits)));
  });
});
