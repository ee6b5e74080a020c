import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick } from '#app/game-kit/lib/random.ts';
import { hints } from '#app/games/solitaire/hints.ts';
import { invariants } from '#tests/invariants/solitaire.ts';
import { words } from '#app/games/solitaire/text.ts';
import { playing } from '#tests/bots/play-by-rules.ts';
import { CARD_COUNT, NO_CARD, type Card } from '#app/games/solitaire/rules/cards.ts';
import { legalMoves, type SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { FIRST_FOUNDATION, isWon, WASTE, type SolitaireOptions, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { card, cards, DRAW, foundation, given, move, type Drawing } from './test-table.ts';
import { winnableDeal } from '#app/games/solitaire/rules/winnable.ts';

const { after, events, isRefused, refusal } = playing(rules);
const [DRAW_ONE, ANY_DEAL, DRAW_THREE] = rules.variants.map(({ options }) => options) as [
  SolitaireOptions,
  SolitaireOptions,
  SolitaireOptions,
];

/** What listeners hear of a move. */
function told(state: SolitaireState, next: SolitaireMove): string | null | undefined {
  return words.told?.(events(state, next), after(state, next));
}

/** The toasts of a move. */
function toasts(state: SolitaireState, next: SolitaireMove) {
  return events(state, next).flatMap((event) => words.toast?.(event, after(state, next)) ?? []);
}

/** Every card on the table, a foundation's cards being those up to its top. */
function allCards({ columns, talon, foundations }: SolitaireState): Card[] {
  const home = foundations.flatMap((top) => Array.from({ length: Math.floor(top / 4) + 1 }, (_, rank) => rank * 4 + (top & 3)));
  return [...columns.flat(), ...talon, ...home].toSorted((a, b) => a - b);
}

const NEARLY_WON: Drawing = { home: 'KS KH KC QD', columns: ['KD'] };

describe('the deal', () => {
  it('KLO1 lays seven columns of one to seven cards, only the last one open, and 24 cards in the stock', () => {
    const state = rules.start(DRAW_ONE, 5);
    expect(allCards(state)).toEqual(Array.from({ length: CARD_COUNT }, (_, index) => index));
    expect(state.columns.map((column) => column.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state.hidden).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(state.talon).toHaveLength(24);
    expect(state.drawn).toBe(0);
  });

  it('KLO15 is the same for the same seed, and another for most others', () => {
    expect(rules.start(DRAW_ONE, 77)).toEqual(rules.start(DRAW_ONE, 77));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(rules.start(DRAW_ONE, seed).columns))).size).toBe(50);
  });
});

it('a winnable deal is one that was won, and any other deal is not looked up', () => {
  const { columns } = rules.start(DRAW_ONE, 5);
  expect(columns).toEqual(rules.start(ANY_DEAL, winnableDeal(5)).columns);
  expect(columns).not.toEqual(rules.start(ANY_DEAL, 5).columns);
});

describe('stock and waste', () => {
  it('KLO2 draw one card at a time and turn over in the original order, without limit', () => {
    const start = given({ columns: ['KS'], stock: '2H 3H 4H' });
    const drawn = after(start, DRAW, DRAW);
    expect(drawn.talon[drawn.drawn - 1]).toBe(card('3H'));
    const over = after(drawn, DRAW, DRAW);
    expect(over.drawn).toBe(0);
    expect(over.talon).toEqual(start.talon);
    expect(after(over, DRAW).talon[0]).toBe(card('2H'));
    expect(over.score).toBe(0);
  });

  it('KLO2 do nothing once both are empty', () => {
    const state = given({ columns: ['KS'] });
    expect(refusal(state, DRAW)).toBe('Nothing is left to draw.');
  });

  it('draw three at a time in that variant, and what is left at the end', () => {
    const state = after(given({ columns: ['KS'], stock: '2H 3H 4H 5H', options: DRAW_THREE }), DRAW);
    expect(state.drawn).toBe(3);
    expect(after(state, DRAW).drawn).toBe(4);
    expect(after(state, DRAW, DRAW).drawn).toBe(0);
  });

  it('KLO6 give the top card of the waste only', () => {
    const state = after(given({ columns: ['4S', '3S'], waste: '3H 2H' }), move(WASTE, 1));
    expect(state.columns[1]).toEqual(cards('3S 2H'));
    expect(state.talon).toEqual(cards('3H'));
    expect(isRefused(state, move(WASTE, 0, 2))).toBe(true);
  });
});

