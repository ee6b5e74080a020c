// The board of a day: everything that a game needs to begin it.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import { getWeekday } from './calendar.ts';
import { getDailySeed } from './daily-seed.ts';
import type { PlannedBoard } from './weekly-plan.ts';

export interface BoardOfDay {
  readonly variant: Variant<unknown>;
  readonly seed: number;
  /** Moves that the day has made. */
  readonly opening: readonly object[];
  /** The figure to reach or to beat, as the game's score counts; null where there is none. */
  readonly mark: number | null;
}

/** After so many boards that do not suit the day the next one is taken; the soak proves that no day comes to that. */
const MAX_ATTEMPTS = 1000;

/** The board of a day, the same for everyone. Throws for a variant that the rules do not have. */
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
