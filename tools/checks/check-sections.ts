// Checks that the built pages have the sections that the specification asks for, and games what their status allows.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as CaseStudies from '#app/content/data/case-studies.ts';
import type * as Catalogue from '#app/content/data/catalogue.ts';
import { faq } from '#app/content/data/faq.ts';
import { services } from '#app/content/data/services.ts';
import { team } from '#app/content/data/team.ts';
import { SITE_FOLDER } from '../build/lib/build-folder.ts';
import { loadSiteModule } from '../build/lib/load-site-module.ts';
import { getPageFile } from '../build/lib/page-paths.ts';
import { parsePage, type BuiltPage } from './pages/built-page.ts';
import { checkGamePage, checkMentions, checkSections } from './pages/check-sections.ts';

const { games } = await loadSiteModule<typeof Catalogue>('app/content/data/catalogue.ts');
const { caseStudies } = await loadSiteModule<typeof CaseStudies>('app/content/data/case-studies.ts');

const CHECKS: Readonly<Record<string, (page: BuiltPage) => string[]>> = {
  '/about-us': (page) =>
    checkSections(page, [
      ['Our Vision', 0],
      ['Our Mission', 0],
      ['Our Team', team.length, 'img', 'h3', 'p', 'a'],
      ['Our Core Values', 6, 'h3', 'p'],
    ]),
  '/services': (page) =>
    checkSections(page, [
      ...services.map(({ title }) => [title, 4] as const),
      ['Success Stories', caseStudies.length, 'img', 'h3', 'p', 'a', 'li'],
    ]),
  '/contact': (page) => checkSections(page, [['Frequently Asked Questions', faq.length, 'summary', 'p']]),
  '/parents': (page) => checkMentions(page, games),
  '/data-deletion': (page) => checkMentions(page, games),
  ...Object.fromEntries(games.map((game) => [`/games/${game.slug}`, (page: BuiltPage) => checkGamePage(page, game)])),
};

const problems = await Promise.all(
  Object.entries(CHECKS).map(async ([page, check]) => {
    const html = await readFile(path.join(SITE_FOLDER, getPageFile(page)), 'utf8');
    return check(parsePage(page, html)).map((problem) => `${page}: ${problem}`);
  }),
);
for (const problem of problems.flat()) console.error(problem);
if (problems.flat().length > 0) process.exit(1);
console.log(`Sections: ${problems.length} pages have what the specification asks for`);