describe('columns', () => {
  it('KLO3 go down by one in alternating colors', () => {
    const state = given({ columns: ['TS', '9H', '9C', '8H', 'JD'] });
    expect(after(state, move(1, 0)).columns[0]).toEqual(cards('TS 9H'));
    for (const refused of [move(2, 0), move(3, 0), move(4, 0), move(0, 0)]) expect(isRefused(state, refused)).toBe(true);
    expect(refusal(state, move(2, 0))).toBe('9 of clubs does not go on 10 of spades.');
  });

  it('KLO3 are opened by a king alone, or by the run that it leads', () => {
    const state = given({ columns: ['', '2S | KH QS', 'QD'] });
    expect(after(state, move(1, 0, 2)).columns[0]).toEqual(cards('KH QS'));
    expect(refusal(state, move(2, 0))).toBe('Only a king opens an empty column.');
    expect(refusal(state, move(1, 0))).toBe('Only a king opens an empty column.');
  });

  it('KLO4 move a run as one from any of its cards', () => {
    const state = given({ columns: ['2C | TS 9H 8C', 'TC', '9D'] });
    expect(after(state, move(0, 1, 2)).columns).toEqual([cards('2C TS'), cards('TC 9H 8C'), cards('9D'), [], [], [], []]);
    expect(after(state, move(0, 2, 1)).columns[2]).toEqual(cards('9D 8C'));
  });

  it('KLO4 never move hidden cards or cards that are no run', () => {
    const state = given({ columns: ['9H | 8C', 'TS', '9D 7C'] });
    for (const refused of [move(0, 1, 2), move(2, 1, 2), move(0, 1, 0), move(0, 1, 1.5), move(0, 1, Number.NaN), move(9, 1), move(0, 12)])
      expect(isRefused(state, refused)).toBe(true);
  });

  it('take no card from an empty pile, and none goes to the waste', () => {
    const state = given({ columns: ['', '5H', '6S'] });
    expect(refusal(state, move(0, 1))).toBe('There is no card to move.');
    expect(refusal(state, move(1, WASTE))).toBe('Cards go to a column or a foundation.');
  });

  it('KLO4 say that cards which are no run do not move together', () => {
    const state = given({ columns: ['5H 9S 8H', '6S', 'TD'] });
    expect(refusal(state, move(0, 1, 3))).toBe('These cards do not move together.');
    expect(legalMoves(state)).toEqual([move(0, 2, 2)]);
  });

  it('KLO7 turn up the card below in the same move', () => {
    const before = given({ columns: ['4C 2H | 9H', 'TS'], stock: '8S' });
    const state = after(before, move(0, 1));
    expect(state.hidden[0]).toBe(1);
    expect(events(before, move(0, 1)).at(-1)).toEqual({ type: 'turned-up', card: card('2H'), column: 0 });
    expect(state.score).toBe(5);
    expect(words.status(state)).toBe('Score: 5');
  });
});

