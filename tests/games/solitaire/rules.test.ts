import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick } from '#app/game-kit/lib/random.ts';
import { text } from '#app/games/solitaire/text.ts';
import { anySeed } from '#tests/any-seed.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import { listLegalMoves, type SolitaireMove, findBestPlace, hasPlace, findTargets } from '#app/games/solitaire/rules/moves.ts';
import { rules, pickWinnableDeal } from '#app/games/solitaire/rules/rules.ts';
import { FIRST_FOUNDATION, WASTE, isUntouched } from '#app/games/solitaire/rules/table.ts';
import { parseCard, parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';
import { ANY_DEAL, DRAW_THREE, WINNABLE, DRAW, getFoundation, createState, createMove, type TableDrawing } from './test-table.ts';

const { after, announce, isRefused, refusal, toasts } = createTestPlay(rules, text);

describe('the deal', () => {
  it('KLO1 lays seven columns of one to seven cards, only the last one open, and 24 cards in the stock', () => {
    const state = rules.start(WINNABLE, 5);
    expect(state.columns.map((column) => column.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state.hidden).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(state.talon).toHaveLength(24);
    expect(state.drawn).toBe(0);
  });

  it('KLO15 differs from seed to seed', () => {
    expect(new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(rules.start(WINNABLE, seed).columns))).size).toBe(50);
  });
});

it('a winnable deal is one with a proof, and other deals are not looked up', () => {
  const { columns } = rules.start(WINNABLE, 5);
  expect(columns).toEqual(rules.start(ANY_DEAL, pickWinnableDeal(5)).columns);
  expect(columns).not.toEqual(rules.start(ANY_DEAL, 5).columns);
});

const SPADES = getFoundation(1);
const FACES_UP: TableDrawing = { columns: ['TS', '9H', '9C', '8H', 'JD'] };
const KINGS: TableDrawing = { columns: ['', '2S | KH QS', 'QD'] };
const RUN: TableDrawing = { columns: ['2C | TS 9H 8C', 'TC', '9D'] };
const NO_RUNS: TableDrawing = { columns: ['9H | 8C', 'TS', '9D 7C'], stock: '5C' };
const WASTED: TableDrawing = { columns: ['4S', '3S'], waste: '3H 2H' };
const TWO_HOME: TableDrawing = { columns: ['', '', '2S'], home: 'AS 2H' };

it.each<[string, TableDrawing, SolitaireMove, readonly string[]]>([
  ['KLO3 a card onto one a rank higher of another color', FACES_UP, createMove(1, 0), ['TS 9H', '', '9C', '8H', 'JD']],
  ['KLO3 a run that a king leads onto an empty column', KINGS, createMove(1, 0, 2), ['KH QS', '2S', 'QD']],
  ['KLO4 a part of a run', RUN, createMove(0, 1, 2), ['2C TS', 'TC 9H 8C', '9D']],
  ['KLO4 the last card of a run', RUN, createMove(0, 2), ['2C TS 9H', 'TC', '9D 8C']],
  ['KLO6 the top card of the waste', WASTED, createMove(WASTE, 1), ['4S', '3S 2H']],
  ['KLO6 the top card of a foundation', { columns: ['3S'], home: '2H' }, createMove(SPADES, 0), ['3S 2H']],
  ['KLO6 the ace of a foundation', { columns: ['2S'], home: 'AH' }, createMove(SPADES, 0), ['2S AH']],
])('moves %s', (_, drawing, move, columns) => {
  expect(after(createState(drawing), move).columns.slice(0, columns.length)).toEqual(columns.map(parseCards));
});

it.each<[string, TableDrawing, SolitaireMove, string]>([
  ['KLO3 onto the same color', FACES_UP, createMove(2, 0), "9 of clubs can't go on 10 of spades."],
  ['KLO3 onto itself', FACES_UP, createMove(0, 0), "10 of spades can't go on 10 of spades."],
  ['KLO3 of a queen to an empty column', KINGS, createMove(2, 0), 'Only a king can go to an empty column.'],
  ['KLO3 of a run without its king to an empty column', KINGS, createMove(1, 0), 'Only a king can go to an empty column.'],
  ['KLO4 of a hidden card', NO_RUNS, createMove(0, 1, 2), "Those cards can't move together."],
  ['KLO4 of cards that are no run', NO_RUNS, createMove(2, 1, 2), "Those cards can't move together."],
  ['KLO4 of no card', NO_RUNS, createMove(0, 1, 0), 'No card to move.'],
  ['KLO4 of no number of cards', NO_RUNS, createMove(0, 1, Number.NaN), 'No card to move.'],
  ['of a column that there is not', NO_RUNS, createMove(9, 1), 'No card to move.'],
  ['to a pile that there is not', NO_RUNS, createMove(0, 12), 'Cards go to a column or a foundation.'],
  ['from an empty pile', { columns: ['', '5H', '6S'] }, createMove(0, 1), 'No card to move.'],
  ['to the waste', { columns: ['', '5H', '6S'] }, createMove(1, WASTE), 'Cards go to a column or a foundation.'],
  ['KLO4 of a run with a card before it', { columns: ['5H 9S 8H', '6S', 'TD'] }, createMove(0, 1, 3), "Those cards can't move together."],
  ['KLO6 of a card below the top of the waste', WASTED, createMove(WASTE, 0, 2), "Those cards can't move together."],
  ['KLO5 of another suit to a foundation', TWO_HOME, createMove(2, getFoundation(2)), "2 of spades doesn't follow 2 of hearts."],
  ['KLO5 of a two to an empty foundation', TWO_HOME, createMove(2, getFoundation(3)), 'Foundations start with an ace.'],
  [
    'KLO5 of several cards to a foundation',
    { columns: ['2S AH'], home: 'AS' },
    createMove(0, SPADES, 2),
    'Foundations take one card at a time.',
  ],
  ['KLO6 between foundations', { home: 'AH', stock: '5C' }, createMove(SPADES, getFoundation(2)), 'Foundations start with an ace.'],
  ['KLO2 of the stock once stock and waste are empty', { columns: ['KS'] }, DRAW, 'Nothing left to draw.'],
])('refuses a move %s', (_, drawing, move, why) => {
  expect(refusal(createState(drawing), move)).toBe(why);
});

