// The mini games themselves, for what their figures mean.
import { registry } from '#app/games/registry.ts';
import type { LoadedGame } from './game-records.ts';

/** The games with these ids, loaded; ids that are not known are left out. */
export async function loadGames(ids: readonly string[]): Promise<readonly LoadedGame[]> {
  const entries = registry.filter(({ id }) => ids.includes(id));
  return Promise.all(entries.map(async (entry) => ({ entry, game: (await entry.load()).game })));
}