describe('foundations', () => {
  it('KLO5 take one suit each from ace to king, an ace in any empty one', () => {
    const state = given({ columns: ['AH', '2H', '2S', 'AS'] });
    const home = after(state, move(0, foundation(3)), move(1, foundation(3)), move(3, foundation(1)));
    expect(home.foundations).toEqual([card('AS'), NO_CARD, card('2H'), NO_CARD]);
    expect(refusal(home, move(2, foundation(3)))).toBe('2 of spades does not follow 2 of hearts.');
    expect(refusal(home, move(2, foundation(2)))).toBe('A foundation begins with an ace.');
    expect(after(home, move(2, foundation(1))).foundations[0]).toBe(card('2S'));
  });

  it('KLO5 refuse several cards at once', () => {
    const state = given({ columns: ['2S AH'], home: 'AS' });
    expect(refusal(state, move(0, foundation(1), 2))).toBe('Only one card at a time goes to a foundation.');
  });

  it('KLO6 give their top card back to a column', () => {
    const state = after(given({ columns: ['3S'], home: '2H' }), move(foundation(1), 0));
    expect(state.foundations[0]).toBe(card('AH'));
    expect(state.columns[0]).toEqual(cards('3S 2H'));
    expect(after(given({ columns: ['2S'], home: 'AH' }), move(foundation(1), 0)).foundations[0]).toBe(NO_CARD);
    const aces = given({ home: 'AH' });
    expect(isRefused(aces, move(foundation(1), foundation(2)))).toBe(true);
  });

  it('KLO13 score 10 for a card and 5 for the one that it turned up, and nothing else scores', () => {
    const start = given({ columns: ['3C | AH', '4H', '3S'], waste: '2H' });
    const home = after(start, move(0, foundation(1)));
    expect(home.score).toBe(15);
    expect(after(home, move(WASTE, foundation(1))).score).toBe(25);
    expect(after(home, move(2, 1), move(WASTE, 1)).score).toBe(15);
  });

  it('KLO8 win with the fifty-second card, told once', () => {
    const before = given(NEARLY_WON);
    const won = after(before, move(0, foundation(4)));
    expect(rules.outcome(won)).toEqual({ result: 'won' });
    expect(words.status(won)).toBe('You won!');
    expect(told(before, move(0, foundation(4)))).toBe('You won! All 52 cards are home. Score: 10');
    expect(toasts(before, move(0, foundation(4)))).toEqual([{ title: 'Congratulations!', detail: 'All 52 cards are home. Score: 10' }]);
    expect(events(before, move(0, foundation(4))).map(({ type }) => type)).toEqual(['moved', 'completed', 'won']);
    expect(refusal(won, DRAW)).toBe('This game is over.');
  });
});

it('a king completes its foundation, and only the last of four wins', () => {
  const before = given({ home: 'QS QH', columns: ['KS', 'KH'] });
  for (const slot of [1, 2])
    expect(events(before, move(slot - 1, foundation(slot))).slice(1)).toEqual([{ type: 'completed', foundation: foundation(slot) }]);
});

/** The table after some random moves; what always holds is checked after each. */
function randomTable(options: SolitaireOptions, seed: number, most: number): SolitaireState {
  let state = rules.start(options, seed);
  let rng = seed;
  for (let count = 0; count < most; count += 1) {
    const moves = legalMoves(state);
    if (moves.length === 0) break;
    let next: SolitaireMove;
    [next, rng] = pick(rng, moves);
    const played = after(state, next);
    invariants.checkState(played);
    invariants.checkStep(state, played, next, events(state, next));
    state = played;
  }
  return state;
}

describe('any game', () => {
  it('KLO14 keeps its 52 cards, its open runs in order, and a score that counts, and tells the truth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.constantFrom(DRAW_ONE, DRAW_THREE), (seed, options) => {
        randomTable(options, seed, 120);
      }),
      { numRuns: 25 },
    );
  });

  it('KLO4 finds the very moves that play allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const state = randomTable(DRAW_ONE, seed, 60);
        const listed = new Set(legalMoves(state).map((legal) => JSON.stringify(legal)));
        for (let from = 0; from <= WASTE; from += 1) {
          for (let to = 0; to < FIRST_FOUNDATION; to += 1) {
            for (let count = 1; count <= 13; count += 1)
              expect(listed.has(JSON.stringify(move(from, to, count)))).toBe(!isRefused(state, move(from, to, count)));
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('KLO7 KLO17 KLO18 comes back exactly when its moves but the last are played again', () => {
    const moves: SolitaireMove[] = [];
    let state = rules.start(DRAW_ONE, 9);
    for (let count = 0; count < 80 && !isWon(state); count += 1) {
      const next = hints.moves(state)[count % 2] ?? DRAW;
      expect(after(rules.start(DRAW_ONE, 9), ...moves)).toEqual(state);
      if (isRefused(state, next)) continue;
      moves.push(next);
      state = after(state, next);
    }
    expect(moves.filter(({ type }) => type === 'draw').length).toBeGreaterThan(5);
  });
});
