import { describe, expect, it } from 'vitest';
import { DECK, RANKS } from '../../cards/deck.ts';
import { isCard } from '../play/deal-cards.ts';
import { sortNames } from '../play/test-cards.ts';
import * as beleaguered from './beleaguered.ts';
import * as castle from './positions.ts';

describe('Beleaguered Castle', () => {
  it('deals eight rows of six round the four aces', () => {
    const state = beleaguered.dealCastle(1);
    expect(state.rows.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6, 6, 6]);
    expect(sortNames(beleaguered.collectCards(state))).toEqual(sortNames(DECK));
  });

  it.each(Object.entries(castle.positions))('keeps all 52 cards in the board "%s"', (_, position) => {
    expect(sortNames(beleaguered.collectCards(position()))).toEqual(sortNames(DECK));
  });

  it('moves what the boards show moving', () => {
    const six = castle.positions.six();
    const from = six.rows.findIndex((row) => isCard(row.at(-1), '6', 'diamonds'));
    const to = six.rows.findIndex((row) => isCard(row.at(-1), '7', 'clubs'));
    expect(beleaguered.playCastle(six, `${from + 1}${to + 1}`)).not.toBe(six);
    expect(castle.playChainHome(castle.positions.chain()).flown).toEqual(RANKS.slice(4, 9).map((rank) => ({ suit: 'hearts', rank })));
  });
});
