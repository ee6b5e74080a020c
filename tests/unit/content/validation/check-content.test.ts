import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { findContentAdvice, findContentProblems } from '#app/content/validation/check-content.ts';
import { siteContent, type Content } from '#app/content/validation/content-files.ts';
import type { Site } from '#app/content/validation/site.ts';
import loops from '#app/content/data/pictures/loops.json' with { type: 'json' };
import pictures from '#app/content/data/pictures/pictures.json' with { type: 'json' };
import socialImages from '#app/content/data/pictures/social-images.json' with { type: 'json' };
import { page as privacyPolicy } from '#app/content/data/pages/privacy-policy.ts';
import { games } from '#app/content/data/catalogue.ts';
import { FOOTER_GAMES } from '#app/content/data/footer-games.ts';
import { getPlayText } from '#app/content/data/play-text.ts';
import { registry } from '#app/games/registry.ts';
import { DESCRIPTION_LENGTH } from '#app/content/data/pages/game.ts';
import { createCutOutPath } from '#app/content/paths.ts';
import { press } from '#app/content/data/press.ts';
import { services } from '#app/content/data/services.ts';
import { team } from '#app/content/data/team.ts';
import { readSocialTemplate } from '../../../../tools/build/lib/social-template.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const site: Site = {
  pictures: pictures as Site['pictures'],
  loops,
  socialImages,
  socialTemplate: readSocialTemplate(),
  hasFile: (file) => existsSync(path.join(root, file)),
};

/** Returns the content with changed exports of one file. */
function withExports(file: string, exports: Readonly<Record<string, unknown>>): Content {
  return { ...siteContent, modules: { ...siteContent.modules, [file]: { ...siteContent.modules[file], ...exports } } };
}

/** Returns the content with changed fields of a game or a page. */
function withFields(file: string, fields: Readonly<Record<string, unknown>>): Content {
  const [name, value] = Object.entries(siteContent.modules[file] ?? {}).find(([key]) => /^(game|page|family)$/.test(key)) ?? ['', {}];
  return withExports(file, { [name]: { ...(value as object), ...fields } });
}

const monday = { days: ['Monday'], opens: '09:00', closes: '18:00' };
const HOURS = { timeZone: 'America/New_York', open: [monday], holidays: [] };

/** Returns the content with other opening hours. */
function withHours(fields: Readonly<Record<string, unknown>>): Content {
  return withExports('business-hours.ts', { hours: { ...HOURS, ...fields } });
}

function withOpen(...open: readonly unknown[]): Content {
  return withHours({ open });
}

const [person] = team;
const QUESTION = { slug: 'why', question: 'Why is it so, and not otherwise?', answer: `Because ${'so '.repeat(20)}it is.` };
const game = games.find(({ status }) => status === 'Live') ?? expect.fail('No game is Live');
const GAME = `catalogue/${game.slug}.ts`;
const APP_STORE = 'https://apps.apple.com/us/app/x/id';
const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=';
const demo = { game: registry[0]?.id, leavesOut: 'The app also has what this demo leaves out.' };
const RELEASE = { version: '2.0', date: '2020-02-02', notes: ['Starts a second faster'] };
const OLD_RELEASE = { ...RELEASE, version: '1.0', date: '2020-01-01' };

