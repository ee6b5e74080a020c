// The catalogue: one file per game, picked up automatically when it is added to the folder.
import type { Game } from './schema.ts';

const files = import.meta.glob<Game>('./catalogue/*.ts', { eager: true, import: 'game' });

/** All games, in the order of the lists. */
export const games: readonly Game[] = Object.values(files).toSorted((a, b) => a.order - b.order);
