// Checks that the built pages have a section for each list of the content, and games what their status allows.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { coreValues } from '#app/content/data/about.ts';
import { caseStudies } from '#app/content/data/case-studies.ts';
import { games } from '#app/content/data/catalogue.ts';
import { faq } from '#app/content/data/faq.ts';
import { hiring, offers, pay } from '#app/content/data/jobs.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { text as aboutText } from '#app/content/data/pages/about.ts';
import { text as contactText } from '#app/content/data/pages/contact.ts';
import { text as jobsText } from '#app/content/data/pages/jobs.ts';
import { text as servicesText } from '#app/content/data/pages/services.ts';
import { services } from '#app/content/data/services.ts';
import type { SectionPromise } from './pages/check-sections.ts';
import { team } from '#app/content/data/team.ts';
import { SITE_FOLDER } from '../build/lib/build-folder.ts';
import { getPageFile } from '../build/lib/page-paths.ts';
import { parsePage, type BuiltPage } from './pages/built-page.ts';
import { checkGamePage, checkMentions, checkSections } from './pages/check-sections.ts';

/** A page has a section for a list that is not empty. */
function promise(title: string, list: readonly unknown[], ...parts: string[]): readonly SectionPromise[] {
  return list.length > 0 ? [[title, list.length, ...parts]] : [];
}

const CHECKS: Readonly<Record<string, (page: BuiltPage) => string[]>> = {
  '/about-us': (page) =>
    checkSections(page, [
      [aboutText.visionTitle, 0],
      [aboutText.missionTitle, 0],
      [aboutText.teamTitle, team.length, 'h3', 'p'],
      ...promise(aboutText.valuesTitle, coreValues, 'h3', 'p'),
    ]),
  '/services': (page) =>
    checkSections(page, [
      ...services.map(({ title, features }) => [title, features.length] as const),
      ...promise(servicesText.storiesTitle, caseStudies, 'img', 'h3', 'p', 'a'),
    ]),
  '/contact': (page) => checkSections(page, promise(contactText.faqTitle, faq, 'summary', 'p')),
  '/jobs': (page) =>
    checkSections(page, [
      ...promise(jobsText.hiringTitle, hiring, 'h3', 'p'),
      ...promise(jobsText.payTitle, pay, 'h3', 'p'),
      ...promise(jobsText.offersTitle, offers, 'h3', 'p'),
    ]),
  '/data-deletion': (page) => checkMentions(page, games),
  ...Object.fromEntries(games.map((game) => [`/games/${game.slug}`, (page: BuiltPage) => checkGamePage(page, game, games.length - 1)])),
};

const problems = await Promise.all(
  Object.entries(CHECKS)
    .filter(([page]) => findPagePath(page) !== null)
    .map(async ([page, check]) => {
      const html = await readFile(path.join(SITE_FOLDER, getPageFile(page)), 'utf8');
      return check(parsePage(page, html)).map((problem) => `${page}: ${problem}`);
    }),
);
for (const problem of problems.flat()) console.error(problem);
if (problems.flat().length > 0) process.exit(1);
console.log(`Sections: ${problems.length} pages have what the content says`);
