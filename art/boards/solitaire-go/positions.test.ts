import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from '../../cards/deck.ts';
import { isAlternating, listCardsHome } from '../play/deal-cards.ts';
import { sortNames } from '../play/test-cards.ts';
import * as klondike from './klondike.ts';
import * as solitaire from './positions.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('Klondike', () => {
  it('deals 28 cards on seven columns and 24 to the stock', () => {
    const state = klondike.dealKlondike(1);
    expect(state.columns.map(({ down, up }) => down.length + up.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state.columns.every(({ up }) => up.length === 1)).toBe(true);
    expect(state.stock).toHaveLength(24);
  });

  it.each(Object.entries(solitaire.positions))('keeps all 52 cards in the board "%s"', (_, position) => {
    expect(sortNames(klondike.collectCards(position()))).toEqual(sortNames(DECK));
  });

  it('loses no card in any game', () => {
    assert(
      property(integer({ min: 1, max: 1e6 }), (seed) => {
        for (const state of klondike.playGreedily(seed)) expect(sortNames(klondike.collectCards(state))).toEqual(sortNames(DECK));
      }),
      { numRuns: 4 },
    );
  });

  it('moves what the boards show moving', () => {
    for (const { state, move } of [solitaire.findDraggedRun(), solitaire.findKingRun()])
      expect(klondike.playKlondike(state, move)).not.toBe(state);
    const { state, move } = solitaire.findKingRun();
    expect(klondike.getRun(state, move)[0]).toEqual({ rank: 'king', suit: 'spades' });
  });

  it('refuses what the rules of the game refuse', () => {
    const state = klondike.dealKlondike(1);
    const tops = state.columns.map(({ up }) => up[0]!);
    for (const [from, card] of tops.entries())
      for (const [to, under] of tops.entries()) {
        const isPlayed = klondike.playKlondike(state, { type: 'move', from, to, count: 1 }) !== state;
        expect(isPlayed).toBe(isAlternating(card, under));
      }
  });

  it('scores as Solitaire Go does', () => {
    for (const seed of [1, 2, 3]) {
      let before = klondike.dealKlondike(seed);
      for (const state of klondike.playGreedily(seed)) {
        const home = listCardsHome(state.foundations).length - listCardsHome(before.foundations).length;
        const turned = sum(before.columns.map(({ down }) => down.length)) - sum(state.columns.map(({ down }) => down.length));
        const isFromWaste = home === 0 && state.waste.length < before.waste.length && state.stock.length === before.stock.length;
        expect(state.score - before.score).toBe(10 * home + 5 * turned + (isFromWaste ? 5 : 0));
        before = state;
      }
    }
  });
});
