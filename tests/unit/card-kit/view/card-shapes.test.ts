import { expect, it } from 'vitest';
import { RANKS } from '#app/card-kit/rules/cards.ts';
import { isCourt } from '#app/card-kit/view/card-shapes.ts';

it('has portraits from the jack on', () => {
  expect(RANKS.filter((_, rank) => isCourt(rank))).toEqual(['Jack', 'Queen', 'King']);
});
