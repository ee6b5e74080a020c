// Everything that is wrong in the content, each with its file, its field and how to fix it.
import { findGameProblems } from './catalogue.ts';
import { siteContent, type Content } from './content-files.ts';
import { readEntries } from './entries.ts';
import { findTableProblems } from './pages.ts';
import { findMissingPictures } from './pictures.ts';
import { findPlayProblems } from './play.ts';
import { findShapeProblems } from './check-shapes.ts';
import type { Site } from './site.ts';

/** All problems of the content, as "app/content/data/file: what is wrong"; empty when it is in order. */
export function findContentProblems(site: Site, content: Content = siteContent): string[] {
  const { entries, problems } = readEntries(content);
  const games = entries.filter(({ file }) => file.startsWith('catalogue/'));
  const found = [
    ...problems,
    ...entries.flatMap(findShapeProblems),
    ...games.flatMap((game) => findGameProblems(game, games, site)),
    ...entries.flatMap((entry) => findMissingPictures(entry, site)),
    ...findPlayProblems(entries),
  ];
  // The table takes its games from the catalogue, so both have to be right before the table is looked at as a whole.
  if (found.length === 0) found.push(...findTableProblems(entries, content, site));
  return found.map((problem) => `app/content/data/${problem}`);
}
