import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentProblems } from './check.ts';
import { content, type Content } from './content.ts';
import type { Site } from './site.ts';
import pictures from '#app/content/pictures.json' with { type: 'json' };
import socialImages from '#app/content/social-images.json' with { type: 'json' };
import { hours } from '#app/content/hours.ts';
import { team } from '#app/content/team.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const site: Site = { pictures: pictures as Site['pictures'], socialImages, hasFile: (file) => existsSync(path.join(root, file)) };

/** The content with other values in one of its files. */
function withExports(file: string, exports: Readonly<Record<string, unknown>>): Content {
  return { ...content, modules: { ...content.modules, [file]: { ...content.modules[file], ...exports } } };
}

/** The content with other fields in a game or a page. */
function withFields(file: string, fields: Readonly<Record<string, unknown>>): Content {
  const [name, value] = Object.entries(content.modules[file] ?? {}).find(([key]) => /^(game|page|family)$/.test(key)) ?? ['', {}];
  return withExports(file, { [name]: { ...(value as object), ...fields } });
}

const [monday = { days: [], opens: '', closes: '' }] = hours.open;
const person = team[0];
const SOLITAIRE = 'catalogue/solitaire-go.ts';
const MOUSE = 'catalogue/idle-mouse.ts';

it('finds nothing wrong with the published content', () => {
  expect(contentProblems(site)).toEqual([]);
});

it.each([
  ['a tenth person', withExports('team.ts', { team: [...team, { ...person, slug: 'a-tenth-person' }] })],
  ['a team of one', withExports('team.ts', { team: [person] })],
  [
    'a break at noon',
    withExports('hours.ts', {
      hours: {
        ...hours,
        open: [
          { ...monday, closes: '12:00' },
          { ...monday, opens: '13:00' },
        ],
      },
    }),
  ],
])('welcomes %s', (_, edited) => {
  expect(contentProblems(site, edited)).toEqual([]);
});

