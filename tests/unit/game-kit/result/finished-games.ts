// Finished games of all mini games and demos, one for each way to end, and those of the template.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Outcome, Result, Variant } from '#app/game-kit/rules.ts';
import { allGames } from '#app/games/demos.ts';
import type { Ending } from '#tests/games/bot.ts';
import { counter } from '#templates/mini-game/entry.ts';
import { endings as counterEndings } from '#templates/mini-game/tests/bot.ts';

const SEED = 0x3f2a91;

export const ELAPSED_MS = 161_000; // 2:41

export interface FinishedGame extends Pick<Ending, 'shares' | 'hides' | 'impossible'> {
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
  readonly origin: { readonly variant: Variant<unknown>; readonly seed: number };
  readonly state: unknown;
  readonly outcome: Outcome;
}

type Titled = readonly [title: string, finished: FinishedGame];

async function finish(entry: MiniGameEntry, endings: readonly Ending[]): Promise<readonly Titled[]> {
  const { game } = await entry.load();
  const { rules } = game;
  return endings.map(({ variant: variantId, end, ...ending }) => {
    const variant = rules.variants.find(({ id }) => id === variantId) ?? rules.variants[0];
    const start = rules.start(variant.options, SEED) as Readonly<Record<string, unknown>>;
    const state = { ...start, ...(typeof end === 'function' ? end(start) : end) };
    const outcome = rules.outcome(state);
    if (!outcome) throw new Error(`${entry.id} is not over`);
    const finished = { entry, game, origin: { variant, seed: SEED }, state, outcome, ...ending };
    return [`${entry.title}, ${variant.label}, ${outcome.result}: ${ending.shares[0]}`, finished];
  });
}

async function finishByBot(entry: MiniGameEntry): Promise<readonly Titled[]> {
  const { endings } = (await import(`#tests/games/${entry.id}/bot.ts`)) as { readonly endings: readonly Ending[] };
  return finish(entry, endings);
}

/** Each with a title for the test. */
export const FINISHED_GAMES = (await Promise.all(allGames.map(finishByBot))).flat();

const counters = (await finish(counter, counterEndings)).map(([, finished]) => finished);

/** A game of the template with this result. */
export function getFinishedCounter(result: Result): FinishedGame {
  const found = counters.find(({ outcome }) => outcome.result === result);
  if (!found) throw new Error(`The template has no ending that is ${result}`);
  return found;
}
