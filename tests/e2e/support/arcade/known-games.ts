// Every game in app/games/, also those that the site does without.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';

const GAMES = await Promise.all(
  globSync('app/games/*/entry.ts').map(async (file) => {
    const exports = (await import(path.resolve(file))) as Readonly<Record<string, MiniGameEntry>>;
    return Object.values(exports)[0];
  }),
);

/** The id of the game with this title; `null` if there is none. */
export function findGameId(title: string): string | null {
  return GAMES.find((entry) => entry?.title === title)?.id ?? null;
}