describe('stock and waste', () => {
  it('KLO2 draw one card at a time and recycle in the original order, without limit', () => {
    const start = createState({ columns: ['KS'], stock: '2H 3H 4H' });
    const drawn = after(start, DRAW, DRAW);
    expect(drawn.talon[drawn.drawn - 1]).toBe(parseCard('3H'));
    const over = after(drawn, DRAW, DRAW);
    expect(over).toMatchObject({ drawn: 0, talon: start.talon, score: 0 });
    expect(after(over, DRAW).talon[0]).toBe(parseCard('2H'));
  });

  it('draw three at a time in that variant, or the rest at the end', () => {
    const start = createState({ columns: ['KS'], stock: '2H 3H 4H 5H', options: DRAW_THREE });
    expect([1, 2, 3].map((draws) => after(start, ...Array.from({ length: draws }, () => DRAW)).drawn)).toEqual([3, 4, 0]);
  });

  it('KLO6 lose the card that is moved from the waste', () => {
    expect(after(createState(WASTED), createMove(WASTE, 1)).talon).toEqual(parseCards('3H'));
  });
});

it('KLO7 a move turns up the card below, and scores for it', () => {
  const before = createState({ columns: ['4C 2H | 9H', 'TS'], stock: '8S' });
  const state = after(before, createMove(0, 1));
  expect(state.hidden[0]).toBe(1);
  expect(text.status(state)).toBe('Foundations: 0 of 52');
  expect(text.figures?.(state, { best: null, streak: 0, target: null })).toEqual([['Score', 5]]);
});

describe('foundations', () => {
  it('KLO5 take one suit each from ace to king, an ace in any empty one', () => {
    const state = createState({ columns: ['AH', '2H', '2S', 'AS'] });
    const home = after(state, createMove(0, getFoundation(3)), createMove(1, getFoundation(3)), createMove(3, SPADES));
    expect(home.foundations).toEqual([parseCard('AS'), NO_CARD, parseCard('2H'), NO_CARD]);
    expect(after(home, createMove(2, SPADES)).foundations[0]).toBe(parseCard('2S'));
  });

  it.each([
    ['2H', parseCard('AH')],
    ['AH', NO_CARD],
  ])('KLO6 keep what is below %s', (home, left) => {
    expect(after(createState({ columns: [home === '2H' ? '3S' : '2S'], home }), createMove(SPADES, 0)).foundations[0]).toBe(left);
  });

  it('KLO13 score 10 for a card while it lies there, and 5 for a card that it turns up; nothing else scores', () => {
    const start = createState({ columns: ['3C | AH', '4H', '3S'], waste: '2H' });
    const home = after(start, createMove(0, SPADES));
    const [more, none] = [after(home, createMove(WASTE, SPADES)), after(home, createMove(2, 1), createMove(WASTE, 1))];
    expect([home, more, none].map(({ score }) => score)).toEqual([15, 25, 15]);
    const back = after(more, createMove(SPADES, 2));
    expect([back, after(back, createMove(2, SPADES))].map(({ score }) => score)).toEqual([15, 25]);
  });

  it('KLO8 win with the fifty-second card, announced once', () => {
    const before = createState({ home: 'KS KH KC QD', columns: ['KD'] });
    const move = createMove(0, getFoundation(4));
    const won = after(before, move);
    expect(rules.outcome(won)).toEqual({ result: 'won' });
    expect(text.status(won)).toBe('You won!');
    expect(announce(before, move)).toBe('You won! All 52 cards are on the foundations. Score: 10');
    expect(toasts(before, move)).toEqual([{ title: 'Congratulations!', detail: 'Score: 10' }]);
    expect(refusal(won, DRAW)).toBe('This game is over.');
  });
});

it('KLO4 lists exactly the moves that play accepts', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      let state = rules.start(WINNABLE, seed);
      let rng = seed;
      for (let count = 0; count < 60; count += 1) {
        let next: SolitaireMove;
        [next, rng] = pick(rng, listLegalMoves(state));
        state = after(state, next);
      }
      const listed = new Set(listLegalMoves(state).map((legal) => JSON.stringify(legal)));
      for (let from = 0; from <= WASTE; from += 1) {
        for (let to = 0; to < FIRST_FOUNDATION; to += 1) {
          for (let count = 1; count <= 13; count += 1)
            expect(listed.has(JSON.stringify(createMove(from, to, count)))).toBe(!isRefused(state, createMove(from, to, count)));
        }
      }
    }),
    { numRuns: 10 },
  );
});

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
