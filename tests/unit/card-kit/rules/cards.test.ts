import { expect, it } from 'vitest';
import {
  canGoOnFoundation,
  canStackOn,
  DECK_STEP,
  getCardName,
  getRank,
  getRunName,
  getSuit,
  isKing,
  isSafeAtHome,
  NO_CARD,
} from '#app/card-kit/rules/cards.ts';
import { countHomeCards } from '#app/card-kit/rules/piles.ts';
import { parseCard } from './parse-cards.ts';

it.each([
  ['QH', 1, 'Queen of hearts'],
  ['TC', 1, '10 of clubs'],
  ['9H', 3, '9 of hearts and 2 more'],
])('names a run from %s of %i cards: %s', (card, count, name) => {
  expect(getRunName(parseCard(card), count)).toBe(name);
});

it('has the same cards in every deck', () => {
  const second = parseCard('QH') + DECK_STEP;
  expect([getRank(second), getSuit(second), getCardName(second)]).toEqual([11, 1, 'Queen of hearts']);
  expect(getRank(NO_CARD)).toBe(-1);
});

it('knows kings', () => {
  expect(['KS', 'KD', 'QS', 'AS'].map((card) => isKing(parseCard(card)))).toEqual([true, true, false, false]);
});

it.each([
  ['9H', 'TS', true],
  ['9S', 'TD', true],
  ['9H', 'TD', false],
  ['9H', '9S', false],
  ['TS', '9H', false],
  ['9H', 'JS', false],
])('%s on %s in alternating colors: %s', (card, under, isAllowed) => {
  expect(canStackOn(parseCard(card), parseCard(under))).toBe(isAllowed);
});

it('a foundation begins with any ace and goes on by suit', () => {
  expect(['AS', 'AD', '2S'].map((card) => canGoOnFoundation(parseCard(card), NO_CARD))).toEqual([true, true, false]);
  expect(['2S', '2H', '3S', 'AS'].map((card) => canGoOnFoundation(parseCard(card), parseCard('AS')))).toEqual([true, false, false, false]);
});

it('counts the cards on the foundations by suit', () => {
  expect(countHomeCards([parseCard('3D'), NO_CARD, parseCard('AS'), parseCard('KH')])).toEqual([1, 13, 0, 3]);
});

// The counts are those of spades, hearts, clubs and diamonds.
it.each([
  ['an ace', 'AS', [0, 0, 0, 0], true],
  ['a two', '2S', [1, 0, 0, 0], true],
  ['a three while a red two is away', '3S', [2, 1, 1, 2], false],
  ['a three once both red twos are home', '3S', [2, 2, 0, 2], true],
  ['a six while the other black four can be needed', '6S', [5, 5, 2, 5], false],
  ['a six once the other black three is home', '6S', [5, 5, 3, 5], true],
  ['a red six, which depends on the black fives', '6H', [5, 5, 4, 3], false],
  ['a red six', '6H', [5, 5, 5, 3], true],
] as const)('%s: %s is safe at home with %j: %s', (_, card, home, isSafe) => {
  expect(isSafeAtHome(home, parseCard(card))).toBe(isSafe);
});
