// A saved game is a recipe: what it started from and every move since.
import * as v from 'valibot';
import type { Engine } from '#app/mini-games/rules.ts';
import { createHistory, type History } from './history.ts';

const UINT32_MAX = 2 ** 32 - 1;

const Save = v.object({
  engineVersion: v.number(),
  variant: v.string(),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(UINT32_MAX)),
  moves: v.array(v.unknown()),
  elapsedMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  isCounted: v.boolean(), // in the statistics: undo can reopen a finished game
  hints: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0), // asked for so far
  carried: v.optional(v.unknown()), // what the game before had to say
});
export type Save = v.InferOutput<typeof Save>;

/** The save in a stored text, or null when it is none. */
export function parseSave(stored: string | null): Save | null {
  if (stored === null) return null;
  try {
    const result = v.safeParse(Save, JSON.parse(stored));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** The game that a recipe leads to, or null when it belongs to other rules or is not a recipe for this game. */
export function replay<State, Move, Options>(engine: Engine<State, Move, Options>, save: Save): History<State, Move> | null {
  const variant = engine.variants.find(({ label }) => label === save.variant);
  if (!variant || save.engineVersion !== engine.version) return null;
  try {
    return createHistory(engine, { variant, seed: save.seed, carried: save.carried }, save.moves as Move[], true);
  } catch {
    // A move of a wrong shape: someone else wrote this save.
    return null;
  }
}
