// Tests the contract of mini games for every game of the registry, for the demos and for the template.
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySeed } from '#tests/any-seed.ts';
import { assertHolds, applyMoveOrTime, createRoll } from '#tests/games/bot.ts';
import { allGames } from '#app/games/demos.ts';
import { registry } from '#app/games/registry.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { findPicturesIn } from '#app/content/queries/pictures.ts';
import { counter } from '#templates/mini-game/entry.ts';
import { loadGames, type GameUnderTest } from './load-games.ts';

const MOST_STEPS = 100; // longer games: tools/soak/run.ts
const GAMES = 5; // random games per mini game
const CHECKED_MOVES = 10; // of those that are open in a state
const HINT_SEEDS = [3, 7]; // of games that are played by hints alone: with cards, some are won and some come to a dead end
const MOST_HINTS = 3000;
const MOVES_AFTER_END = 20;

const gamesUnderTest = await loadGames([counter, ...allGames]);

/** A move, or elapsed ms. */
type Step = object | number;

interface PlayedGame {
  readonly seed: number;
  readonly variant: number;
  readonly states: readonly unknown[];
  readonly choices: readonly (readonly Step[])[]; // the possible steps in each state
  readonly steps: readonly Step[];
  readonly events: readonly (readonly GameEvent[])[]; // of each step
}

/** Whether a value is the same after JSON serialization, including undefined properties. */
function survivesJson(value: unknown): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
}

/** Freezes a state deeply, so that a mutation throws. Parts that states share are frozen already. */
function deepFreeze(state: unknown): unknown {
  if (typeof state === 'object' && state !== null && !Object.isFrozen(state)) {
    Object.freeze(state);
    for (const part of Object.values(state)) deepFreeze(part);
  }
  return state;
}

/** Plays one random game and records it. */
function playRandomGame({ game: { rules }, bot }: GameUnderTest, seed: number, variant: number): PlayedGame {
  /** The possible steps: the bot's moves, and waiting for the time that is due. */
  const listSteps = (state: unknown): readonly Step[] => [...bot.moves(state), ...[rules.dueInMs?.(state) ?? []].flat()];
  const states = [deepFreeze(rules.start(rules.variants[variant]?.options, seed))];
  const choices = [listSteps(states[0])];
  const steps: Step[] = [];
  const events: (readonly GameEvent[])[] = [];
  const roll = createRoll(seed);
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const state = states.at(-1);
    const open = choices.at(-1) ?? [];
    if (open.length === 0 || rules.outcome(state)) break;
    const step = open[roll(open.length)] as Step;
    const result = applyMoveOrTime(rules, state, step);
    if ('refused' in result) continue;
    states.push(deepFreeze(result.state));
    choices.push(listSteps(result.state));
    steps.push(step);
    events.push(result.events);
  }
  return { seed, variant, states, choices, steps, events };
}

describe('the registry', () => {
  it('has ids and titles that are unique, also among the demos, and descriptions', () => {
    expect(allGames.filter(({ description }) => description === '')).toEqual([]);
    expect(new Set(allGames.map((entry) => entry.id)).size).toBe(allGames.length);
    expect(new Set(allGames.map((entry) => entry.title)).size).toBe(allGames.length);
  });

  it('has a picture for every tile', () => {
    expect(Object.keys(findPicturesIn('mini-games'))).toEqual(expect.arrayContaining(registry.map((entry) => entry.id)));
  });
});

