// Tests that a part that is off leaves nothing behind: no page, and no mention of one.
import { afterAll, expect, it, vi } from 'vitest';
import * as parts from '#app/content/data/parts.ts';
import { allRows, getPagesOfRow } from '#app/content/queries/page-table.ts';

type Part = keyof typeof parts;

const PARTS = Object.keys(parts) as Part[];

/** Tests share their modules. */
afterAll(() => {
  vi.doUnmock('#app/content/data/parts.ts');
  vi.doUnmock('#app/games/registry.ts');
  vi.resetModules();
});

/** Loads the site with exactly these parts: the paths of its pages, and everything that may mention them. */
async function readSite(on: readonly Part[]) {
  vi.resetModules();
  vi.doMock('#app/content/data/parts.ts', () => Object.fromEntries(PARTS.map((part) => [part, on.includes(part)])));
  const { listSitePages } = await import('#app/content/queries/page-table.ts');
  const { createNavigation } = await import('#app/content/queries/navigation.ts');
  const { createSiteFiles } = await import('#app/seo/site-files.ts');
  const { createFeedLinks } = await import('#app/seo/feed-links.ts');
  const { createGameDetail } = await import('#app/content/queries/game-detail.ts');
  const { games } = await import('#app/content/data/catalogue.ts');
  const { loader: loadHome } = await import('#app/pages/home/home.tsx');
  const { loader: loadGames } = await import('#app/pages/games.tsx');
  const { loader: loadContact } = await import('#app/pages/contact/contact.tsx');
  const { default: routes } = await import('#app/routes.ts');
  const { ORIGIN } = await import('#app/content/data/site.ts');
  const mentions = JSON.stringify([
    createNavigation(),
    createSiteFiles(),
    games.map((game) => [createGameDetail(game, games), createFeedLinks(game)]),
    loadContact().faq,
    [loadHome().head, loadGames().head],
    routes,
  ]);
  return { paths: listSitePages().map(({ path }) => path), mentions: mentions.replaceAll(ORIGIN, '') };
}

/** Whether a text names a path, and not just a longer one. */
function names(text: string, path: string): boolean {
  return new RegExp(`(?<![\\w.-])${path}(?![\\w/-])`).test(text);
}

const whole = await readSite(PARTS);

/** The row of a part may have been deleted, and no game may have a demo. */
const partsWithPages = PARTS.filter((part) => allRows.some((row) => row.part === part && getPagesOfRow(row).length > 0));

it.each(partsWithPages)('names no page of %s without that part', async (part) => {
  const { paths, mentions } = await readSite(PARTS.filter((other) => other !== part));
  const removed = whole.paths.filter((path) => !paths.includes(path));
  expect(removed.length).toBeGreaterThan(0);
  expect(removed.filter((path) => !names(whole.mentions, path))).toEqual([]);
  expect(removed.filter((path) => names(mentions, path))).toEqual([]);
});

it('has no feeds without releases, no board of today without daily boards, and no offline page without offline', async () => {
  const { paths, mentions } = await readSite([]);
  expect(paths).toEqual(expect.arrayContaining(['/', '/games', '/play']));
  for (const path of ['/releases.xml', '/play#today', 'offline/offline.tsx']) {
    expect(names(whole.mentions, path)).toBe(true);
    expect(names(mentions, path)).toBe(false);
  }
});

it('keeps the social images and cut-outs of parts that are off, and leaves them out of the published files', async () => {
  await readSite([]);
  const { findUnusedFiles } = await import('#app/content/queries/unused-files.ts');
  const { createCutOutPath, getSocialImagePath } = await import('#app/content/paths.ts');
  const { team } = await import('#app/content/data/team.ts');
  const cutOuts = whole.paths.includes('/press') ? team.map(({ image }) => createCutOutPath(image.picture)) : [];
  const files = [...whole.paths.map(getSocialImagePath), ...cutOuts].map((file) => `public${file}`);
  const find = (keepsOff: boolean) => findUnusedFiles(files, { keepsOff, quotedNames: new Set() });
  expect(find(true)).toEqual([]);
  expect(find(false).filter((file) => file.startsWith('public/press/'))).toHaveLength(cutOuts.length);
  expect(find(false).filter((file) => file.startsWith('public/social/')).length).toBeGreaterThan(0);
});

it('has no page and no daily board of a mini game that is not in the list', async () => {
  const { registry } = await import('#app/games/registry.ts');
  const { DAILY_GAME_IDS } = await import('#app/arcade/daily/model/weekly-plan.ts');
  const [gone = ''] = DAILY_GAME_IDS;
  vi.resetModules();
  vi.doMock('#app/games/registry.ts', () => ({ registry: registry.filter(({ id }) => id !== gone) }));
  vi.doMock('#app/content/data/parts.ts', () => Object.fromEntries(PARTS.map((part) => [part, true])));
  const { listSitePages } = await import('#app/content/queries/page-table.ts');
  const { getDailySet } = await import('#app/arcade/daily/model/weekly-plan.ts');
  const { buildMiniGameItems } = await import('#app/content/queries/build-search-index.ts');
  const removed = whole.paths.filter((path) => !listSitePages().some((page) => page.path === path));
  expect(removed).toEqual([`/play/${gone}`, `/play/${gone}/daily`]);
  expect(buildMiniGameItems().map(({ path }) => path)).not.toContain(`/play/${gone}`);
  expect(getDailySet(0).map(({ game }) => game)).not.toContain(gone);
});
