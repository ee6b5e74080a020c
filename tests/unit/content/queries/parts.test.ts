// Tests that a part that is off leaves nothing behind: no page, and no mention of one.
import { afterAll, expect, it, vi } from 'vitest';
import * as parts from '#app/content/data/parts.ts';
import { allRows, getPagesOfRow } from '#app/content/queries/page-table.ts';

type Part = keyof typeof parts;

const PARTS = Object.keys(parts) as Part[];

/** Tests share their modules. */
afterAll(() => {
  vi.doUnmock('#app/content/data/parts.ts');
  vi.resetModules();
});

/** Loads the site with exactly these parts: the paths of its pages, and everything that may mention them. */
async function readSite(on: readonly Part[]) {
  vi.resetModules();
  vi.doMock('#app/content/data/parts.ts', () => Object.fromEntries(PARTS.map((part) => [part, on.includes(part)])));
  const { listSitePages } = await import('#app/content/queries/page-table.ts');
  const { createNavigation } = await import('#app/content/queries/navigation.ts');
  const { createSiteFiles } = await import('#app/seo/site-files.ts');
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
    games.map((game) => createGameDetail(game, games)),
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

const without = (part: Part) => PARTS.filter((other) => other !== part);

it.each(PARTS)('without %s, has all pages but those of that part, and names none of them', async (part) => {
  const rows = allRows.filter((row) => row.part === part);
  expect(rows.length > 0).toBe(!['offline', 'releases'].includes(part)); // the page of one is in no list, the other has none
  const { paths, mentions } = await readSite(without(part));
  const removed = rows.flatMap(getPagesOfRow).map(({ path }) => path);
  expect(whole.paths.filter((path) => !paths.includes(path)).toSorted()).toEqual(removed.toSorted());
  expect(removed.filter((path) => !names(whole.mentions, path))).toEqual([]);
  expect(removed.filter((path) => names(mentions, path))).toEqual([]);
});

it('keeps the social images and cut-outs of parts that are off, and leaves them out of the published files', async () => {
  const { paths } = await readSite([]);
  const { findUnusedFiles } = await import('#app/content/validation/unused-files.ts');
  const { createCutOutPath, getSocialImagePath } = await import('#app/content/paths.ts');
  const { team } = await import('#app/content/data/team.ts');
  const cutOuts = whole.paths.includes('/press') ? team.flatMap(({ image }) => (image ? createCutOutPath(image.picture) : [])) : [];
  const getFiles = (addresses: readonly string[]) => addresses.map((path) => `public${path}`);
  const find = (keepsOff: boolean) =>
    findUnusedFiles(getFiles([...whole.paths.map(getSocialImagePath), ...cutOuts]), { keepsOff, quotedNames: new Set() });
  expect(find(true)).toEqual([]);
  const removed = whole.paths.filter((path) => !paths.includes(path)).map(getSocialImagePath);
  expect(find(false).toSorted()).toEqual(getFiles([...removed, ...cutOuts]).toSorted());
});
