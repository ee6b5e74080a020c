import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from '#app/mini-games/session/session.ts';
import { testWorld } from '#app/mini-games/session/test-world.ts';
import { deal, FACES, type Deck } from './deck.ts';
import { engine, type MemoryMove, type MemoryState } from './rules.ts';
import { memory } from '#app/mini-games/memory/entry.ts';
import { game } from '#app/mini-games/memory/game.ts';

const TWELVE = engine.variants[0].options;
const TURN_BACK = { type: 'turn-back' } as const;
/** Pairs: cards 1 and 2 are apricots, 3 and 4 cheese, and so on. */
const SORTED: Deck = FACES.slice(0, 6).flatMap((face) => [face, face]);

const turn = (card: number): MemoryMove => ({ type: 'turn', card });

function given(deck: Deck = SORTED): MemoryState {
  return { ...engine.start(TWELVE, 1), deck };
}

function turned(...cards: readonly number[]): MemoryState {
  return cards.reduce((state, card) => engine.play(state, turn(card)), given());
}

/** Plays like somebody who forgets nothing, from cards that were seen only. */
function playPerfectly(start: MemoryState): MemoryState {
  let state = start;
  const seen = new Map<number, string>();
  const look = (card: number) => {
    state = engine.play(state, turn(card));
    seen.set(card, state.deck[card] ?? '');
  };
  const partnerOf = (card: number) => [...seen].find(([other, face]) => other !== card && face === seen.get(card))?.[0];
  const nextUnseen = () => state.deck.findIndex((_, card) => !seen.has(card));
  while (engine.status(state) === 'playing') {
    const known = [...seen.keys()].find((card) => !state.matched.includes(card) && partnerOf(card) !== undefined);
    const first = known ?? nextUnseen();
    look(first);
    look(partnerOf(first) ?? nextUnseen());
    state = engine.play(state, TURN_BACK);
  }
  return state;
}

