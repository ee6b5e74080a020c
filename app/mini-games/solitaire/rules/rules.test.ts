import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_COUNT, cardName, fits, RANKS, SUITS, type Card } from './cards.ts';
import { engine } from './rules.ts';
import { bestPlace, legalMoves, type SolitaireMove } from './moves.ts';
import { FIRST_FOUNDATION, isWon, laidOut, NO_CARD, WASTE, type SolitaireOptions, type SolitaireState } from './table.ts';
import { draw } from '#app/mini-games/lib/rng.ts';

const [DRAW_ONE, , DRAW_THREE] = engine.variants.map(({ options }) => options) as [SolitaireOptions, SolitaireOptions, SolitaireOptions];

const RANK_SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** A card from two signs: 'QH' is the queen of hearts. */
function card(signs: string): Card {
  return RANK_SIGNS.indexOf(signs.charAt(0)) * 4 + SUITS.findIndex((suit) => suit.charAt(0).toUpperCase() === signs.charAt(1));
}

const cards = (signs: string): Card[] => signs.split(' ').filter(Boolean).map(card);

interface Drawing {
  readonly columns?: readonly string[]; // 'KS QH | 4C': what stands before the bar is face down
  readonly home?: string; // the top card of each foundation
  readonly waste?: string;
  readonly stock?: string; // the next card first
  readonly options?: SolitaireOptions;
}

function given({ columns = [], home = '', waste = '', stock = '', options = DRAW_ONE }: Drawing): SolitaireState {
  const piles = Array.from({ length: 7 }, (_, index) => (columns[index] ?? '').split('|'));
  const tops = cards(home);
  return {
    ...laidOut(options, 0),
    columns: piles.map((parts) => cards(parts.join(' '))),
    hidden: piles.map((parts) => (parts.length > 1 ? cards(parts[0] ?? '').length : 0)),
    foundations: Array.from({ length: 4 }, (_, index) => tops[index] ?? NO_CARD),
    talon: [...cards(waste), ...cards(stock)],
    drawn: cards(waste).length,
  };
}

const move = (from: number, to: number, count = 1): SolitaireMove => ({ type: 'move', from, to, count });
const foundation = (number: number) => FIRST_FOUNDATION + number - 1;
const DRAW: SolitaireMove = { type: 'draw' };

function playAll(state: SolitaireState, ...moves: SolitaireMove[]): SolitaireState {
  return moves.reduce((current, next) => engine.play(current, next), state);
}

/** Every card on the table, a foundation's cards being those up to its top. */
function allCards({ columns, talon, foundations }: SolitaireState): Card[] {
  const home = foundations.flatMap((top) => Array.from({ length: Math.floor(top / 4) + 1 }, (_, rank) => rank * 4 + (top & 3)));
  return [...columns.flat(), ...talon, ...home].toSorted((a, b) => a - b);
}

const NEARLY_WON: Drawing = { home: 'KS KH KC QD', columns: ['KD'] };

describe('the deal', () => {
  it('KLO1 lays seven columns of one to seven cards, only the last one open, and 24 cards in the stock', () => {
    const state = engine.start(DRAW_ONE, 5);
    expect(allCards(state)).toEqual(Array.from({ length: CARD_COUNT }, (_, index) => index));
    expect(state.columns.map((column) => column.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state.hidden).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(state.talon).toHaveLength(24);
    expect(state.drawn).toBe(0);
  });

  it('KLO15 is the same for the same seed, and another for most others', () => {
    expect(engine.start(DRAW_ONE, 77)).toEqual(engine.start(DRAW_ONE, 77));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(engine.start(DRAW_ONE, seed).columns))).size).toBe(50);
  });
});

