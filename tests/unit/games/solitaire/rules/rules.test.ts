import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick } from '#app/game-kit/lib/random.ts';
import { text } from '#app/games/solitaire/text.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { CARD_COUNT, NO_CARD, type Card } from '#app/card-kit/rules/cards.ts';
import { listLegalMoves, type SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules, pickWinnableDeal } from '#app/games/solitaire/rules/rules.ts';
import { FIRST_FOUNDATION, WASTE, type SolitaireOptions, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { parseCard, parseCards } from '#tests/unit/card-kit/rules/parse-cards.ts';
import { DRAW, getFoundation, createState, createMove, type TableDrawing } from './test-table.ts';

const { after, events, isRefused, refusal } = createTestPlay(rules);
const [DRAW_ONE, ANY_DEAL, DRAW_THREE] = rules.variants.map(({ options }) => options) as [
  SolitaireOptions,
  SolitaireOptions,
  SolitaireOptions,
];

/** Returns the announcement of a move. */
function getAnnouncement(state: SolitaireState, next: SolitaireMove): string | null | undefined {
  return text.announcement?.(events(state, next), after(state, next));
}

/** Returns the toasts of a move. */
function getToasts(state: SolitaireState, next: SolitaireMove) {
  return events(state, next).flatMap((event) => text.toast?.(event, after(state, next)) ?? []);
}

/** Lists every card on the table, including all cards of the foundations. */
function listAllCards({ columns, talon, foundations }: SolitaireState): Card[] {
  const home = foundations.flatMap((top) => Array.from({ length: Math.floor(top / 4) + 1 }, (_, rank) => rank * 4 + (top & 3)));
  return [...columns.flat(), ...talon, ...home].toSorted((a, b) => a - b);
}

const NEARLY_WON: TableDrawing = { home: 'KS KH KC QD', columns: ['KD'] };

describe('the deal', () => {
  it('KLO1 lays seven columns of one to seven cards, only the last one open, and 24 cards in the stock', () => {
    const state = rules.start(DRAW_ONE, 5);
    expect(listAllCards(state)).toEqual(Array.from({ length: CARD_COUNT }, (_, index) => index));
    expect(state.columns.map((column) => column.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state.hidden).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(state.talon).toHaveLength(24);
    expect(state.drawn).toBe(0);
  });

  it('KLO15 differs from seed to seed', () => {
    expect(new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(rules.start(DRAW_ONE, seed).columns))).size).toBe(50);
  });
});

it('a winnable deal is one with a proof, and other deals are not looked up', () => {
  const { columns } = rules.start(DRAW_ONE, 5);
  expect(columns).toEqual(rules.start(ANY_DEAL, pickWinnableDeal(5)).columns);
  expect(columns).not.toEqual(rules.start(ANY_DEAL, 5).columns);
});

describe('stock and waste', () => {
  it('KLO2 draw one card at a time and recycle in the original order, without limit', () => {
    const start = createState({ columns: ['KS'], stock: '2H 3H 4H' });
    const drawn = after(start, DRAW, DRAW);
    expect(drawn.talon[drawn.drawn - 1]).toBe(parseCard('3H'));
    const over = after(drawn, DRAW, DRAW);
    expect(over.drawn).toBe(0);
    expect(over.talon).toEqual(start.talon);
    expect(after(over, DRAW).talon[0]).toBe(parseCard('2H'));
    expect(over.score).toBe(0);
  });

  it('KLO2 do nothing once both are empty', () => {
    const state = createState({ columns: ['KS'] });
    expect(refusal(state, DRAW)).toBe('Nothing left to draw.');
  });

  it('draw three at a time in that variant, or the rest at the end', () => {
    const state = after(createState({ columns: ['KS'], stock: '2H 3H 4H 5H', options: DRAW_THREE }), DRAW);
    expect(state.drawn).toBe(3);
    expect(after(state, DRAW).drawn).toBe(4);
    expect(after(state, DRAW, DRAW).drawn).toBe(0);
  });

  it('KLO6 allow only the top card of the waste to be moved', () => {
    const state = after(createState({ columns: ['4S', '3S'], waste: '3H 2H' }), createMove(WASTE, 1));
    expect(state.columns[1]).toEqual(parseCards('3S 2H'));
    expect(state.talon).toEqual(parseCards('3H'));
    expect(isRefused(state, createMove(WASTE, 0, 2))).toBe(true);
  });
});