describe.each(gamesUnderTest)('$title', (tested) => {
  const { game, bot } = tested;
  const { rules, text, hints, results } = game;
  const { isRefused } = createTestPlay(rules);

  let playedGames: readonly PlayedGame[] | undefined; // once for all tests, in the time of the first of them
  const variants = fc.integer({ min: 0, max: rules.variants.length - 1 });

  function forEachGame(check: (played: PlayedGame) => void): void {
    playedGames ??= fc.sample(fc.tuple(anySeed, variants), GAMES).map(([seed, variant]) => playRandomGame(tested, seed, variant));
    for (const played of playedGames) {
      try {
        check(played);
      } catch (error) {
        throw new Error(`In the game of seed ${played.seed} and variant ${played.variant}: ${String(error)}`, { cause: error });
      }
    }
  }

  /** The state after a step, which must not be refused. */
  function takeStep(state: unknown, step: Step): unknown {
    const result = applyMoveOrTime(rules, state, step);
    if ('refused' in result) throw new Error(`${JSON.stringify(step)} was refused`);
    return result.state;
  }

  /** Expects that nothing follows the end: no move, no hint and no time. */
  function expectEnd(last: unknown): void {
    expect([bot.moves(last), hints?.moves(last) ?? [], rules.dueInMs?.(last) ?? null]).toEqual([[], [], null]);
    const roll = createRoll(1);
    for (let count = 0; count < MOVES_AFTER_END; count += 1) expect(isRefused(last, bot.randomMove(last, roll))).toBe(true);
  }

  it('MEM11 MIN15 shows a statistic on its tile that it records, of its first variant by default', () => {
    const isRecorded = {
      score: results?.score?.better === 'higher',
      moves: results?.score?.better === 'lower',
      time: results?.time !== undefined,
      streak: true,
    };
    expect(isRecorded[tested.entry.tileStat.stat]).toBe(true);
    expect(tested.entry.tileStat.variant).toBe(rules.variants[0].id);
  });

  it('explains how to play, and leaves keys to their list and options to theirs', () => {
    expect(game.howToPlay.length).toBeGreaterThan(0);
    expect(game.howToPlay.join(' ')).not.toMatch(/\b(Keyboard:|[Uu]nder More\b)/);
  });

  it('lists its keys with a distinct action each', () => {
    expect(game.keys.length).toBeGreaterThan(0);
    for (const { keys } of game.keys) expect(keys.length).toBeGreaterThan(0);
    expect(new Set(game.keys.map(({ action }) => action)).size).toBe(game.keys.length);
  });

  it('G1 plays the same game from the same options, seed, moves and times', () => {
    forEachGame(({ states, steps, seed, variant }) => {
      expect(steps.reduce(takeStep, rules.start(rules.variants[variant]?.options, seed))).toEqual(states.at(-1));
    });
  });

  it('G1 has states, moves and events that survive JSON', () => {
    forEachGame(({ states, steps, events }) => {
      assertHolds(survivesJson(states), 'a state does not survive JSON');
      assertHolds(survivesJson(steps), 'a move does not survive JSON');
      assertHolds(survivesJson(events), 'an event does not survive JSON');
    });
  });

  it('allows the moves that its hints suggest, and explains them', () => {
    if (!hints) return;
    forEachGame(({ states }) => {
      // Some hints search for tens of milliseconds.
      for (const state of states.filter((_, index) => index % 4 === 0)) {
        const [first] = hints.moves(state);
        if (first === undefined) continue;
        assertHolds(!isRefused(state, first), `${JSON.stringify(first)} is suggested and refused`);
        assertHolds(hints.why(state, first).trim() !== '', `nothing is said of ${JSON.stringify(first)}`);
      }
    });
  });

  it.each(hints ? rules.variants.filter(({ pace }) => pace === 'turns') : [])(
    'leads by its hints to its end or its goal, or to a dead end of a deal of cards: $label',
    ({ options }) => {
      for (const seed of HINT_SEEDS) {
        let state = rules.start(options, seed);
        for (let count = 0; rules.outcome(state) === null && !results?.isGoalReached?.(state); count += 1) {
          if (count === MOST_HINTS) throw new Error(`The hints of seed ${seed} lead nowhere: ${JSON.stringify(state)}`);
          const step = hints?.moves(state)[0] ?? rules.dueInMs?.(state) ?? null;
          if (step === null) {
            expect(game.restartUnit, 'no hint is left').toBe('deal'); // of cards, which can be a dead end
            break;
          }
          state = takeStep(state, step);
        }
        if (rules.outcome(state)) expectEnd(state);
      }
    },
  );

  it('has a move or a due time in every state before the end', () => {
    forEachGame(({ states, choices }) => {
      for (const [index, state] of states.entries()) {
        const open = choices[index] ?? [];
        assertHolds(
          (open.length === 0) === (rules.outcome(state) !== null),
          `this state has ${open.length} moves: ${JSON.stringify(state)}`,
        );
        // The first move on a large board of Minesweeper takes its time, and there are hundreds of them.
        for (const step of open.filter((_, place) => place % Math.ceil(open.length / CHECKED_MOVES) === 0))
          if (typeof step === 'object') assertHolds(!isRefused(state, step), `${JSON.stringify(step)} is sensible and refused`);
      }
    });
  });

  it('has a positive due time in whole ms, after which something happens', () => {
    forEachGame(({ states }) => {
      for (const state of states) {
        const due = rules.dueInMs?.(state) ?? null;
        if (due === null) continue;
        expect(due).toBeGreaterThan(0);
        expect(due % 1).toBe(0);
        takeStep(state, due);
      }
    });
  });

  it('G8 refuses every move and all time after the end', () => {
    forEachGame(({ states, steps }) => {
      const last = states.at(-1);
      if (!rules.outcome(last)) return;
      expectEnd(last);
      for (const step of steps) expect('refused' in applyMoveOrTime(rules, last, step)).toBe(true);
    });
  });

  it('has a status and a finite score in every state, and announces nothing if nothing has happened', () => {
    forEachGame(({ states }) => {
      for (const state of states) {
        assertHolds(text.status(state).trim() !== '', `nothing is said of ${JSON.stringify(state)}`);
        assertHolds(Number.isFinite(results?.score?.getScore(state) ?? 0), `this state has no score: ${JSON.stringify(state)}`);
        assertHolds(!text.announcement?.([], state), 'it announces what has not happened');
        const figures = text.figures?.(state, { best: null, streak: 0, target: null }) ?? [];
        assertHolds(new Set(figures.map(([name]) => name)).size === figures.length, 'two figures have one name');
        assertHolds(
          figures.every(([, value]) => value !== ''),
          'a figure is empty',
        );
      }
    });
  });

  it('counts only outcomes that it declares', () => {
    const ids = new Set(rules.variants.flatMap(({ options }) => results?.outcomes?.(options).map(({ id }) => id) ?? []));
    forEachGame(({ states }) => {
      const id = rules.outcome(states.at(-1))?.id;
      if (id !== undefined) expect(ids).toContain(id);
    });
  });

  it('searches the move that lost it in a variant, and without Undo only where nothing but an end counts', () => {
    if (!game.turningPoints) return;
    expect(rules.variants.some(({ options }) => game.turningPoints?.supports?.(options) !== false)).toBe(true);
    if (game.undoSupport !== 'none') return;
    expect([results?.outcomes, results?.score?.countsUnfinished, rules.words]).toEqual([undefined, undefined, undefined]);
  });

  it('has variants with unique labels and ids that can be part of a storage key', () => {
    expect(new Set(rules.variants.map(({ id }) => id)).size).toBe(rules.variants.length);
    expect(new Set(rules.variants.map(({ label }) => label)).size).toBe(rules.variants.length);
    for (const { id } of rules.variants) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
