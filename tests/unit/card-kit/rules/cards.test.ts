import { expect, it } from 'vitest';
import { getCardName, RANKS } from '#app/card-kit/rules/cards.ts';
import { parseCard } from './parse-cards.ts';

it('names its cards', () => {
  expect(getCardName(parseCard('QH'))).toBe('Queen of hearts');
  expect(getCardName(parseCard('TC'))).toBe('10 of clubs');
  expect(RANKS).toHaveLength(13);
});
