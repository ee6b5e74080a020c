// Computes the daily board of a game: variant, seed, opening moves and target.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import { getWeekday } from './calendar.ts';
import { getDailySeed } from './daily-seed.ts';
import type { PlannedBoard } from './weekly-plan.ts';

export interface BoardOfDay {
  readonly variant: Variant<unknown>;
  readonly seed: number;
  /** Moves that are already made when the board opens. */
  readonly opening: readonly object[];
  /** The score to reach, in the game's own unit; null if the board has no target. */
  readonly mark: number | null;
}

/** Gives up after this many unsuitable boards and takes the next one. The soak test proves that no day gets there. */
const MAX_ATTEMPTS = 1000;

/** Returns the same board for every visitor. Throws if the game's rules do not have the planned variant. */
export function createBoardOfDay(
  { rules, daily }: Pick<MiniGame, 'rules' | 'daily'>,
  { game, variant: id }: PlannedBoard,
  day: number,
): BoardOfDay {
  const variant = rules.variants.find((one) => one.id === id);
  if (!variant) throw new Error(`The week's table has ${game} in the variant "${id}", which its rules do not have`);
  const weekday = getWeekday(day);
  let attempt = 0;
  let seed = getDailySeed(game, day);
  let state = rules.start(variant.options, seed);
  while (daily?.isSuitable?.(state, weekday) === false && attempt < MAX_ATTEMPTS) {
    attempt += 1;
    seed = getDailySeed(game, day, attempt);
    state = rules.start(variant.options, seed);
  }
  return { variant, seed, opening: daily?.openingMoves?.(state) ?? [], mark: daily?.mark?.(state, weekday) ?? null };
}
