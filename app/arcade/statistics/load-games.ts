// Loads mini games and demos by ID, because their statistics need their rules and labels.
import { allGames } from '#app/games/demos.ts';
import type { LoadedGame } from './game-records.ts';

/** Skips unknown IDs. */
export async function loadGames(ids: readonly string[]): Promise<readonly LoadedGame[]> {
  const entries = allGames.filter(({ id }) => ids.includes(id));
  return Promise.all(entries.map(async (entry) => ({ entry, game: (await entry.load()).game })));
}
