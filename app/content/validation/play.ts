// Checks that every mini game has page texts, and that every text belongs to a mini game and names an existing related game.
import type { Entry } from './entries.ts';
import { games } from '#app/content/data/catalogue.ts';
import type { PlayText } from '#app/content/schema/play-schema.ts';
import { registry } from '#app/games/registry.ts';

const FOLDER = 'play/';

export function findPlayProblems(entries: readonly Entry[]): string[] {
  const playEntries = entries.filter(({ file }) => file.startsWith(FOLDER));
  const files = new Set(playEntries.map(({ file }) => file));
  const expectedFiles = registry.map(({ id }) => `${FOLDER}${id}.ts`);
  return [
    ...expectedFiles.filter((file) => !files.has(file)).map((file) => `${file}: is missing; it holds what the page of that mini game says`),
    ...[...files]
      .filter((file) => !expectedFiles.includes(file))
      .map((file) => `${file}: no mini game has this id; see app/games/registry.ts`),
    ...playEntries.flatMap(({ file, value }) => {
      const sister = (value as Partial<PlayText> | undefined)?.bigSister?.slug;
      const isKnown = sister === undefined || games.some((game) => game.slug === sister);
      return isKnown ? [] : [`${file}: play.bigSister.slug is "${sister}", which is not in the catalogue`];
    }),
  ];
}
