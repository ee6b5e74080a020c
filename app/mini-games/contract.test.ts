// What every mini game promises, checked for each one of the registry, and for the template.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counter } from './counter/entry.ts';
import type { MiniGame } from './contract.ts';
import { draw } from './lib/rng.ts';
import type { Player } from './player.ts';
import { registry } from './registry.ts';
import { playing } from './test-play.ts';
import { findPicturesIn } from '#app/content/pictures.ts';

const MOST_STEPS = 400;
const GAMES = 12; // random games for each property

interface Tried {
  readonly title: string;
  readonly game: MiniGame;
  readonly player: Player<unknown, object>;
}

const tried: readonly Tried[] = await Promise.all(
  [counter, ...registry].map(async ({ id, title, load }) => {
    const { game } = await load();
    const { player } = (await import(`./${id}/player.ts`)) as { player: Player<unknown, object> };
    return { title, game, player };
  }),
);

/** A move, or the ms that passed. */
type Step = object | number;

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function took({ rules }: MiniGame, state: unknown, step: Step) {
  return typeof step === 'number' ? (rules.advance?.(state, step) ?? { refused: null }) : rules.play(state, step);
}

/** What a random player does next: a sensible move, or waiting for what is due; null at the end. */
function nextStep({ game: { rules }, player }: Tried, state: unknown, choice: number): Step | null {
  const due = rules.due?.(state) ?? null;
  const steps: readonly Step[] = [...player.moves(state), ...(due === null ? [] : [due])];
  return steps[choice % steps.length] ?? null;
}

interface PlayedGame {
  readonly seed: number;
  readonly variant: number;
  readonly states: readonly unknown[];
  readonly steps: readonly Step[];
}

/** Every state of one random game, from its start. */
function randomGame(one: Tried, seed: number, variant: number): PlayedGame {
  const { rules } = one.game;
  const states = [rules.start(rules.variants[variant]?.options, seed)];
  const steps: Step[] = [];
  let rng = seed;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const state = states.at(-1);
    let choice: number;
    [choice, rng] = draw(rng, 2 ** 30);
    const step = rules.outcome(state) ? null : nextStep(one, state, choice);
    if (step === null) break;
    const result = took(one.game, state, step);
    if ('refused' in result) continue;
    states.push(result.state);
    steps.push(step);
  }
  return { seed, variant, states, steps };
}

/** Random games, played once for all that is asked of them. */
const playedGames = new Map<Tried, readonly PlayedGame[]>();

function gamesOf(one: Tried): readonly PlayedGame[] {
  let games = playedGames.get(one);
  if (!games) {
    const variants = fc.integer({ min: 0, max: one.game.rules.variants.length - 1 });
    games = fc.sample(fc.tuple(seeds, variants), GAMES).map(([seed, variant]) => randomGame(one, seed, variant));
    playedGames.set(one, games);
  }
  return games;
}

