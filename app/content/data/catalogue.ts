// Loads the catalogue: one file per game, picked up from the folder automatically.
import type { Game } from '#app/content/schema/game-schema.ts';

const files = import.meta.glob<Game | undefined>('./catalogue/*.ts', { eager: true, import: 'game' });

/** Sorted by `order`. */
export const games: readonly Game[] = Object.values(files)
  .filter((game) => game !== undefined) // the content check refuses files without one, and needs the others to load
  .toSorted((a, b) => a.order - b.order);
