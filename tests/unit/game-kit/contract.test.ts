// What every mini game promises, checked for each one of the registry, and for the template.
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import { CUES } from '#app/game-kit/lib/sound-cues.ts';
import { draw } from '#app/game-kit/lib/random.ts';
import { assertHolds, applyMoveOrTime, type Bot } from '#tests/bots/bot.ts';
import { registry } from '#app/games/registry.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import { loadResources } from '#app/game-kit/session/load-resources.ts';
import { getEffectSounds } from '#app/game-kit/stage/feedback/event-sounds.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { counter } from '#templates/mini-game/entry.ts';
import { bot as counterBot } from '#templates/mini-game/tests/bot.ts';

const SPECIFIED = 'tic-tac-toe memory color-match snake puzzle hangman minesweeper wordle 2048 sudoku solitaire tetris'.split(' ');
const MOST_STEPS = 400;
const GAMES = 12; // random games for each property

interface Tried {
  readonly title: string;
  readonly tileStat: MiniGameEntry['tileStat'];
  readonly game: MiniGame;
  readonly bot: Bot<unknown, object>;
}

const tried: readonly Tried[] = await Promise.all(
  [counter, ...registry].map(async ({ id, title, tileStat, load }) => {
    const { game } = await load();
    await loadResources(
      game.rules,
      game.rules.variants.map((variant) => variant.id),
    );
    const own = id === counter.id ? { bot: counterBot } : await import(`#tests/bots/${id}.ts`);
    const { bot } = own as { bot: Bot<unknown, object> };
    return { title, tileStat, game, bot };
  }),
);

/** A move, or the ms that passed. */
type Step = object | number;

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** What a player may do: the sensible moves, and waiting for what is due; nothing at the end. */
function stepsFrom({ game: { rules }, bot }: Tried, state: unknown): readonly Step[] {
  const due = rules.dueInMs?.(state) ?? null;
  return [...bot.moves(state), ...(due === null ? [] : [due])];
}

interface PlayedGame {
  readonly seed: number;
  readonly variant: number;
  readonly states: readonly unknown[];
  readonly choices: readonly (readonly Step[])[]; // of each state
  readonly steps: readonly Step[];
  readonly events: readonly (readonly GameEvent[])[]; // of each step
}

/** Whether a value is the same once it has been stored and read, down to what is undefined. */
function survivesJson(value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
}

/** A state that nobody can change: whatever tries throws. Parts that states share are frozen already. */
function frozen(state: unknown): unknown {
  if (typeof state === 'object' && state !== null && !Object.isFrozen(state)) {
    Object.freeze(state);
    for (const part of Object.values(state)) frozen(part);
  }
  return state;
}

