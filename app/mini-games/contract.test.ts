// What every mini game promises, checked for each one of the registry, and for the template.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counter } from './counter/entry.ts';
import { BEST_KINDS } from './contract.ts';
import type { Engine } from './engine.ts';
import { draw } from './lib/rng.ts';
import { registry } from './registry.ts';
import { findPicturesIn } from '#app/content/pictures.ts';

type AnyEngine = Engine<unknown, unknown, unknown>;

const MOST_MOVES = 400;
const GAMES = 12; // random games for each property

const loaded = await Promise.all(
  [counter, ...registry].map(async ({ title, load }) => {
    const { game } = await load();
    return { title, engine: game.engine, traits: game.traits };
  }),
);

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** The move that a random player makes next: a candidate, or the clock's tick when the game waits for it; null at the end. */
function nextMove(engine: AnyEngine, state: unknown, choice: number): unknown {
  const period = engine.clock?.period(state) ?? null;
  const ticks = period === null ? [] : [engine.clock?.tick(period)];
  const moves = [...engine.candidateMoves(state), ...ticks];
  return moves.length === 0 ? null : moves[choice % moves.length];
}

/** Every state of one random game, from its start. */
function randomGame(engine: AnyEngine, seed: number, variant = 0) {
  const states = [engine.start(engine.variants[variant]?.options, seed)];
  const moves: unknown[] = [];
  let rng = seed;
  for (let count = 0; count < MOST_MOVES; count += 1) {
    const state = states.at(-1);
    let choice: number;
    [choice, rng] = draw(rng, 2 ** 30);
    const move = engine.status(state) === 'playing' ? nextMove(engine, state, choice) : null;
    if (move === null || move === undefined) break;
    const next = engine.play(state, move);
    if (next === state) continue;
    states.push(next);
    moves.push(move);
  }
  return { states, moves };
}

interface PlayedGame extends ReturnType<typeof randomGame> {
  readonly seed: number;
  readonly variant: number;
}

/** Random games of an engine, played once for all that is asked of them. */
const playedGames = new Map<AnyEngine, readonly PlayedGame[]>();

function gamesOf(engine: AnyEngine): readonly PlayedGame[] {
  let games = playedGames.get(engine);
  if (!games) {
    const variants = fc.integer({ min: 0, max: engine.variants.length - 1 });
    games = fc.sample(fc.tuple(seeds, variants), GAMES).map(([seed, variant]) => ({ seed, variant, ...randomGame(engine, seed, variant) }));
    playedGames.set(engine, games);
  }
  return games;
}

function forEachGame(engine: AnyEngine, check: (game: PlayedGame) => void): void {
  for (const game of gamesOf(engine)) {
    try {
      check(game);
    } catch (error) {
      throw new Error(`In the game of seed ${game.seed} and variant ${game.variant}: ${String(error)}`, { cause: error });
    }
  }
}

describe('the registry', () => {
  it('has twelve tiles with ids and titles of their own', () => {
    expect(registry).toHaveLength(12);
    expect(new Set(registry.map((entry) => entry.id)).size).toBe(registry.length);
    expect(new Set(registry.map((entry) => entry.title)).size).toBe(registry.length);
  });

  it('has a toy for every tile', () => {
    expect(Object.keys(findPicturesIn('mini-games')).toSorted()).toEqual(registry.map((entry) => entry.id).toSorted());
  });

  it.each(registry.map((entry) => [entry.title, entry] as const))('%s says what it is', (_, entry) => {
    expect(entry.description).not.toBe('');
  });
});

describe.each(loaded)('$title', ({ engine, traits }) => {
  it('says how it is played, and which game is its best', () => {
    expect(traits.howToPlay.length).toBeGreaterThan(0);
    expect(BEST_KINDS).toContain(traits.best);
  });

  it('G1 plays the same game from the same options, seed and moves', () => {
    forEachGame(engine, ({ states, moves, seed, variant }) => {
      let state = engine.start(engine.variants[variant]?.options, seed);
      for (const move of moves) state = engine.play(state, move);
      expect(state).toEqual(states.at(-1));
    });
  });

  it('G1 has states and moves that survive JSON', () => {
    forEachGame(engine, ({ states, moves }) => {
      expect(JSON.parse(JSON.stringify(states))).toEqual(states);
      expect(JSON.parse(JSON.stringify(moves))).toEqual(moves);
    });
  });

  it('never changes a state that it was given', () => {
    forEachGame(engine, ({ states }) => {
      for (const state of states) {
        const before = JSON.stringify(state);
        for (const move of engine.candidateMoves(state)) engine.play(state, move);
        engine.describe(state);
        engine.score(state);
        expect(JSON.stringify(state)).toBe(before);
      }
    });
  });

  it('plays what it suggests, and says so', () => {
    forEachGame(engine, ({ states }) => {
      for (const state of states) {
        const [first] = engine.candidateMoves(state);
        if (first === undefined) continue;
        expect(engine.refusal?.(state, first) ?? null).toBeNull();
        expect(engine.play(state, first)).not.toBe(state);
      }
    });
  });

  it('always has a move or waits for its clock while it is playing', () => {
    forEachGame(engine, ({ states }) => {
      for (const state of states) if (engine.status(state) === 'playing') expect(nextMove(engine, state, 0)).not.toBeNull();
    });
  });

  it('G8 refuses every move after the end with the same object', () => {
    forEachGame(engine, ({ states, moves }) => {
      const last = states.at(-1);
      if (engine.status(last) === 'playing') return;
      expect(engine.candidateMoves(last)).toEqual([]);
      for (const move of moves) expect(engine.play(last, move)).toBe(last);
      expect(engine.clock?.period(last) ?? null).toBeNull();
    });
  });

  it('describes each state in a sentence and scores it with a number', () => {
    forEachGame(engine, ({ states }) => {
      for (const state of states) {
        expect(engine.describe(state).trim()).not.toBe('');
        expect(Number.isFinite(engine.score(state))).toBe(true);
      }
    });
  });

  it('names its variants apart', () => {
    expect(new Set(engine.variants.map(({ label }) => label)).size).toBe(engine.variants.length);
  });
});