it.each([
  ['a rating before the release', withFields(MOUSE, { rating: 4 }), `${MOUSE}: game is Coming Soon with a rating; use rating: 0`],
  [
    'a live game without a store',
    withFields(SOLITAIRE, { appStoreUrl: undefined, googlePlayUrl: undefined }),
    `${SOLITAIRE}: game is Live without a store link`,
  ],
  [
    'a rating with two decimals',
    withFields(SOLITAIRE, { rating: 4.85 }),
    `${SOLITAIRE}: game.rating is 4.85; use one decimal, such as 4.8`,
  ],
  ['a number in quotes', withFields(SOLITAIRE, { rating: '4.8' }), `${SOLITAIRE}: game.rating is not a number; write it without quotes`],
  ['a field that is missing', withFields(MOUSE, { accent: undefined }), `${MOUSE}: game.accent is missing`],
  [
    'a slug that is not the name of the file',
    withFields(MOUSE, { slug: 'lazy-mouse' }),
    `${MOUSE}: slug is "lazy-mouse"; it should be "idle-mouse"`,
  ],
  ['a title that is too short', withFields(MOUSE, { title: 'I' }), `${MOUSE}: game.title has 1 character; it needs 3 to 40`],
  ['a picture without a text alternative', withFields(MOUSE, { keyArtAlt: '' }), `${MOUSE}: game.keyArtAlt has 0 characters`],
  ['a field that nobody reads', withFields(MOUSE, { color: 'red' }), `${MOUSE}: game.color is not a field here`],
  ['two games in the same place', withFields(MOUSE, { order: 4 }), `${MOUSE}: order is 4, as in catalogue/freecell-solitaire.ts`],
  ['a day that no calendar has', withFields(MOUSE, { updated: '2026-02-30' }), `${MOUSE}: game.updated is 2026-02-30`],
  [
    "another game's screenshots",
    withFields(MOUSE, { images: Array.from({ length: 5 }, () => ({ picture: 'solitaire-go/screenshot-1', alt: 'A deal on green felt' })) }),
    `${MOUSE}: images[0].picture is "solitaire-go/screenshot-1"`,
  ],
  [
    "another game's app",
    withFields('catalogue/block-blitz-go.ts', { appStoreUrl: 'https://apps.apple.com/us/app/blocks/id0000000001' }),
    'catalogue/block-blitz-go.ts: appStoreUrl leads to the same app as catalogue/solitaire-go.ts',
  ],
  [
    "another game's name in a store link",
    withFields('catalogue/block-blitz-go.ts', { googlePlayUrl: 'https://play.google.com/store/apps/details?id=example.games.idlemouse' }),
    'catalogue/block-blitz-go.ts: googlePlayUrl names idle-mouse',
  ],
  ['a file without a game', { ...content, modules: { ...content.modules, [MOUSE]: {} } }, `${MOUSE}: exports no game`],
  ['a person twice', withExports('team.ts', { team: [...team, person] }), `team.ts: team has "${person?.slug}" twice`],
  [
    'a mini game whose page says nothing',
    { ...content, modules: Object.fromEntries(Object.entries(content.modules).filter(([file]) => file !== 'play/sudoku.ts')) },
    'play/sudoku.ts: is missing',
  ],
  [
    'a page of no mini game',
    { ...content, modules: { ...content.modules, 'play/chess.ts': content.modules['play/sudoku.ts'] ?? {} } },
    'play/chess.ts: no mini game has this id',
  ],
  ['a missing review', withFields(SOLITAIRE, { reviews: [] }), `${SOLITAIRE}: game.reviews has 0 entries; it needs 3`],
  ['reviews before the release', withFields(MOUSE, { reviews: [] }), `${MOUSE}: game.reviews has 0 entries`],
  [
    'an office that closes before it opens',
    withExports('hours.ts', { hours: { ...hours, open: [{ ...monday, closes: '08:00' }] } }),
    'closes at 08:00, which is not after it opens at 09:00',
  ],
  ['hours that overlap', withExports('hours.ts', { hours: { ...hours, open: [monday, monday] } }), 'hours.ts: hours.open has two entries'],
  [
    'a time that no clock shows',
    withExports('hours.ts', { hours: { ...hours, open: [{ ...monday, closes: '24:30' }] } }),
    'hours.ts: hours.open.0.closes is "24:30"',
  ],
  [
    'a holiday that ends before it begins',
    withExports('hours.ts', { hours: { ...hours, holidays: [{ name: 'Nowruz', from: '2027-03-22', through: '2027-03-20' }] } }),
    'which is before it begins',
  ],
  [
    'a time zone that does not exist',
    withExports('hours.ts', { hours: { ...hours, timeZone: 'America/Foster_City' } }),
    'is not a time zone',
  ],
  [
    'two pages at one address',
    withFields('pages/terms.ts', { path: '/privacy-policy' }),
    'pages/terms.ts: path is "/privacy-policy", as in pages/privacy-policy.ts',
  ],
  ['a page without a module', withFields('pages/terms.ts', { module: 'legal/rules.tsx' }), 'there is no app/pages/legal/rules.tsx'],
  [
    'a place that links cannot stand in',
    withFields('pages/terms.ts', { navigation: ['sidebar'] }),
    'pages/terms.ts: page.navigation.0 is not one of',
  ],
  [
    'a picture that is not there',
    withFields('pages/terms.ts', { picture: 'hero/unicorn' }),
    'pages/terms.ts: page.picture names the picture "hero/unicorn"',
  ],
  [
    'a social image with an old title',
    withFields('pages/terms.ts', { title: 'Our Terms' }),
    'public/social/terms.jpg is missing, or made for another title',
  ],
  [
    'a security file without an expiry date',
    withExports('security.ts', { security: { expires: 'some day', languages: ['en'] } }),
    'security.ts: security.expires',
  ],
  [
    'a legal link that leads nowhere',
    { ...content, texts: { ...content.texts, 'legal/terms.md': 'See [here](/privacy).' } },
    'legal/terms.md: links to /privacy',
  ],
  [
    'an ad seller without an account',
    { ...content, texts: { ...content.texts, 'app-ads.txt': 'exchange.example, DIRECT' } },
    'app-ads.txt: line 1',
  ],
] as const)('refuses %s', (_, edited, problem) => {
  expect(contentProblems(site, edited)).toContainEqual(expect.stringContaining(problem));
});
