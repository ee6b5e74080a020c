// The catalogue: one file per game, picked up automatically when it is added to the folder.
import type { Game } from '#app/content/schema/game-schema.ts';

const files = import.meta.glob<Game | undefined>('./catalogue/*.ts', { eager: true, import: 'game' });

/** All games, in the order of the lists. */
export const games: readonly Game[] = Object.values(files)
  .filter((game) => game !== undefined) // a file without one is refused by the content check, which needs the others
  .toSorted((a, b) => a.order - b.order);