/** Every state of one random game, from its start. */
function randomGame(one: Tried, seed: number, variant: number): PlayedGame {
  const { rules } = one.game;
  const states = [frozen(rules.start(rules.variants[variant]?.options, seed))];
  const choices = [stepsFrom(one, states[0])];
  const steps: Step[] = [];
  const events: (readonly GameEvent[])[] = [];
  let rng = seed;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const state = states.at(-1);
    const open = choices.at(-1) ?? [];
    if (open.length === 0 || rules.outcome(state)) break;
    let choice: number;
    [choice, rng] = draw(rng, open.length);
    const step = open[choice] as Step;
    const result = applyMoveOrTime(rules, state, step);
    if ('refused' in result) continue;
    states.push(frozen(result.state));
    choices.push(stepsFrom(one, result.state));
    steps.push(step);
    events.push(result.events);
  }
  return { seed, variant, states, choices, steps, events };
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
  it('begins with the twelve games of the specification, in its order', () => {
    expect(registry.slice(0, SPECIFIED.length).map(({ id }) => id)).toEqual(SPECIFIED);
  });

  it('has tiles with ids and titles of their own', () => {
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
  const { game, bot } = one;
  const { rules, text, hints, results } = game;
  const { isRefused } = createTestPlay(rules);

  it('boasts of a figure that it keeps, of its first variant until another one is played', () => {
    const isKept = {
      score: results?.score?.better === 'higher',
      moves: results?.score?.better === 'lower',
      time: results?.time?.isRecord === true,
      streak: true,
    };
    expect(isKept[one.tileStat.stat]).toBe(true);
    expect(one.tileStat.variant).toBe(rules.variants[0].id);
  });

  it('says how it is played', () => {
    expect(game.howToPlay.length).toBeGreaterThan(0);
  });

  it('lists its keys, and what each of them does, once', () => {
    expect(game.keys.length).toBeGreaterThan(0);
    for (const { keys } of game.keys) expect(keys.length).toBeGreaterThan(0);
    expect(new Set(game.keys.map(({ action }) => action)).size).toBe(game.keys.length);
  });

  it('G1 plays the same game from the same options, seed, moves and times', () => {
    forEachGame(one, ({ states, steps, seed, variant }) => {
      let state = rules.start(rules.variants[variant]?.options, seed);
      for (const step of steps) {
        const result = applyMoveOrTime(rules, state, step);
        if ('refused' in result) throw new Error(`${JSON.stringify(step)} was refused`);
        ({ state } = result);
      }
      expect(state).toEqual(states.at(-1));
    });
  });

  it('G1 has states, moves and events that survive JSON', () => {
    forEachGame(one, ({ states, steps, events }) => {
      assertHolds(survivesJson(states), 'a state does not survive JSON');
      assertHolds(survivesJson(steps), 'a move does not survive JSON');
      assertHolds(survivesJson(events), 'an event does not survive JSON');
    });
  });

  it('plays what its hints suggest, and says why', () => {
    if (!hints) return;
    forEachGame(one, ({ states }) => {
      for (const state of states) {
        const [first] = hints.moves(state);
        if (first === undefined) continue;
        assertHolds(!isRefused(state, first), `${JSON.stringify(first)} is suggested and refused`);
        assertHolds(hints.why(state, first).trim() !== '', `nothing is said of ${JSON.stringify(first)}`);
      }
    });
  });

  it('always has a move or waits for its time while it goes on', () => {
    forEachGame(one, ({ states, choices }) => {
      for (const [index, state] of states.entries()) {
        const open = choices[index] ?? [];
        assertHolds(
          (open.length === 0) === (rules.outcome(state) !== null),
          `this state has ${open.length} moves: ${JSON.stringify(state)}`,
        );
        for (const step of open)
          if (typeof step === 'object') assertHolds(!isRefused(state, step), `${JSON.stringify(step)} is sensible and refused`);
      }
    });
  });

  it('waits for a time that passes: what is due happens, and no sooner is anything due than now', () => {
    forEachGame(one, ({ states }) => {
      for (const state of states) {
        const due = rules.dueInMs?.(state) ?? null;
        if (due === null) continue;
        expect(due).toBeGreaterThan(0);
        expect('state' in applyMoveOrTime(rules, state, due)).toBe(true);
      }
    });
  });

  it('uses up no more time than has passed', () => {
    forEachGame(one, ({ states }) => {
      for (const state of states) {
        const due = rules.dueInMs?.(state) ?? null;
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
      expect(bot.moves(last)).toEqual([]);
      expect(hints?.moves(last) ?? []).toEqual([]);
      for (const step of steps) expect('refused' in applyMoveOrTime(rules, last, step)).toBe(true);
      expect(rules.dueInMs?.(last) ?? null).toBeNull();
    });
  });

  it('says something in every state, and a figure is a number', () => {
    forEachGame(one, ({ states }) => {
      for (const state of states) {
        assertHolds(text.status(state).trim() !== '', `nothing is said of ${JSON.stringify(state)}`);
        assertHolds(Number.isFinite(results?.score?.getScore(state) ?? 0), `this state has no score: ${JSON.stringify(state)}`);
        const figures = text.figures?.(state, null) ?? [];
        assertHolds(new Set(figures.map(([name]) => name)).size === figures.length, 'two figures have one name');
        assertHolds(
          figures.every(([, value]) => value !== ''),
          'a figure is empty',
        );
      }
    });
  });

  it('is heard in known cues', () => {
    forEachGame(one, ({ events }) => {
      for (const happened of events) {
        for (const { cue, semitones } of getEffectSounds(game, { type: 'events', events: happened })) {
          assertHolds(CUES.includes(cue), `${cue} is no cue`);
          assertHolds(Number.isFinite(semitones), `${cue} has no pitch`);
        }
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