describe('stock and waste', () => {
  it('KLO2 draw one card at a time and turn over in the original order, without limit', () => {
    const start = given({ columns: ['KS'], stock: '2H 3H 4H' });
    const drawn = playAll(start, DRAW, DRAW);
    expect(drawn.talon[drawn.drawn - 1]).toBe(card('3H'));
    const over = playAll(drawn, DRAW, DRAW);
    expect(over.drawn).toBe(0);
    expect(over.talon).toEqual(start.talon);
    expect(playAll(over, DRAW).talon[0]).toBe(card('2H'));
    expect(engine.score(over)).toBe(0);
  });

  it('KLO2 do nothing once both are empty', () => {
    const state = given({ columns: ['KS'] });
    expect(engine.play(state, DRAW)).toBe(state);
    expect(engine.refusal?.(state, DRAW)).toBe('Nothing is left to draw.');
  });

  it('draw three at a time in that variant, and what is left at the end', () => {
    const state = playAll(given({ columns: ['KS'], stock: '2H 3H 4H 5H', options: DRAW_THREE }), DRAW);
    expect(state.drawn).toBe(3);
    expect(engine.play(state, DRAW).drawn).toBe(4);
    expect(playAll(state, DRAW, DRAW).drawn).toBe(0);
  });

  it('KLO6 give the top card of the waste only', () => {
    const state = playAll(given({ columns: ['4S', '3S'], waste: '3H 2H' }), move(WASTE, 1));
    expect(state.columns[1]).toEqual(cards('3S 2H'));
    expect(state.talon).toEqual(cards('3H'));
    expect(engine.play(state, move(WASTE, 0, 2))).toBe(state);
  });
});

describe('columns', () => {
  it('KLO3 go down by one in alternating colors', () => {
    const state = given({ columns: ['TS', '9H', '9C', '8H', 'JD'] });
    expect(engine.play(state, move(1, 0)).columns[0]).toEqual(cards('TS 9H'));
    for (const refused of [move(2, 0), move(3, 0), move(4, 0), move(0, 0)]) expect(engine.play(state, refused)).toBe(state);
    expect(engine.refusal?.(state, move(2, 0))).toBe('9 of clubs does not go on 10 of spades.');
  });

  it('KLO3 are opened by a king alone, or by the run that it leads', () => {
    const state = given({ columns: ['', '2S | KH QS', 'QD'] });
    expect(engine.play(state, move(1, 0, 2)).columns[0]).toEqual(cards('KH QS'));
    expect(engine.refusal?.(state, move(2, 0))).toBe('Only a king opens an empty column.');
    expect(engine.refusal?.(state, move(1, 0))).toBe('Only a king opens an empty column.');
  });

  it('KLO4 move a run as one from any of its cards', () => {
    const state = given({ columns: ['2C | TS 9H 8C', 'TC', '9D'] });
    expect(engine.play(state, move(0, 1, 2)).columns).toEqual([cards('2C TS'), cards('TC 9H 8C'), cards('9D'), [], [], [], []]);
    expect(engine.play(state, move(0, 2, 1)).columns[2]).toEqual(cards('9D 8C'));
  });

  it('KLO4 never move hidden cards or cards that are no run', () => {
    const state = given({ columns: ['9H | 8C', 'TS', '9D 7C'] });
    for (const refused of [move(0, 1, 2), move(2, 1, 2), move(0, 1, 0), move(0, 1, 1.5), move(0, 1, Number.NaN), move(9, 1), move(0, 12)])
      expect(engine.play(state, refused)).toBe(state);
  });

  it('KLO7 turn up the card below in the same move', () => {
    const state = playAll(given({ columns: ['4C 2H | 9H', 'TS'], stock: '8S' }), move(0, 1));
    expect(state.hidden[0]).toBe(1);
    expect(engine.score(state)).toBe(5);
    expect(engine.describe(state)).toBe('Moved 9 of hearts to 10 of spades, turned up 2 of hearts. Score: 5');
  });
});