describe('the deal', () => {
  it('MEM1 has six faces, each twice, on twelve cards; a bigger game has more of them', () => {
    for (const { options } of engine.variants) {
      const { deck } = engine.start(options, 5);
      expect(deck.toSorted()).toEqual(
        FACES.slice(0, options.pairs)
          .flatMap((face) => [face, face])
          .toSorted(),
      );
    }
    expect(engine.start(TWELVE, 5).deck).toHaveLength(12);
  });

  it('MEM2 puts every face on every card equally often', () => {
    const deals = 20_000;
    const counts = Array.from({ length: 12 * 6 }, () => 0);
    for (let seed = 0; seed < deals; seed += 1) {
      for (const [card, face] of deal(6, Math.imul(seed, 2_654_435_761) >>> 0).entries()) {
        const cell = card * 6 + FACES.indexOf(face);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
    const expected = deals / 6;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Every deal has each face twice, so that the cards lean on each other: 11/12 of the sum has 11 × 5 degrees of freedom.
    expect((chiSquare * 11) / 12).toBeLessThan(93.17); // p = 0.001
  });

  it('MEM2 puts the pair of the first card on every other card equally often', () => {
    const deals = 20_000;
    const counts = Array.from({ length: 11 }, () => 0);
    for (let seed = 0; seed < deals; seed += 1) {
      const deck = deal(6, Math.imul(seed, 2_654_435_761) >>> 0);
      const other = deck.lastIndexOf(deck[0] ?? 'star') - 1;
      counts[other] = (counts[other] ?? 0) + 1;
    }
    const expected = deals / 11;
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(29.59); // p = 0.001, 10 degrees
  });
});

describe('a turn', () => {
  it('MEM3 shows one card, then the second, which makes it a move', () => {
    const one = turned(4);
    expect(one.open).toEqual([4]);
    expect(one.moves).toBe(0);
    expect(engine.describe(one)).toBe('Card 5, mouse');
    const two = turned(4, 8);
    expect(two.open).toEqual([4, 8]);
    expect(two.moves).toBe(1);
    expect(engine.describe(two)).toBe('No pair: mouse and castle, cards 5 and 9');
  });

  it.each([
    ['an open card', turned(4), 4],
    ['a matched card', turned(0, 1), 1],
    ['a card that is not there', turned(), 12],
    ['a card before the first', turned(), -1],
    ['half a card', turned(), 1.5],
    ['no number', turned(), Number.NaN],
  ])('MEM4 ignores %s and counts nothing', (_, state, card) => {
    expect(engine.refusal?.(state, turn(card))).not.toBeNull();
    expect(engine.play(state, turn(card))).toBe(state);
  });

  it('MEM5 holds every card while two different ones are open, for a second', () => {
    const looking = turned(0, 2);
    for (let card = 0; card < 12; card += 1) expect(engine.play(looking, turn(card))).toBe(looking);
    expect(engine.refusal?.(looking, turn(5))).toBe('Two cards at a time!');
    expect(engine.clock?.period(looking)).toBe(1000);
    const closed = engine.play(looking, TURN_BACK);
    expect(closed.open).toEqual([]);
    expect(closed.moves).toBe(1);
    expect(engine.describe(closed)).toBe(engine.describe(looking));
    expect(engine.play(closed, turn(5)).open).toEqual([5]);
  });

  it('MEM6 keeps a pair open, with no clock to close it', () => {
    const paired = turned(2, 3);
    expect(paired.matched).toEqual([2, 3]);
    expect(paired.open).toEqual([]);
    expect(engine.describe(paired)).toBe('Pair: cheese, 1 of 6');
    expect(engine.clock?.period(paired)).toBeNull();
    expect(engine.play(paired, TURN_BACK)).toBe(paired);
  });

  it('does not turn back a single card', () => {
    const one = turned(7);
    expect(engine.play(one, TURN_BACK)).toBe(one);
    expect(engine.clock?.period(one)).toBeNull();
  });
});

describe('the end', () => {
  it('MEM7 comes with the sixth pair, and says in how many moves', () => {
    let state = engine.play(turned(0, 2), TURN_BACK);
    for (let card = 0; card < 12; card += 1) {
      expect(engine.status(state)).toBe('playing');
      state = engine.play(state, turn(card));
    }
    expect(engine.status(state)).toBe('won');
    expect(engine.describe(state)).toBe('You won in 7 moves!');
    expect(engine.play(state, turn(3))).toBe(state);
  });

  it('MEM12 is possible after six moves, which the result tells', () => {
    const state = turned(...SORTED.keys());
    expect(engine.score(state)).toBe(6);
    expect(engine.summary?.(state)).toEqual(['Fewest possible moves: 6']);
  });

  it('takes somebody who forgets nothing the moves of a recorded game', () => {
    const end = playPerfectly(engine.start(TWELVE, 2026));
    expect(end.deck.join(' ')).toBe('apricot star star mouse castle castle spider cheese apricot mouse spider cheese');
    expect(engine.describe(end)).toBe('You won in 9 moves!');
  });
});

it('keeps its promises in any random game', () => {
  const cards = fc.array(fc.integer({ min: -1, max: 20 }), { maxLength: 120 });
  fc.assert(
    fc.property(fc.constantFrom(...engine.variants), fc.integer({ min: 0, max: 2 ** 32 - 1 }), cards, ({ options }, seed, picks) => {
      let state = engine.start(options, seed);
      const { deck } = state;
      for (const card of picks) {
        const before = state;
        state = engine.play(state, card === -1 ? TURN_BACK : turn(card));
        expect(state.deck).toBe(deck);
        expect(state.open.length).toBeLessThanOrEqual(2);
        expect(new Set([...state.open, ...state.matched]).size).toBe(state.open.length + state.matched.length);
        expect(state.matched.slice(0, before.matched.length)).toEqual(before.matched);
        for (let index = 0; index < state.matched.length; index += 2) {
          expect(deck[state.matched[index] ?? 0]).toBe(deck[state.matched[index + 1] ?? 0]);
        }
        expect(state.moves - before.moves).toBe(before.open.length === 1 && state !== before ? 1 : 0);
        expect(engine.clock?.period(state)).toBe(state.open.length === 2 ? 1000 : null);
      }
    }),
    { numRuns: 60 },
  );
});

describe('in a session', () => {
  function playing() {
    const world = testWorld();
    const session = createSession<MemoryState, MemoryMove, typeof TWELVE>({ ...memory, ...game.traits }, engine, world);
    const cardWith = (isPair: boolean) => {
      const { deck } = session.getSnapshot().state;
      return deck.findIndex((face, card) => card > 0 && (face === deck[0]) === isPair);
    };
    return { world, session, cardWith, state: () => session.getSnapshot().state };
  }

  it('MEM5 turns two different cards back after one second', () => {
    const { world, session, cardWith, state } = playing();
    session.play(turn(0));
    session.play(turn(cardWith(false)));
    world.pass(999);
    expect(state().open).toHaveLength(2);
    world.pass(1);
    expect(state().open).toEqual([]);
  });

  it('MEM8 counts the time from the first card to the last', () => {
    const { world, session, state } = playing();
    world.pass(5000);
    expect(session.elapsedMs()).toBe(0);
    session.play(turn(0));
    world.pass(1500);
    expect(session.elapsedMs()).toBe(1500);
    const { deck } = state();
    for (const [card, face] of deck.entries()) {
      session.play(turn(card));
      session.play(turn(deck.lastIndexOf(face)));
    }
    expect(session.getSnapshot().status).toBe('won');
    world.pass(9000);
    expect(session.elapsedMs()).toBe(1500);
  });

  it('MEM9 closes no card of a new game that begins while two different ones are open', () => {
    const { world, session, cardWith, state } = playing();
    session.play(turn(0));
    session.play(turn(cardWith(false)));
    world.pass(500);
    session.newGame();
    session.play(turn(0));
    world.pass(5000);
    expect(state().open).toEqual([0]);
  });

  it('MEM11 keeps the fewest moves, and of equal ones the faster game', () => {
    const { world, session, state, cardWith } = playing();
    const finish = (ms: number, misses: number) => {
      for (let miss = 0; miss < misses; miss += 1) {
        session.play(turn(0));
        session.play(turn(cardWith(false)));
        world.pass(1000);
      }
      const { deck } = state();
      for (const [card, face] of deck.entries()) {
        session.play(turn(card));
        if (card === 0) world.pass(ms);
        session.play(turn(deck.lastIndexOf(face)));
      }
      const { bestScore, bestScoreTimeMs } = session.getSnapshot().statistics;
      session.newGame();
      return [bestScore, bestScoreTimeMs];
    };
    expect(finish(500, 1)).toEqual([7, 1500]);
    expect(finish(9000, 0)).toEqual([6, 9000]);
    expect(finish(8000, 0)).toEqual([6, 8000]);
    expect(finish(8500, 0)).toEqual([6, 8000]);
    expect(finish(0, 2)).toEqual([6, 8000]);
  });
});