function forEachGame(one: Tried, check: (played: PlayedGame) => void): void {
  for (const played of gamesOf(one)) {
    try {
      check(played);
    } catch (error) {
      throw new Error(`In the game of seed ${played.seed} and variant ${played.variant}: ${String(error)}`, { cause: error });
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

describe.each(tried)('$title', (one) => {
  const { game, player } = one;
  const { rules, words, hints, results } = game;
  const { isRefused } = playing(rules);

  it('says how it is played', () => {
    expect(game.howToPlay.length).toBeGreaterThan(0);
  });

  it('G1 plays the same game from the same options, seed, moves and times', () => {
    forEachGame(one, ({ states, steps, seed, variant }) => {
      let state = rules.start(rules.variants[variant]?.options, seed);
      for (const step of steps) {
        const result = took(game, state, step);
        if ('refused' in result) throw new Error(`${JSON.stringify(step)} was refused`);
        ({ state } = result);
      }
      expect(state).toEqual(states.at(-1));
    });
  });

  it('G1 has states, moves and events that survive JSON', () => {
    forEachGame(one, ({ states, steps }) => {
      expect(JSON.parse(JSON.stringify(states))).toEqual(states);
      expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
      for (const [index, step] of steps.entries()) {
        const result = took(game, states[index], step);
        if ('events' in result) expect(JSON.parse(JSON.stringify(result.events))).toEqual(result.events);
      }
    });
  });

  it('never changes a state that it was given', () => {
    forEachGame(one, ({ states, steps }) => {
      for (const [index, state] of states.entries()) {
        const before = JSON.stringify(state);
        for (const move of player.moves(state)) rules.play(state, move);
        const step = steps[index];
        if (step !== undefined) took(game, state, step);
        words.status(state);
        expect(JSON.stringify(state)).toBe(before);
      }
    });
  });

  it('plays what its hints suggest, and says why', () => {
    if (!hints) return;
    forEachGame(one, ({ states }) => {
      for (const state of states) {
        const [first] = hints.moves(state);
        if (first === undefined) continue;
        expect(isRefused(state, first)).toBe(false);
        expect(hints.why(state, first).trim()).not.toBe('');
      }
    });
  });

  it('always has a move or waits for its time while it goes on', () => {
    forEachGame(one, ({ states }) => {
      for (const state of states) {
        expect(nextStep(one, state, 0) === null).toBe(rules.outcome(state) !== null);
        for (const move of player.moves(state)) expect(isRefused(state, move)).toBe(false);
      }
    });
  });

  it('waits for a time that passes: what is due happens, and no sooner is anything due than now', () => {
    forEachGame(one, ({ states }) => {
      for (const state of states) {
        const due = rules.due?.(state) ?? null;
        if (due === null) continue;
        expect(due).toBeGreaterThan(0);
        expect('state' in took(game, state, due)).toBe(true);
      }
    });
  });

  it('uses up no more time than has passed', () => {
    forEachGame(one, ({ states }) => {
      for (const state of states) {
        const due = rules.due?.(state) ?? null;
        if (due === null) continue;
        for (const ms of [due, due + 7, 3 * due]) {
          const result = rules.advance?.(state, ms);
          if (!result || 'refused' in result || result.usedMs === undefined) continue;
          expect(result.usedMs).toBeGreaterThan(0);
          expect(result.usedMs).toBeLessThanOrEqual(ms);
        }
      }
    });
  });

  it('G8 refuses every move and every stretch of time after the end', () => {
    forEachGame(one, ({ states, steps }) => {
      const last = states.at(-1);
      if (!rules.outcome(last)) return;
      expect(player.moves(last)).toEqual([]);
      expect(hints?.moves(last) ?? []).toEqual([]);
      for (const step of steps) expect('refused' in took(game, last, step)).toBe(true);
      expect(rules.due?.(last) ?? null).toBeNull();
    });
  });

  it('says something in every state, and a figure is a number', () => {
    forEachGame(one, ({ states }) => {
      for (const state of states) {
        expect(words.status(state).trim()).not.toBe('');
        expect(Number.isFinite(results?.score?.of(state) ?? 0)).toBe(true);
        const figures = words.figures?.(state, null) ?? [];
        expect(new Set(figures.map(([name]) => name)).size).toBe(figures.length);
        for (const [, value] of figures) expect(value).not.toBe('');
      }
    });
  });

  it('counts only outcomes that it has named', () => {
    const ids = new Set(results?.outcomes?.map(({ id }) => id));
    forEachGame(one, ({ states }) => {
      const id = rules.outcome(states.at(-1))?.id;
      if (id !== undefined) expect(ids).toContain(id);
    });
  });

  it('keeps its variants apart, by ids that can be part of a key', () => {
    expect(new Set(rules.variants.map(({ id }) => id)).size).toBe(rules.variants.length);
    expect(new Set(rules.variants.map(({ label }) => label)).size).toBe(rules.variants.length);
    for (const { id } of rules.variants) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
