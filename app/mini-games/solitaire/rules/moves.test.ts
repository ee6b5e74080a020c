// What a table of Solitaire allows, asked of it directly.
import { describe, expect, it } from 'vitest';
import { playing } from '#app/mini-games/test-play.ts';
import { hasPlace, legalMoves, targetsFor } from './moves.ts';
import { rules } from './rules.ts';
import { isUntouched } from './table.ts';
import { card, DRAW, given } from './test-table.ts';

const { after } = playing(rules);

describe('the legal moves', () => {
  it('have a draw as long as stock or waste have a card', () => {
    expect(legalMoves(given({ columns: ['KS'] }))).not.toContainEqual(DRAW);
    for (const pile of [{ stock: '5H' }, { waste: '5H' }]) expect(legalMoves(given(pile))).toContainEqual(DRAW);
  });

  it('are none while the last cards go home', () => {
    const open = given({ columns: ['KS', 'KH', 'KD', 'KC'], home: 'QS QH QD QC' });
    expect(legalMoves(open)).not.toEqual([]);
    expect(legalMoves(after(open, { type: 'finish' }))).toEqual([]);
  });
});

it('cards that may not be taken together go nowhere, whatever leads them', () => {
  expect(targetsFor(given({ columns: ['9H | 8C 7H', 'TS'] }), 0, 3)).toEqual([]);
});

it('a card has a place where a foundation or a column takes it', () => {
  const state = given({ columns: ['5S', '6S', '7S', '8S', '9S', 'TS', 'JS'], home: 'AH' });
  expect(['2H', '4D', '3H', '5C'].map((signs) => hasPlace(state, card(signs)))).toEqual([true, true, false, false]);
});

it('a table is untouched until a card is drawn, scored with or moved', () => {
  const start = rules.start(rules.variants[0].options, 5);
  expect(isUntouched(start)).toBe(true);
  for (const touched of [after(start, DRAW), { ...start, score: 10 }, given({ columns: ['KS'] })]) expect(isUntouched(touched)).toBe(false);
});
