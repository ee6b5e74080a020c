import { expect, it } from 'vitest';
import { RANKS } from '#app/card-kit/rules/cards.ts';
import { getPenWidth, isCourt } from '#app/card-kit/view/card-shapes.ts';

it('has portraits from the jack on', () => {
  expect(RANKS.filter((_, rank) => isCourt(rank))).toEqual(['Jack', 'Queen', 'King']);
});

it('draws the two digits of the 10 with a thinner pen', () => {
  const pens = RANKS.map((_, rank) => getPenWidth(rank));
  expect(RANKS.filter((_, rank) => pens[rank] === Math.min(...pens))).toEqual(['10']);
});