const LIVE = { appStoreUrl: `${APP_STORE}123`, googlePlayUrl: `${GOOGLE_PLAY}x.y`, releases: [RELEASE, OLD_RELEASE] };
const COMING = {
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

/** Returns the content with a second game, a copy of the first with other fields. */
function withAnother(fields: Readonly<Record<string, unknown>>): Content {
  const { modules } = withExports('catalogue/another-game.ts', { game: { ...game, ...LIVE, slug: 'another-game', ...fields } });
  return { ...siteContent, modules: { ...modules, [GAME]: { game: { ...game, ...LIVE } } } };
}

const [entry] = registry;
if (!entry) throw new Error('There is no mini game');
const play = getPlayText(entry.id);
const PLAY = `play/${entry.id}.ts`;

it('finds nothing wrong with the published content', () => {
  expect(findContentProblems(site)).toEqual([]);
});

it.each([
  ['one more person', withExports('team.ts', { team: [...team, { ...person, slug: 'one-more-person' }] })],
  ['a break at noon', withOpen({ ...monday, closes: '12:00' }, { ...monday, opens: '13:00' })],
  [
    'an afternoon that is listed before the morning that ends when it begins',
    withOpen({ ...monday, opens: '13:00' }, { ...monday, closes: '13:00' }),
  ],
  ['a live game in one store alone', withFields(GAME, { ...LIVE, googlePlayUrl: undefined })],
  ['a live game in the other store alone', withFields(GAME, { ...LIVE, appStoreUrl: undefined })],
  ['texts and lists of the maximum length', withFields(GAME, { features: Array.from({ length: 10 }, () => 'x'.repeat(140)) })],
  [
    'entries with the same hours on other days',
    withOpen({ ...monday, days: ['Tuesday', 'Thursday'] }, { ...monday, days: ['Monday', 'Wednesday'] }),
  ],
  [
    'a legal link to a section of a page',
    { ...siteContent, texts: { ...siteContent.texts, 'legal/terms.md': 'See [here](/privacy-policy#cookies).' } },
  ],
  ['a mini game without a related game of ours', withExports(PLAY, { play: { ...play, mobileGame: undefined } })],
  ['a live game with a demo', withFields(GAME, { ...LIVE, demo })],
  ['a game before its release', withFields(GAME, COMING)],
])('accepts %s', (_, edited) => {
  expect(findContentProblems(site, edited)).toEqual([]);
});

it.each([
  ['a rating before the release', COMING, { rating: 4 }, 'game is Coming Soon with a rating; use rating: 0'],
  ['a live game without a store', LIVE, { appStoreUrl: undefined, googlePlayUrl: undefined }, 'game is Live without a store link'],
  ['a rating with two decimals', LIVE, { rating: 4.85 }, 'game.rating is 4.85; use one decimal, such as 4.8'],
  ['a number in quotes', LIVE, { rating: '4.8' }, 'game.rating is not a number; write it without quotes'],
  ['a field that is missing', COMING, { accent: undefined }, 'game.accent is missing'],
  ['a slug that is not the name of the file', COMING, { slug: 'bean-jar' }, `slug is "bean-jar"; it should be "${game.slug}"`],
  ['a title that is too short', COMING, { title: 'I' }, 'game.title has 1 character; it needs 3 to 40'],
  ['a picture without a text alternative', COMING, { keyArtAlt: '' }, 'game.keyArtAlt has 0 characters'],
  ['an unknown field', COMING, { color: 'red' }, 'game.color is not a field here'],
  ['a date that does not exist', COMING, { updated: '2026-02-30' }, 'game.updated is 2026-02-30'],
  [
    "another game's screenshots",
    COMING,
    { images: Array.from({ length: 5 }, () => ({ picture: 'bean-jar/screenshot-1', alt: 'A jar of white beans' })) },
    'images[0].picture is "bean-jar/screenshot-1"',
  ],
  ['a release window after the release', LIVE, { releaseWindow: 'Spring 2027' }, 'game has a releaseWindow while it is Coming Soon'],
  ['a game without a release window', COMING, { releaseWindow: undefined }, 'game has a releaseWindow while it is Coming Soon'],
  [
    'a demo that does not exist',
    LIVE,
    { demo: { ...demo, game: 'bean-jar' } },
    'demo.game is "bean-jar", which is no game; see app/games/demos.ts',
  ],
  ['a demo before the release', COMING, { demo }, 'game is Coming Soon with a demo; leave demo out until it is Live'],
  ['a live game without a size', LIVE, { sizeMb: undefined }, 'game is Live without a size'],
  ['a live game without a rating', LIVE, { rating: 0 }, 'game is Live without a rating'],
  ['a game without reviews', COMING, { reviews: undefined }, 'game.reviews is missing'],
  ['a live game without releases', LIVE, { releases: undefined }, 'game has releases while it is Live'],
  ['a live game without the day it came out', LIVE, { released: undefined }, 'game has the day of its release'],
  ['a day of release before the release', COMING, { released: '2026-01-01' }, 'game has the day of its release'],
  [
    'a game that was last changed before its release',
    LIVE,
    { updated: '2020-01-01' },
    'game was updated on 2020-01-01, before its release 2.0',
  ],
  ['releases from old to new', LIVE, { releases: [OLD_RELEASE, RELEASE] }, 'game.releases are not in order'],
  ['a release twice', LIVE, { releases: [RELEASE, RELEASE] }, 'game.releases are not in order'],
  ['a rating above five stars', LIVE, { rating: 5.1 }, 'game.rating is above 5'],
  ['a negative rating', COMING, { rating: -0.1 }, 'game.rating is below 0'],
  ['a fractional position in a list', COMING, { order: 5.5 }, 'game.order is 5.5; it should be a whole number'],
  ['a number for a text', COMING, { title: 2048 }, 'game.title is not a text; put it in quotes'],
  ['a text for a list', COMING, { features: 'Beans', images: 'none' }, 'game.features is not a list; put it in [ ]'],
  ['a text that is too long', COMING, { description: 'x'.repeat(161) }, 'game.description has 161 characters; it needs 60 to 160'],
  [
    'a list that is too long',
    COMING,
    { languages: Array.from({ length: 41 }, () => 'English') },
    'game.languages has 41 entries; it needs 1 to 40',
  ],
  ['an empty list', COMING, { languages: [] }, 'game.languages has 0 entries; it needs 1 to 40'],
  ['a list that is too short', COMING, { images: [] }, 'game.images has 0 entries; it needs 5 to 10'],
  ['two spaces in a row', COMING, { title: 'Bean  Jar' }, 'game.title has stray spaces'],
  ['a space around a text', COMING, { title: 'Bean Jar ' }, 'game.title has stray spaces'],
  ['no review', LIVE, { reviews: [] }, 'game.reviews has 0 entries; it needs 3'],
  ['a missing review', COMING, { reviews: game.reviews.slice(1) }, 'game.reviews has 2 entries; it needs 3'],
] as const)('refuses %s', (_, status, fields, problem) => {
  expect(findContentProblems(site, withFields(GAME, { ...status, ...fields }))).toContainEqual(
    expect.stringContaining(`${GAME}: ${problem}`),
  );
});

it.each([
  ["another game's app", withAnother({ order: 99 }), `catalogue/another-game.ts: appStoreUrl leads to the same app as ${GAME}`],
  [
    "another game's name in a store link",
    withAnother({ googlePlayUrl: `${GOOGLE_PLAY}example.games.${game.slug.replaceAll('-', '')}` }),
    `catalogue/another-game.ts: googlePlayUrl names ${game.slug}`,
  ],
  ['two games in the same place', withAnother({}), `catalogue/another-game.ts: order is ${game.order}, as in ${GAME}`],
  ['a string instead of a boolean', withFields('pages/terms.ts', { showsGames: 'yes' }), 'page.showsGames is neither true nor false'],
  [
    'games of the footer that have no page',
    withFields('pages/game.ts', { members: () => [] }),
    `footer-games.ts: FOOTER_GAMES names "${FOOTER_GAMES[0]}", which is not in the catalogue`,
  ],
  [
    'a boilerplate that is too long',
    withExports('press.ts', { press: { ...press, boilerplates: [{ words: 25, text: 'All of our games are free. '.repeat(5).trim() }] } }),
    'press.ts: press.boilerplates.0 has 30 words; it needs 23 to 25',
  ],
  ['a game that is null', withExports(GAME, { game: null }), `${GAME}: game is null`],
  ['a team that is no list', withExports('team.ts', { team: person }), 'team.ts: team is not a list'],
  ['a team without anybody', withExports('team.ts', { team: [] }), 'team.ts: team has 0 entries; it needs 1 to 40'],
  [
    'a fifth service',
    withExports('services.ts', { services: [...services, services[0]] }),
    'services.ts: services has 5 entries; it needs 4',
  ],
  ['a file without its export', { ...siteContent, modules: { ...siteContent.modules, 'team.ts': {} } }, 'team.ts: team is not a list'],
  [
    'a related game that we do not make',
    withExports(PLAY, { play: { ...play, mobileGame: { slug: 'chess-go', why: 'It is played on a board of nine by nine, nearly.' } } }),
    `${PLAY}: play.mobileGame.slug is "chess-go", which is not in the catalogue`,
  ],
  [
    'a page for unknown URLs without text',
    withExports('not-found.ts', { pageNotFound: { lead: 'Gone.' } }),
    'not-found.ts: pageNotFound.meta is missing',
  ],
  ['a site without a home page', withFields('pages/home.ts', { path: '/home' }), 'pages/: no page has the address /'],
  [
    'a page family that does not list its pages',
    withFields('pages/game.ts', { members: [] }),
    'family.members is not a function that lists pages',
  ],
  ['a page at the position of another one', withFields('pages/terms.ts', { order: privacyPolicy.order }), 'pages/terms.ts: order is '],
  [
    'hours that overlap on one day of several',
    withOpen({ ...monday, days: ['Monday', 'Tuesday'] }, { ...monday, days: ['Tuesday', 'Friday'] }),
    'hours.ts: hours.open has two entries',
  ],
  ['an office that closes when it opens', withOpen({ ...monday, closes: monday.opens }), 'which is not after it opens'],
  ['a file without a game', { ...siteContent, modules: { ...siteContent.modules, [GAME]: {} } }, `${GAME}: exports no game`],
  ['a person twice', withExports('team.ts', { team: [...team, person] }), `team.ts: team has "${person?.slug}" twice`],
  [
    'a mini game without the text of its page',
    { ...siteContent, modules: Object.fromEntries(Object.entries(siteContent.modules).filter(([file]) => file !== PLAY)) },
    `${PLAY}: is missing`,
  ],
  [
    'an office that closes before it opens',
    withOpen({ ...monday, closes: '08:00' }),
    'closes at 08:00, which is not after it opens at 09:00',
  ],
  ['hours that overlap', withOpen(monday, monday), 'hours.ts: hours.open has two entries'],
  ['a time that does not exist', withOpen({ ...monday, closes: '24:30' }), 'hours.ts: hours.open.0.closes is "24:30"'],
  [
    'a holiday that ends before it begins',
    withHours({ holidays: [{ name: 'Nowruz', from: '2027-03-22', through: '2027-03-20' }] }),
    'which is before it begins',
  ],
  ['a time zone that does not exist', withHours({ timeZone: 'America/Bean_City' }), 'is not a time zone'],
  [
    'two pages with one path',
    withFields('pages/terms.ts', { path: '/privacy-policy' }),
    'pages/terms.ts: path is "/privacy-policy", as in pages/privacy-policy.ts',
  ],
  ['a page without a module', withFields('pages/terms.ts', { module: 'legal/rules.tsx' }), 'there is no app/pages/legal/rules.tsx'],
  ['an unknown menu', withFields('pages/terms.ts', { navigation: ['sidebar'] }), 'pages/terms.ts: page.navigation.0 is not one of'],
  [
    'a picture that does not exist',
    withFields('pages/terms.ts', { picture: 'hero/unicorn' }),
    'pages/terms.ts: page.picture names the picture "hero/unicorn"',
  ],
  [
    'a picture of a removed game',
    withFields('pages/terms.ts', { socialPicture: 'gone-game/key-art' }),
    'pages/terms.ts: page.socialPicture names the picture "gone-game/key-art", and there is no game "gone-game"',
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
    'a legal link to a page that does not exist',
    { ...siteContent, texts: { ...siteContent.texts, 'legal/terms.md': 'See [here](/privacy).' } },
    'legal/terms.md: links to /privacy',
  ],
  [
    'an answer that links to a page that does not exist',
    withExports('faq.ts', { faq: [{ ...QUESTION, more: { path: '/prices#all', words: 'More of it' } }] }),
    'faq.ts: faq[0].more.path links to /prices#all',
  ],
] as const)('refuses %s', (_, edited, problem) => {
  expect(findContentProblems(site, edited)).toContainEqual(expect.stringContaining(problem));
});

it('accepts an answer that links to a part of a page', () => {
  const more = { path: '/contact#faq', words: 'More of it' };
  expect(findContentProblems(site, withExports('faq.ts', { faq: [{ ...QUESTION, more }] }))).toEqual([]);
});

it('advises, and does not insist, to end a sentence where the description of a page stops', () => {
  const withFirstSentence = (length: number) =>
    withFields(GAME, { overview: game.overview.map((_, index) => `${'x'.repeat(index === 0 ? length - 1 : 199)}. ${'x'.repeat(80)}.`) });
  const advise = (length: number) => findContentAdvice(withFirstSentence(length)).filter((advice) => advice.includes(GAME));
  expect(advise(DESCRIPTION_LENGTH)).toEqual([]);
  expect(advise(DESCRIPTION_LENGTH + 1)).toEqual([expect.stringContaining(`${GAME}: no sentence of overview ends at character`)]);
  expect(findContentProblems(site, withFirstSentence(DESCRIPTION_LENGTH + 1))).toEqual([]);
});

it.skipIf(findPagePath('/press') === null)('refuses pictures and social images whose files are missing', () => {
  const without = (place: string) => findContentProblems({ ...site, hasFile: (file) => !file.startsWith(place) && site.hasFile(file) });
  expect(without(`public/pictures/${game.slug}/key-art`)).toContainEqual(
    expect.stringMatching(new RegExp(`${game.slug}\\.ts: names the picture "${game.slug}/key-art", whose file public/\\S+ is missing$`)),
  );
  expect(without(`public${createCutOutPath(`${game.slug}/key-art`)}`)).toEqual([
    expect.stringContaining(`${GAME}: game has no public/press/`),
  ]);
  expect(without(`public${createCutOutPath(person?.image.picture ?? '')}`)).toEqual([
    expect.stringMatching(/team\.ts: team\[\d+\] has no public\/press\//),
  ]);
  expect(without('public/social/terms.jpg')).toEqual([expect.stringContaining('pages/terms.ts: the social image public/social/terms.jpg')]);
});