describe('foundations', () => {
  it('KLO5 take one suit each from ace to king, an ace in any empty one', () => {
    const state = given({ columns: ['AH', '2H', '2S', 'AS'] });
    const home = playAll(state, move(0, foundation(3)), move(1, foundation(3)), move(3, foundation(1)));
    expect(home.foundations).toEqual([card('AS'), NO_CARD, card('2H'), NO_CARD]);
    expect(engine.play(home, move(2, foundation(3)))).toBe(home);
    expect(engine.refusal?.(home, move(2, foundation(3)))).toBe('2 of spades does not follow 2 of hearts.');
    expect(engine.refusal?.(home, move(2, foundation(2)))).toBe('A foundation begins with an ace.');
    expect(engine.play(home, move(2, foundation(1))).foundations[0]).toBe(card('2S'));
  });

  it('KLO5 refuse several cards at once', () => {
    const state = given({ columns: ['2S AH'], home: '' });
    expect(engine.play(state, move(0, foundation(1), 2))).toBe(state);
    expect(engine.refusal?.(state, move(0, foundation(1), 2))).toBe('Only one card at a time goes to a foundation.');
  });

  it('KLO6 give their top card back to a column', () => {
    const state = playAll(given({ columns: ['3S'], home: '2H' }), move(foundation(1), 0));
    expect(state.foundations[0]).toBe(card('AH'));
    expect(state.columns[0]).toEqual(cards('3S 2H'));
    expect(playAll(given({ columns: ['2S'], home: 'AH' }), move(foundation(1), 0)).foundations[0]).toBe(NO_CARD);
    const aces = given({ home: 'AH' });
    expect(engine.play(aces, move(foundation(1), foundation(2)))).toBe(aces);
  });

  it('KLO13 score 10 for a card and 5 for the one that it turned up, and nothing else scores', () => {
    const start = given({ columns: ['3C | AH', '4H', '3S'], waste: '2H' });
    const home = playAll(start, move(0, foundation(1)));
    expect(engine.score(home)).toBe(15);
    expect(engine.score(playAll(home, move(WASTE, foundation(1))))).toBe(25);
    expect(engine.score(playAll(home, move(2, 1), move(WASTE, 1)))).toBe(15);
  });

  it('KLO8 win with the fifty-second card, told once', () => {
    const before = given(NEARLY_WON);
    const won = engine.play(before, move(0, foundation(4)));
    expect(engine.status(won)).toBe('won');
    expect(engine.news?.(before, won)?.title).toBe('Congratulations!');
    expect(engine.news?.(won, won)).toBeNull();
    expect(engine.play(won, DRAW)).toBe(won);
  });
});

describe('the best place of a card', () => {
  const send = (from: number, count = 1): SolitaireMove => ({ type: 'send', from, count });

  it('KLO10 is a foundation, then the leftmost column that takes it', () => {
    const state = given({ columns: ['', '3S', '3C', '2H', '2D'], home: 'AH' });
    expect(bestPlace(state, 3, 1)).toBe(foundation(1));
    expect(engine.play(state, send(4)).columns[1]).toEqual(cards('3S 2D'));
  });

  it('KLO10 is nowhere else for a king that already leads a column', () => {
    const state = given({ columns: ['', 'KS QH', '2C | KD'] });
    expect(engine.play(state, send(1, 2))).toBe(state);
    expect(engine.refusal?.(state, send(1, 2))).toBe('There is no place for King of spades.');
    expect(engine.play(state, send(2)).columns[0]).toEqual(cards('KD'));
  });

  it('KLO10 is for whole runs too, and never for hidden cards', () => {
    const state = given({ columns: ['2C 9H | 8C 7H', '9D'] });
    expect(engine.play(state, send(0, 2)).columns[1]).toEqual(cards('9D 8C 7H'));
    expect(engine.play(state, send(0, 3))).toBe(state);
  });
});

describe('the finish', () => {
  it('KLO9 is offered once every card is open and nothing is left to draw, and always completes', () => {
    const open = given({ columns: ['KS QH', 'KH QS', 'KD QC', 'KC QD'], home: 'JS JH JC JD' });
    let state = engine.play(open, { type: 'finish' });
    expect(engine.clock?.period(open)).toBeNull();
    expect(engine.play(state, move(0, foundation(1)))).toBe(state);
    for (let count = 0; count < 8; count += 1) {
      expect(engine.clock?.period(state)).toBeGreaterThan(0);
      state = engine.play(state, engine.clock?.tick(80) as SolitaireMove);
    }
    expect(engine.status(state)).toBe('won');
    expect(engine.score(state)).toBe(80);
    expect(engine.clock?.period(state)).toBeNull();
  });

  it.each([
    ['a card in the stock', { columns: ['KS'], home: 'QS KH KC QD', stock: 'KD' }],
    ['a card in the waste', { columns: ['KS'], home: 'QS KH KC QD', waste: 'KD' }],
    ['a hidden card', { columns: ['KS | KD'], home: 'QS KH KC QD' }],
  ] satisfies [string, Drawing][])('KLO9 is not offered with %s', (_, drawing) => {
    const state = given(drawing);
    expect(engine.play(state, { type: 'finish' })).toBe(state);
  });
});

