// Everything that is wrong in the content, each with its file, its field and how to fix it.
import { gameProblems } from './catalogue.ts';
import { content as ours, type Content } from './content-files.ts';
import { readEntries } from './entries.ts';
import { tableProblems } from './pages.ts';
import { missingPictures } from './pictures.ts';
import { playProblems } from './play.ts';
import { shapeProblems } from './check-shapes.ts';
import type { Site } from './site.ts';

/** All problems of the content, as "app/content/data/file: what is wrong"; empty when it is in order. */
export function contentProblems(site: Site, content: Content = ours): string[] {
  const { entries, problems } = readEntries(content);
  const games = entries.filter(({ file }) => file.startsWith('catalogue/'));
  const found = [
    ...problems,
    ...entries.flatMap(shapeProblems),
    ...games.flatMap((game) => gameProblems(game, games, site)),
    ...entries.flatMap((entry) => missingPictures(entry, site)),
    ...playProblems(entries),
  ];
  // The table takes its games from the catalogue, so both have to be right before the table is looked at as a whole.
  if (found.length === 0) found.push(...tableProblems(entries, content, site));
  return found.map((problem) => `app/content/data/${problem}`);
}
