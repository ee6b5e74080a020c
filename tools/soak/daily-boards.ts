// Creates the daily boards as the page does and checks each against the invariants of its game.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Daily } from '#app/game-kit/contract.ts';
import { createBoardOfDay } from '#app/arcade/daily/model/board-of-day.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import { dailyGames, type PlannedBoard } from '#app/content/data/weekly-plan.ts';
import { assertHolds } from '#tests/games/bot.ts';
import { loadSoakGame, type SoakGame } from './soak.ts';

interface DailyGame extends SoakGame {
  readonly daily?: Daily<unknown, object>;
}

/** Loads the games of the weekly plan, by id. */
export async function loadDailyGames(): Promise<ReadonlyMap<string, DailyGame>> {
  const games = new Map<string, DailyGame>();
  for (const { id, title } of dailyGames) {
    const hasDailyModule = existsSync(path.join(import.meta.dirname, `../../app/games/${id}/daily.ts`));
    const dailyModule = hasDailyModule ? ((await import(`#app/games/${id}/daily.ts`)) as Pick<Required<DailyGame>, 'daily'>) : {};
    games.set(id, { ...(await loadSoakGame(id, title)), ...dailyModule });
  }
  return games;
}

/** Checks one board; throws an error with the game, the day and the reason if an invariant fails. */
function checkBoard(game: DailyGame, planned: PlannedBoard, day: number): void {
  const { title, rules, invariants } = game;
  try {
    const { variant, seed, opening: openingMoves, target } = createBoardOfDay(game, planned, day);
    const fresh = rules.start(variant.options, seed);
    invariants.checkStart?.(fresh);
    let state = fresh;
    for (const move of openingMoves) {
      const played = rules.play(state, move);
      assertHolds('state' in played, `refuses ${JSON.stringify(move)}`);
      if ('state' in played) ({ state } = played);
    }
    invariants.checkState(state);
    assertHolds(rules.outcome(state) === null, 'is over before it begins');
    invariants.checkDailyBoard?.(state, target);
  } catch (error) {
    throw new Error(`${title} of day ${day}: ${String(error)}`, { cause: error });
  }
}

/** Checks all boards of `days` days from the day `first` on; returns how many boards each game had, by title. */
export function soakDays(games: ReadonlyMap<string, DailyGame>, first: number, days: number): ReadonlyMap<string, number> {
  const boards = new Map<string, number>();
  for (let day = first; day < first + days; day += 1)
    for (const planned of getDailySet(day)) {
      const game = games.get(planned.game);
      if (!game) throw new Error(`The week's table has "${planned.game}", which is no game`);
      checkBoard(game, planned, day);
      boards.set(game.title, (boards.get(game.title) ?? 0) + 1);
    }
  return boards;
}
