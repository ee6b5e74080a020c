// The content with changes, for tests of its checks.
import { existsSync } from 'node:fs';
import { siteContent, type Content } from '#app/content/validation/content-files.ts';
import type { Site } from '#app/content/validation/site.ts';
import loops from '#app/content/data/pictures/loops.json' with { type: 'json' };
import pictures from '#app/content/data/pictures/pictures.json' with { type: 'json' };
import socialImages from '#app/content/data/pictures/social-images.json' with { type: 'json' };
import { games } from '#app/content/data/catalogue.ts';
import { registry } from '#app/games/registry.ts';
import { readSocialTemplate } from '../../../../tools/build/lib/social-template.ts';

export const site: Site = {
  pictures: pictures as Site['pictures'],
  loops,
  socialImages,
  socialTemplate: readSocialTemplate(),
  hasFile: existsSync,
};

/** What tests change: the content without its legal texts, since compiling them takes nine tenths of a check. */
export const content: Content = { ...siteContent, texts: {} };

/** Returns the content with changed exports of one file. */
export function withExports(file: string, exports: Readonly<Record<string, unknown>>): Content {
  return { ...content, modules: { ...content.modules, [file]: { ...content.modules[file], ...exports } } };
}

/** Returns the content with this text alone. */
export function withText(text: string, file = 'legal/terms.md'): Content {
  return { ...content, texts: { [file]: text } };
}

/** Returns the content with changed fields of a game or a page. */
export function withFields(file: string, fields: Readonly<Record<string, unknown>>): Content {
  const [name, value] = Object.entries(content.modules[file] ?? {}).find(([key]) => /^(game|page|family)$/.test(key)) ?? ['', {}];
  return withExports(file, { [name]: { ...(value as object), ...fields } });
}

const liveGame = games.find(({ status }) => status === 'Live');
if (!liveGame) throw new Error('No game is Live');
export const game = liveGame;
export const GAME = `catalogue/${game.slug}.ts`;
const APP_STORE = 'https://apps.apple.com/us/app/x/id';
export const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=';
export const demo = { game: registry[0]?.id, seed: 1, leavesOut: 'The app also has what this demo leaves out.' };
export const RELEASE = { version: '2.0', date: '2020-02-02', notes: ['Starts a second faster'] };
export const OLD_RELEASE = { ...RELEASE, version: '1.0', date: '2020-01-01' };

export const STEAM = { name: 'Steam', url: 'https://store.steampowered.com/app/1' };
export const NO_PHONE = { appStoreUrl: undefined, googlePlayUrl: undefined };
/** In no other store, and without facts of its own, whatever the game is that they change. */
const PLAIN = {
  stores: undefined,
  platforms: undefined,
  price: undefined,
  ads: undefined,
  purchases: undefined,
  genre: undefined,
  workshop: undefined,
};
export const LIVE = { ...PLAIN, appStoreUrl: `${APP_STORE}123`, googlePlayUrl: `${GOOGLE_PLAY}x.y`, releases: [RELEASE, OLD_RELEASE] };
export const COMING = {
  ...PLAIN,
  status: 'Coming Soon',
  rating: 0,
  releaseWindow: 'Spring 2031',
  appStoreUrl: undefined,
  googlePlayUrl: undefined,
  released: undefined,
  releases: undefined,
  sizeMb: undefined,
  demo: undefined,
};
