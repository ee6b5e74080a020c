// Tests the legal moves and the best targets of cards.
import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { findBestPlace, hasPlace, listLegalMoves, findTargets, type SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { isUntouched } from '#app/games/solitaire/rules/table.ts';
import { parseCard, parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';
import { DRAW, getFoundation, createState } from './test-table.ts';

const { after, refusal } = createTestPlay(rules);

describe('the legal moves', () => {
  it('include a draw while the stock or the waste has a card', () => {
    expect(listLegalMoves(createState({ columns: ['KS'] }))).not.toContainEqual(DRAW);
    for (const pile of [{ stock: '5H' }, { waste: '5H' }]) expect(listLegalMoves(createState(pile))).toContainEqual(DRAW);
  });

  it('are empty during the automatic finish', () => {
    const open = createState({ columns: ['KS', 'KH', 'KD', 'KC'], home: 'QS QH QD QC' });
    expect(listLegalMoves(open)).not.toEqual([]);
    expect(listLegalMoves(after(open, { type: 'finish' }))).toEqual([]);
  });
});

it('cards that are no run have no target, whatever their first card', () => {
  expect(findTargets(createState({ columns: ['9H | 8C 7H', 'TS'] }), 0, 3)).toEqual([]);
});

it('a card has a target if a foundation or a column accepts it', () => {
  const state = createState({ columns: ['5S', '6S', '7S', '8S', '9S', 'TS', 'JS'], home: 'AH' });
  expect(['2H', '4D', '3H', '5C'].map((signs) => hasPlace(state, parseCard(signs)))).toEqual([true, true, false, false]);
});

it('a table is untouched until a card is drawn, scored with or moved', () => {
  const start = rules.start(rules.variants[0].options, 5);
  expect(isUntouched(start)).toBe(true);
  for (const touched of [after(start, DRAW), { ...start, score: 10 }, createState({ columns: ['KS'] })])
    expect(isUntouched(touched)).toBe(false);
});

describe('the best target of a card', () => {
  const send = (from: number, count = 1): SolitaireMove => ({ type: 'send', from, count });

  it('KLO10 is a foundation, then the leftmost column that accepts it', () => {
    const state = createState({ columns: ['', '3S', '3C', '2H', '2D'], home: 'AH' });
    expect(findBestPlace(state, 3, 1)).toBe(getFoundation(1));
    expect(after(state, send(4)).columns[1]).toEqual(parseCards('3S 2D'));
  });

  it('KLO10 is absent for a king that already leads a column', () => {
    const state = createState({ columns: ['', 'KS QH', '2C | KD'] });
    expect(refusal(state, send(1, 2))).toBe('King of spades has nowhere to go.');
    expect(after(state, send(2)).columns[0]).toEqual(parseCards('KD'));
    expect(after(createState({ columns: ['KS'], home: 'QS' }), send(0)).foundations[0]).toBe(parseCard('KS'));
  });

  it('KLO10 exists for whole runs, too, but never for hidden cards', () => {
    const state = createState({ columns: ['2C 9H | 8C 7H', '9D'] });
    expect(after(state, send(0, 2)).columns[1]).toEqual(parseCards('9D 8C 7H'));
    expect(refusal(state, send(0, 3))).toBe("Those cards can't move together.");
  });
});
