// Computes the daily board of a game: variant, seed, opening moves and target.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { getWeekday } from './calendar.ts';
import type { PlannedBoard } from '#app/content/data/weekly-plan.ts';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The seed of a daily board, an unsigned 32-bit integer: FNV-1a over "sudoku/22/0", then the final mixing step of MurmurHash3, so that the seeds of
 * neighboring days are unrelated. `attempt` counts the boards rejected as unsuitable for that day.
 */
export function getDailySeed(game: string, day: number, attempt = 0): number {
  let hash = FNV_OFFSET;
  for (const character of `${game}/${day}/${attempt}`) hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Gives up after this many unsuitable boards. The soak test proves that no day gets there. */
const MAX_ATTEMPTS = 1000;

/**
 * Returns the same board for every visitor, with the moves that are already made when it opens and the score to reach, null if it has no
 * target. Throws if the game's rules do not have the planned variant.
 */
export function createBoardOfDay({ rules, daily }: Pick<MiniGame, 'rules' | 'daily'>, { game, variant: id }: PlannedBoard, day: number) {
  const variant = rules.variants.find((one) => one.id === id);
  if (!variant) throw new Error(`The week's table has ${game} in the variant "${id}", which its rules do not have`);
  for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const seed = getDailySeed(game, day, attempt);
    const state = rules.start(variant.options, seed);
    const target = daily?.target?.(state, getWeekday(day)) ?? null;
    if (target !== 'unsuitable') return { variant, seed, opening: daily?.openingMoves?.(state) ?? [], target };
  }
  throw new Error(`${game} has no board that suits day ${day}`);
}
