// Creates saves of mini games by playing them with the test bots.
import { registry } from '#app/games/registry.ts';
import { applyMoveOrTime, createRoll, type Bot } from '#tests/games/bot.ts';
import type { GameEvent, Result, Rules } from '#app/game-kit/rules.ts';
import type { Save } from '#app/game-kit/session/persistence/save.ts';
import { createSave } from './seed-storage.ts';

export const SEED = 2026;
const MAX_STEPS = 5000;
const MAX_ATTEMPTS = 8;

type AnyRules = Rules<unknown, object, GameEvent, unknown>;
type Entries = (object | number)[];

/** How to choose a bot's move: a random one of its sensible moves, the best one, or any random move. */
type PlayStyle = 'random' | 'best' | 'any';

/** Plays a game with all timer ticks until it ends or takes too long. */
export function playGame(
  rules: AnyRules,
  bot: Bot<unknown, object>,
  seed: number,
  style: PlayStyle,
  openingMoves: object[] = [],
): { readonly seed: number; readonly entries: Entries; readonly result: Result | null } {
  const entries: Entries = [];
  let state = rules.start(rules.variants[0].options, seed);
  const roll = createRoll(seed);
  const choose = (moves: readonly object[]): object | number | undefined => {
    if (style === 'any') return bot.randomMove(state, roll);
    const choice = style === 'best' || moves.length === 0 ? 0 : roll(moves.length);
    const due = rules.dueInMs?.(state) ?? null;
    return due !== null && (moves.length === 0 || (style === 'random' && choice === 0)) ? due : moves[choice];
  };
  for (let step = 0; rules.outcome(state) === null && step < MAX_STEPS; step += 1) {
    const due = rules.dueInMs?.(state) ?? null;
    const entry = openingMoves.shift() ?? (style === 'any' && due !== null && step % 4 === 0 ? due : choose(bot.moves(state)));
    if (entry === undefined) break;
    const result = applyMoveOrTime(rules, state, entry);
    if ('refused' in result) continue;
    ({ state } = result);
    entries.push(entry);
  }
  return { seed, entries, result: rules.outcome(state)?.result ?? null };
}

export async function loadGame(id: string) {
  const { rules } = (await import(`#app/games/${id}/rules/rules.ts`)) as { rules: AnyRules };
  const { bot } = (await import(`#tests/games/${id}/bot.ts`)) as { bot: Bot<unknown, object> };
  return { rules, bot };
}

/** The save of a finished game; null if none is found soon. */
async function findFinishedSave(id: string): Promise<Save | null> {
  const { rules, bot } = await loadGame(id);
  const { seed, moves } = bot.wholeGame ?? { seed: SEED, moves: [] };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1)
    for (const style of ['random', 'best', 'any'] as const) {
      const game = playGame(rules, bot, seed + attempt, style, attempt === 0 && style === 'random' ? [...moves] : []);
      if (game.result !== null) return createSave(rules, { ...game, counted: ['end'] });
    }
  return null;
}

/** The save of one finished game for each mini game, by storage key (see seedStorage). */
export async function createFinishedSaves(): Promise<Readonly<Record<string, Save>>> {
  const saves = await Promise.all(registry.map(async ({ id }) => [`${id}.save`, await findFinishedSave(id)] as const));
  return Object.fromEntries(saves.flatMap(([key, save]) => (save ? [[key, save]] : [])));
}
