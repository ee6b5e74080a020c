// Every game in app/games/, also those that the site does without.
import { globSync } from 'node:fs';
import path from 'node:path';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { registry } from '#app/games/registry.ts';
import { test } from '../fixtures.ts';

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

/** Skips a test of a mini game that is not in the registry. */
export function skipWithoutGame(title: string): void {
  const id = findGameId(title);
  // No call for other games: outside of tests, such as in tools/shots/, it would throw.
  if (id !== null && !registry.some((entry) => entry.id === id)) test.skip(true, `The site does without ${title}`);
}