describe('hints', () => {
  it('KLO16 name what makes progress, best first, with the reason', () => {
    const state = given({ columns: ['4C 2S | 9H', 'TS', 'AD', '9D', 'TC'], waste: '8S' });
    const moves = engine.candidateMoves(state);
    expect(moves.map((hint) => engine.explain?.(state, hint))).toEqual([
      'Ace of diamonds goes to its foundation.',
      '9 of hearts goes to 10 of spades and turns up a card.',
      '9 of hearts goes to 10 of clubs and turns up a card.',
      '8 of spades goes to 9 of hearts.',
      '8 of spades goes to 9 of diamonds.',
    ]);
    for (const hint of moves) expect(engine.play(state, hint)).not.toBe(state);
  });

  it('KLO12 say that no useful move is left, and never that a game cannot be won', () => {
    const state = given({ columns: ['KS', '5H | 9H', '9D'], waste: '5S', stock: '7S' });
    expect(engine.describe(state)).toMatch(/No more useful moves\./);
    expect(engine.status(state)).toBe('playing');
    expect(engine.candidateMoves(state).length).toBeGreaterThan(0);
  });

  it('KLO12 know that drawing three skips cards', () => {
    const drawing: Drawing = { columns: ['KS', '5H | TH'], stock: '5S 9S 7S' };
    expect(engine.describe(given(drawing))).not.toMatch(/No more useful moves/);
    expect(engine.describe(given({ ...drawing, options: DRAW_THREE }))).toMatch(/No more useful moves/);
  });

  it('count a game as lost when not one legal move is left', () => {
    const state = given({ columns: ['3S | 9H', '9D'] });
    expect(engine.status(state)).toBe('lost');
    expect(engine.describe(state)).toMatch(/No more moves\./);
  });
});

/** A random game: any legal move, one after the other. */
function randomGame(options: SolitaireOptions, seed: number, most: number): SolitaireState[] {
  const states = [engine.start(options, seed)];
  let rng = seed;
  for (let count = 0; count < most; count += 1) {
    const state = states.at(-1) as SolitaireState;
    const moves = legalMoves(state);
    if (moves.length === 0) break;
    let choice: number;
    [choice, rng] = draw(rng, moves.length);
    const next = engine.play(state, moves[choice] as SolitaireMove);
    expect(next).not.toBe(state);
    states.push(next);
  }
  return states;
}

describe('any game', () => {
  it('KLO14 keeps its 52 cards, its open runs in order, and a score that counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.constantFrom(DRAW_ONE, DRAW_THREE), (seed, options) => {
        for (const state of randomGame(options, seed, 120)) {
          if (allCards(state).some((value, index) => value !== index)) throw new Error('a card is lost or doubled');
          for (const [column, held] of state.columns.entries()) {
            const open = held.slice(state.hidden[column]);
            if (held.length > 0) expect(open.length).toBeGreaterThan(0);
            for (let index = 1; index < open.length; index += 1) expect(fits(open[index] as Card, open[index - 1] as Card)).toBe(true);
          }
          if (state.score % 5 !== 0) throw new Error('the score counts in fives');
        }
      }),
      { numRuns: 25 },
    );
  });

  it('KLO4 finds the very moves that play allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const state = randomGame(DRAW_ONE, seed, 60).at(-1) as SolitaireState;
        const listed = new Set(legalMoves(state).map((legal) => JSON.stringify(legal)));
        for (let from = 0; from <= WASTE; from += 1) {
          for (let to = 0; to < FIRST_FOUNDATION; to += 1) {
            for (let count = 1; count <= 13; count += 1) {
              const isPlayed = engine.play(state, move(from, to, count)) !== state;
              expect(listed.has(JSON.stringify(move(from, to, count)))).toBe(isPlayed);
            }
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('KLO7 KLO17 KLO18 comes back exactly when its moves but the last are played again', () => {
    const moves: SolitaireMove[] = [];
    let state = engine.start(DRAW_ONE, 9);
    for (let count = 0; count < 80 && !isWon(state); count += 1) {
      const next = engine.candidateMoves(state)[count % 2] ?? DRAW;
      const replayed = moves.reduce((current, earlier) => engine.play(current, earlier), engine.start(DRAW_ONE, 9));
      expect(replayed).toEqual(state);
      const after = engine.play(state, next);
      if (after !== state) moves.push(next);
      state = after;
    }
    expect(moves.filter(({ type }) => type === 'draw').length).toBeGreaterThan(5);
  });
});

it('names its cards', () => {
  expect(cardName(card('QH'))).toBe('Queen of hearts');
  expect(cardName(card('TC'))).toBe('10 of clubs');
  expect(RANKS).toHaveLength(13);
});
