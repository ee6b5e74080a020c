// Runs all content checks and reports each problem with its file, field and fix.
import { findGameProblems, findOverviewAdvice } from './catalogue.ts';
import { findContradictions } from './contradictions.ts';
import { siteContent, type Content } from './content-files.ts';
import { readEntries } from './entries.ts';
import { findTableProblems } from './pages.ts';
import { findMissingPictures } from './pictures.ts';
import { findPlayProblems } from './play.ts';
import { findMissingCutOuts } from './press.ts';
import { findShapeProblems } from './check-shapes.ts';
import type { Site } from './site.ts';

const FOLDER = 'app/content/data/';

/** Returns advice as "app/content/data/file: advice", which an editor may ignore. */
export function findContentAdvice(content: Content = siteContent): string[] {
  const games = readEntries(content).entries.filter(({ file }) => file.startsWith('catalogue/'));
  return games.flatMap(findOverviewAdvice).map((advice) => `${FOLDER}${advice}`);
}

/** Returns problems as "app/content/data/file: problem"; empty if there are none. */
export function findContentProblems(site: Site, content: Content = siteContent): string[] {
  const { entries, problems } = readEntries(content);
  const games = entries.filter(({ file }) => file.startsWith('catalogue/'));
  const foundProblems = [
    ...problems,
    ...entries.flatMap(findShapeProblems),
    ...games.flatMap((game) => findGameProblems(game, games, site)),
    ...entries.flatMap((entry) => findMissingPictures(entry, site)),
    ...entries.flatMap((entry) => findMissingCutOuts(entry, site)),
    ...findPlayProblems(entries),
  ];
  // The page table includes the games, so it is checked only if everything else is valid.
  if (foundProblems.length === 0) foundProblems.push(...findTableProblems(entries, content, site), ...findContradictions(content));
  return foundProblems.map((problem) => `${FOLDER}${problem}`);
}
