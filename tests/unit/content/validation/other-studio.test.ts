// Tests that another studio's content is in order, and that the site makes of it what it says, and nothing of ours. `npx node
// tests/other-studio/check.ts` builds its whole site.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CaseStudy, Game } from '#app/content/schema/game-schema.ts';
import type { Content } from '#app/content/validation/content-files.ts';
import type { Site } from '#app/content/validation/site.ts';
import type { Page } from '#app/content/schema/page-schema.ts';
import type { PlayText } from '#app/content/schema/play-schema.ts';

const FOLDER = '../../../other-studio/content/';
const modules = import.meta.glob<Record<string, unknown>>('../../../other-studio/content/**/*.ts');
const texts = import.meta.glob<string>('../../../other-studio/content/legal/*.md', { eager: true, query: '?raw', import: 'default' });

const getFile = (path: string) => path.replace(FOLDER, '');

/** Every picture that content names is there. */
const PICTURES = new Proxy({}, { get: () => ({ hash: '', width: 1920, height: 1080, widths: [640], webp: 640, color: '#fff' }) });
const site: Site = { pictures: PICTURES, loops: {}, socialImages: PICTURES, socialTemplate: '', hasFile: () => true };

/** Loads its content instead of ours. */
async function mockContent(): Promise<Record<string, Record<string, unknown>>> {
  const parts = await import('#app/content/data/parts.ts');
  vi.resetModules();
  vi.doMock('#app/content/data/parts.ts', () => Object.fromEntries(Object.keys(parts).map((part) => [part, false])));
  for (const [path, load] of Object.entries(modules))
    if (!getFile(path).includes('/')) vi.doMock(`#app/content/data/${getFile(path)}`, load);
  for (const [path, text] of Object.entries(texts)) vi.doMock(`#app/content/data/${getFile(path)}?raw`, () => ({ default: text }));
  const loaded = await Promise.all(Object.entries(modules).map(async ([path, load]) => [getFile(path), await load()] as const));
  const select = (folder: string, name: string) =>
    loaded.flatMap(([file, exports]) => (file.startsWith(folder) ? [exports[name] as Game & CaseStudy] : []));
  vi.doMock('#app/content/data/catalogue.ts', () => ({ games: select('catalogue/', 'game').toSorted((a, b) => a.order - b.order) }));
  vi.doMock('#app/content/data/case-studies.ts', () => ({ caseStudies: select('case-studies/', 'caseStudy') }));
  return Object.fromEntries(loaded);
}

/** What docs/make-it-yours.md asks for: no link and no picture of a game that has gone. */
function withoutOurGames(exports: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { play, page } = exports as { play?: PlayText; page?: Page };
  if (play) return { play: { ...play, mobileGame: undefined } };
  return page ? { ...exports, page: { ...page, socialPicture: 'hero/apricot' } } : exports;
}

let other: Record<string, Record<string, unknown>>;
beforeAll(async () => {
  other = await mockContent();
});

afterAll(() => {
  vi.doUnmock('#app/content/data/parts.ts');
  for (const path of [...Object.keys(modules), 'catalogue.ts', 'case-studies.ts']) vi.doUnmock(`#app/content/data/${getFile(path)}`);
  for (const path of Object.keys(texts)) vi.doUnmock(`#app/content/data/${getFile(path)}?raw`);
  vi.resetModules();
});

it('finds no problem in the content of another studio', async () => {
  const { findContentProblems } = await import('#app/content/validation/check-content.ts');
  const { siteContent } = await import('#app/content/validation/content-files.ts');
  const shared = Object.entries(siteContent.modules)
    .filter(([file]) => !/^(catalogue|case-studies)\//.test(file))
    .map(([file, exports]) => [file, /^(play|pages)\//.test(file) ? withoutOurGames(exports) : exports]);
  const content: Content = {
    modules: { ...Object.fromEntries(shared), ...other },
    texts: Object.fromEntries(Object.entries(texts).map(([path, text]) => [getFile(path), text])),
    unknownFiles: [],
  };
  const problems = findContentProblems(site, content);
  expect(problems.filter((problem) => !problem.includes('npm run social'))).toEqual([]);
});
