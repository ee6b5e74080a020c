import { expect, it } from 'vitest';
import { cardName, RANKS } from '#app/games/solitaire/rules/cards.ts';
import { card } from './test-table.ts';

it('names its cards', () => {
  expect(cardName(card('QH'))).toBe('Queen of hearts');
  expect(cardName(card('TC'))).toBe('10 of clubs');
  expect(RANKS).toHaveLength(13);
});