describe('columns', () => {
  it('KLO3 go down by one in alternating colors', () => {
    const state = createState({ columns: ['TS', '9H', '9C', '8H', 'JD'] });
    expect(after(state, createMove(1, 0)).columns[0]).toEqual(parseCards('TS 9H'));
    for (const refused of [createMove(2, 0), createMove(3, 0), createMove(4, 0), createMove(0, 0)])
      expect(isRefused(state, refused)).toBe(true);
    expect(refusal(state, createMove(2, 0))).toBe("9 of clubs can't go on 10 of spades.");
  });

  it('KLO3 accept, if empty, only a king or a run that starts with a king', () => {
    const state = createState({ columns: ['', '2S | KH QS', 'QD'] });
    expect(after(state, createMove(1, 0, 2)).columns[0]).toEqual(parseCards('KH QS'));
    expect(refusal(state, createMove(2, 0))).toBe('Only a king can go to an empty column.');
    expect(refusal(state, createMove(1, 0))).toBe('Only a king can go to an empty column.');
  });

  it('KLO4 move a run as one from any of its cards', () => {
    const state = createState({ columns: ['2C | TS 9H 8C', 'TC', '9D'] });
    expect(after(state, createMove(0, 1, 2)).columns).toEqual([
      parseCards('2C TS'),
      parseCards('TC 9H 8C'),
      parseCards('9D'),
      [],
      [],
      [],
      [],
    ]);
    expect(after(state, createMove(0, 2, 1)).columns[2]).toEqual(parseCards('9D 8C'));
  });

  it('KLO4 never move hidden cards or cards that are no run', () => {
    const state = createState({ columns: ['9H | 8C', 'TS', '9D 7C'] });
    for (const refused of [
      createMove(0, 1, 2),
      createMove(2, 1, 2),
      createMove(0, 1, 0),
      createMove(0, 1, 1.5),
      createMove(0, 1, Number.NaN),
      createMove(9, 1),
      createMove(0, 12),
    ])
      expect(isRefused(state, refused)).toBe(true);
  });

  it('refuse cards from an empty pile, and cards to the waste', () => {
    const state = createState({ columns: ['', '5H', '6S'] });
    expect(refusal(state, createMove(0, 1))).toBe('No card to move.');
    expect(refusal(state, createMove(1, WASTE))).toBe('Cards go to a column or a foundation.');
  });

  it('KLO4 explain that cards which are no run do not move together', () => {
    const state = createState({ columns: ['5H 9S 8H', '6S', 'TD'] });
    expect(refusal(state, createMove(0, 1, 3))).toBe("Those cards can't move together.");
    expect(listLegalMoves(state)).toEqual([createMove(0, 2, 2)]);
  });

  it('KLO7 turn up the card below in the same move', () => {
    const before = createState({ columns: ['4C 2H | 9H', 'TS'], stock: '8S' });
    const state = after(before, createMove(0, 1));
    expect(state.hidden[0]).toBe(1);
    expect(events(before, createMove(0, 1)).at(-1)).toEqual({ type: 'turned-up', card: parseCard('2H'), column: 0 });
    expect(state.score).toBe(5);
    expect(text.status(state)).toBe('Foundations: 0 of 52');
    expect(text.figures?.(state, { best: null, streak: 0, target: null })).toEqual([['Score', 5]]);
  });
});

describe('foundations', () => {
  it('KLO5 take one suit each from ace to king, an ace in any empty one', () => {
    const state = createState({ columns: ['AH', '2H', '2S', 'AS'] });
    const home = after(state, createMove(0, getFoundation(3)), createMove(1, getFoundation(3)), createMove(3, getFoundation(1)));
    expect(home.foundations).toEqual([parseCard('AS'), NO_CARD, parseCard('2H'), NO_CARD]);
    expect(refusal(home, createMove(2, getFoundation(3)))).toBe("2 of spades doesn't follow 2 of hearts.");
    expect(refusal(home, createMove(2, getFoundation(2)))).toBe('Foundations start with an ace.');
    expect(after(home, createMove(2, getFoundation(1))).foundations[0]).toBe(parseCard('2S'));
  });

  it('KLO5 refuse several cards at once', () => {
    const state = createState({ columns: ['2S AH'], home: 'AS' });
    expect(refusal(state, createMove(0, getFoundation(1), 2))).toBe('Foundations take one card at a time.');
  });

  it('KLO6 return their top card to a column', () => {
    const state = after(createState({ columns: ['3S'], home: '2H' }), createMove(getFoundation(1), 0));
    expect(state.foundations[0]).toBe(parseCard('AH'));
    expect(state.columns[0]).toEqual(parseCards('3S 2H'));
    expect(after(createState({ columns: ['2S'], home: 'AH' }), createMove(getFoundation(1), 0)).foundations[0]).toBe(NO_CARD);
    const aces = createState({ home: 'AH' });
    expect(isRefused(aces, createMove(getFoundation(1), getFoundation(2)))).toBe(true);
  });

  it('KLO13 score 10 for a card and 5 for a card that it turns up; nothing else scores', () => {
    const start = createState({ columns: ['3C | AH', '4H', '3S'], waste: '2H' });
    const home = after(start, createMove(0, getFoundation(1)));
    expect(home.score).toBe(15);
    expect(after(home, createMove(WASTE, getFoundation(1))).score).toBe(25);
    expect(after(home, createMove(2, 1), createMove(WASTE, 1)).score).toBe(15);
  });

  it('KLO8 win with the fifty-second card, announced once', () => {
    const before = createState(NEARLY_WON);
    const won = after(before, createMove(0, getFoundation(4)));
    expect(rules.outcome(won)).toEqual({ result: 'won' });
    expect(text.status(won)).toBe('You won!');
    expect(getAnnouncement(before, createMove(0, getFoundation(4)))).toBe('You won! All 52 cards are on the foundations. Score: 10');
    expect(getToasts(before, createMove(0, getFoundation(4)))).toEqual([{ title: 'Congratulations!', detail: 'Score: 10' }]);
    expect(events(before, createMove(0, getFoundation(4))).map(({ type }) => type)).toEqual(['moved', 'completed', 'won']);
    expect(refusal(won, DRAW)).toBe('This game is over.');
  });
});

it('a king completes its foundation, and only the last of four wins', () => {
  const before = createState({ home: 'QS QH', columns: ['KS', 'KH'] });
  for (const slot of [1, 2])
    expect(events(before, createMove(slot - 1, getFoundation(slot))).slice(1)).toEqual([
      { type: 'completed', foundation: getFoundation(slot) },
    ]);
});

it('KLO4 lists exactly the moves that play accepts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
      let state = rules.start(DRAW_ONE, seed);
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
