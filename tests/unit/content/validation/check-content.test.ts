import { expect, it } from 'vitest';
import { countFrames } from '#app/content/queries/film-strip.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import * as parts from '#app/content/data/parts.ts';
import { findContentAdvice, findContentProblems } from '#app/content/validation/check-content.ts';
import type { Content } from '#app/content/validation/content-files.ts';
import { page as privacyPolicy } from '#app/content/data/pages/privacy-policy.ts';
import { studioPicture } from '#app/content/data/about.ts';
import { FOOTER_GAMES } from '#app/content/data/footer-games.ts';
import { DESCRIPTION_LENGTH } from '#app/content/page-families/game.ts';
import { createCutOutPath } from '#app/content/paths.ts';
import { caseStudies } from '#app/content/data/case-studies.ts';
import { press } from '#app/content/data/press.ts';
import { studio } from '#app/content/data/studio.ts';
import { services } from '#app/content/data/services.ts';
import { team } from '#app/content/data/team.ts';
import { OFFICE as EXAMPLE_OFFICE } from '#tests/unit/content/data/example-office.ts';
import { content, game, GAME, GOOGLE_PLAY, LIVE, site, withExports, withFields, withText } from './content-edits.ts';

const monday = { days: ['Monday'], opens: '09:00', closes: '18:00' };
const HOURS = { timeZone: 'America/New_York', open: [monday], holidays: [] };

/** Returns the content with other opening hours. */
const withHours = (fields: object) => withExports('business-hours.ts', { hours: [{ ...HOURS, ...fields }] });
const withOpen = (...open: readonly unknown[]) => withHours({ open });

const [person] = team;
const NEWCOMER = { ...person, slug: 'one-more-person', image: undefined };
const QUESTION = { slug: 'why', question: 'Why is it so, and not otherwise?', answer: `Because ${'so '.repeat(20)}it is.` };
const OFFICES = ['North', 'South', 'East', 'West', 'Moon'].map((label) => ({ ...EXAMPLE_OFFICE, label }));
const OFFICE = { timeZone: 'Asia/Tokyo', clock: [50, 50] };

/** Returns the content with a picture of the studio that shows one light only. */
function withTimes(fields: Readonly<Record<string, unknown>>): Content {
  const { picture } = studioPicture;
  const times = { dawn: picture, dusk: picture, night: picture, offices: [OFFICE], lines: [], holiday: '{city}: {holiday}.', ...fields };
  return withExports('about.ts', { studioPicture: { ...studioPicture, times } });
}

const [study] = caseStudies;
const HEADING = { title: 'Before and After', lead: 'See for yourself what the weeks of work have changed.' };
const MONTH = { words: 'Somebody is at work each Monday.', weeks: ['.E.....', '.E.....', '.E.....', '.......'] };
const MARK = { letter: 'E', name: 'Event', color: 'brand' };
const CALENDAR = { kind: 'calendar', ...HEADING, marks: [MARK], before: MONTH, after: MONTH };
const SHORT_MONTH = { ...MONTH, weeks: ['......', ...MONTH.weeks.slice(1)] };
const LOADING = { kind: 'loading times', ...HEADING, picture: study?.image.picture, before: 3, after: 1 };
const SIDE = { words: MONTH.words, answers: [{ name: 'Store', value: '12' }] };
const MARBLES = { kind: 'marbles', ...HEADING, sorts: [{ name: 'Beans', color: 'brand', before: 3, after: 1 }], before: SIDE, after: SIDE };
const PICTURES = { kind: 'two pictures', ...HEADING, before: study?.image };

/** Returns the content with something to try in the first case study, if there is one. */
const withDemonstration = (demonstration: unknown) => (study ? withStudy({ demonstration }) : content);

const withModules = (modules: Content['modules']): Content => ({ ...content, modules: { ...content.modules, ...modules } });
const withAnswer = (path: string) => withExports('faq.ts', { faq: [{ ...QUESTION, more: { path, words: 'More of it' } }] });
const withFamily = (fields: Readonly<Record<string, unknown>>) => withFields('page-families/game.ts', fields);
const withTerms = (fields: Readonly<Record<string, unknown>>) => withFields('pages/terms.ts', fields);
const withTeam = (members: unknown) => withExports('team.ts', { team: members });
const withStudy = (fields: object) => withExports(`case-studies/${study?.slug}.ts`, { caseStudy: { ...study, ...fields } });
const withBoilerplate = (length: number) => withExports('press.ts', { press: { ...press, boilerplate: 'x'.repeat(length) } });

const ANOTHER = 'catalogue/another-game.ts';

/** Returns the content with a second game, a copy of the first with other fields. */
const withAnother = (fields: object) =>
  withModules({ [ANOTHER]: { game: { ...game, ...LIVE, slug: 'another-game', ...fields } }, [GAME]: { game: { ...game, ...LIVE } } });

it('finds nothing wrong with the published content', () => {
  expect(findContentProblems(site)).toEqual([]);
});

it('refuses a file that nothing checks', () => {
  const problems = findContentProblems(site, { ...content, unknownFiles: ['prices.ts'] });
  expect(problems).toEqual([expect.stringMatching(/^app\/content\/data\/prices\.ts: nothing checks it; move it/)]);
});

it.each([
  ['a case study with loading times', withDemonstration(LOADING)],
  ['a case study with two pictures', withDemonstration({ ...PICTURES, after: study?.image })],
  ['a case study with a calendar', withDemonstration(CALENDAR)],
  ['a case study with marbles', withDemonstration(MARBLES)],
  ['one more person, without a picture', withTeam([...team, NEWCOMER])],
  ['a break at noon', withOpen({ ...monday, closes: '12:00' }, { ...monday, opens: '13:00' })],
  ['an afternoon listed before its morning', withOpen({ ...monday, opens: '13:00' }, { ...monday, closes: '13:00' })],
  ['texts and lists of the maximum length', withFields(GAME, { features: Array.from({ length: 10 }, () => 'x'.repeat(140)) })],
  ['the same hours on other days', withOpen({ ...monday, days: ['Tuesday', 'Thursday'] }, { ...monday, days: ['Monday', 'Wednesday'] })],
  ['a legal link to a section of a page', withText('See [here](/privacy-policy#cookies).')],
  ['a fifth service', withExports('services.ts', { services: [...services, { ...services[0], slug: 'music', title: 'Music' }] })],
  ['one other value, without a picture', withExports('about.ts', { coreValues: [{ title: 'Patience', description: 'x'.repeat(60) }] })],
  ['the studio with one office and nothing to tell', withTimes({})],
  ['a person without a profile', withTeam([...team.slice(1), { ...person, profileUrl: undefined }])],
  [
    'a studio without offices, networks, a phone, questions and values',
    withModules({
      'studio.ts': { studio: { ...studio, offices: [], social: [], phone: undefined } },
      'business-hours.ts': { hours: [] },
      'faq.ts': { faq: [] },
      'jobs.ts': { openings: [], hiring: [], pay: [], offers: [] },
      'about.ts': { ...content.modules['about.ts'], coreValues: [] },
    }),
  ],
  ['an answer that links to a part of a page', withAnswer('/contact#faq')],
  ['offices without a place on the map', withExports('studio.ts', { studio: { ...studio, offices: [...studio.offices, ...OFFICES] } })],
])('accepts %s', (_, edited) => {
  expect(findContentProblems(site, edited)).toEqual([]);
});

/** A test for each content that is wrong: what it is, the content, and what the problem says. */
function testProblems(rows: readonly (readonly [what: string, edited: Content, problem: string])[]): void {
  it.each(rows)('refuses %s', (_, edited, problem) => {
    expect(findContentProblems(site, edited)).toContainEqual(expect.stringContaining(problem));
  });
}

const APP_OF_FIRST = `${GOOGLE_PLAY}example.games.${game.slug.replaceAll('-', '')}`;

testProblems([
  ["another game's app", withAnother({ order: 99 }), `${ANOTHER}: appStoreUrl leads to the same app as ${GAME}`],
  ["another game's name in a store link", withAnother({ googlePlayUrl: APP_OF_FIRST }), `${ANOTHER}: googlePlayUrl names ${game.slug}`],
  ['two games in the same place', withAnother({}), `${ANOTHER}: game.order is ${game.order}, as in ${GAME}`],
  ['a game that is null', withExports(GAME, { game: null }), `${GAME}: game is no group of fields`],
  ['a file without a game', withModules({ [GAME]: {} }), `${GAME}: exports no game`],
  ['footer games that have no page', withFamily({ members: () => [] }), `footer-games.ts: FOOTER_GAMES names "${FOOTER_GAMES[0]}", which`],
  ['a page family that does not list its pages', withFamily({ members: [] }), 'family.members is not a function that lists pages'],
]);

const twice = withExports('case-studies/again.ts', { caseStudy: study });
const noServices = withExports('services.ts', { services: [] });

testProblems([['two case studies in one place', twice, 'case-studies/again.ts: caseStudy.order is']]);

if (parts.pressKit)
  testProblems([['a boilerplate that is too long', withBoilerplate(419), 'press.boilerplate has 419 characters; it needs 80 to 400']]);

if (study)
  testProblems([
    ['a case study of a service that is not offered', noServices, 'case-studies/'],
    ['a study of an unknown way to work', withStudy({ way: 'By Barter' }), 'caseStudy.way is "By Barter", which is not in prices.ts'],
    ['a demonstration of no known kind', withDemonstration({ kind: 'film' }), 'demonstration.kind is not one of'],
    ['loading times that did not improve', withDemonstration({ ...LOADING, after: 3 }), 'demonstration has an after that is not below'],
    ['a week of six days', withDemonstration({ ...CALENDAR, after: SHORT_MONTH }), 'demonstration.after.weeks.0 is'],
    [
      'marbles that became more',
      withDemonstration({ ...MARBLES, sorts: [{ ...MARBLES.sorts[0], after: 4 }] }),
      'sorts.0 has an after that is above',
    ],
    ['a day with no legend', withDemonstration({ ...CALENDAR, marks: [{ ...MARK, letter: 'L' }] }), 'demonstration has days marked E'],
  ]);

testProblems([
  ['a team that is no list', withTeam(person), 'team.ts: team is not a list'],
  ['a person twice', withTeam([...team, person]), `team.ts: team has "${person?.slug}" twice`],
  ['a light that is not there', withTimes({ dusk: 'about/nothing' }), 'studioPicture.times.dusk names the picture'],
  ['a studio on a day of no week', withTimes({ lines: [{ text: 'Tea is on.', at: [{ days: ['Someday'] }] }] }), 'days.0 is not a day'],
  ['a third half of the studio', withTimes({ offices: [OFFICE, OFFICE, OFFICE] }), 'times.offices has 3 entries; it needs 1 to 2'],
]);

const MOVING = { name: 'Moving', from: '2027-07-01', through: '2027-07-05' };
const MOON_DAY = { name: 'Moon Day', on: 'July 4' };
const NOWRUZ = { name: 'Nowruz', from: '2027-03-22', through: '2027-03-20' };
const TWO_DAYS = { ...monday, days: ['Monday', 'Tuesday'] };
const moreHours = withExports('business-hours.ts', { hours: Array.from({ length: studio.offices.length + 1 }, () => HOURS) });

testProblems([
  ['hours of an office that there is not', moreHours, 'business-hours.ts: hours has '],
  ['hours that overlap on one day of several', withOpen(TWO_DAYS, { ...monday, days: ['Tuesday', 'Friday'] }), 'open has two entries'],
  ['an office that closes when it opens', withOpen({ ...monday, closes: monday.opens }), 'which is not after it opens'],
  ['a time that does not exist', withOpen({ ...monday, closes: '24:30' }), 'open.0.closes is "24:30"'],
  ['a time zone that does not exist', withHours({ timeZone: 'America/Bean_City' }), 'is not a time zone'],
  ['a holiday that ends before it begins', withHours({ holidays: [NOWRUZ] }), 'which is before it begins'],
  ['holidays that overlap', withHours({ holidays: [MOVING, MOON_DAY] }), 'has two entries on the same day'],
  ['a holiday on no date', withHours({ holidays: [{ ...MOON_DAY, on: '4th of July' }] }), 'is "4th of July"; write it as "July 4"'],
]);

const noHome = withFields('pages/home.ts', { path: '/home' });
const wordless = withExports('not-found.ts', { pageNotFound: { lead: 'Gone.' } });
const forever = withExports('security.ts', { security: { expires: 'some day', languages: ['en'] } });
const noSuchPicture = 'page.socialPicture names the picture "gone-game/key-art", and there is no game "gone-game"';

testProblems([
  ['a string instead of a boolean', withTerms({ showsGames: 'yes' }), 'page.showsGames is neither true nor false'],
  ['a page at the position of another one', withTerms({ order: privacyPolicy.order }), 'pages/terms.ts: page.order is '],
  ['two pages with one path', withTerms({ path: '/privacy-policy' }), 'path is "/privacy-policy", as in pages/privacy-policy.ts'],
  ['a page without a module', withTerms({ module: 'legal/rules.tsx' }), 'there is no app/pages/legal/rules.tsx'],
  ['an unknown menu', withTerms({ navigation: ['sidebar'] }), 'pages/terms.ts: page.navigation.0 is not one of'],
  ['a picture that is not there', withTerms({ picture: 'hero/unicorn' }), 'pages/terms.ts: page.picture names the picture "hero/unicorn"'],
  ['a picture of a removed game', withTerms({ socialPicture: 'gone-game/key-art' }), `pages/terms.ts: ${noSuchPicture}`],
  ['a social image with an old title', withTerms({ title: 'Our Terms' }), 'public/social/terms.jpg is missing, or made for another title'],
  ['a site without a home page', noHome, 'pages/: no page has the address /'],
  ['a page for unknown URLs without text', wordless, 'not-found.ts: pageNotFound.meta is missing'],
  ['a security file without an expiry date', forever, 'security.ts: security.expires'],
  ['a legal link to a page that does not exist', withText('See [here](/privacy).'), 'legal/terms.md: links to /privacy'],
  ['an answer that links to a page that does not exist', withAnswer('/prices#all'), 'faq.ts: faq[0].more.path links to /prices#all'],
]);

it('advises, and does not insist, to end a sentence where the description of a page stops', () => {
  const withFirstSentence = (length: number) =>
    withFields(GAME, { overview: game.overview.map((_, index) => `${'x'.repeat(index === 0 ? length - 1 : 199)}. ${'x'.repeat(80)}.`) });
  const advise = (length: number) => findContentAdvice(site, withFirstSentence(length)).filter((advice) => advice.includes(GAME));
  expect(advise(DESCRIPTION_LENGTH)).toEqual([]);
  expect(advise(DESCRIPTION_LENGTH + 1)).toEqual([expect.stringContaining(`${GAME}: no sentence of overview ends at character`)]);
  expect(findContentProblems(site, withFirstSentence(DESCRIPTION_LENGTH + 1))).toEqual([]);
});

it.skipIf(findPagePath('/press') === null)('refuses pictures and social images whose files are missing', () => {
  const without = (place: string) =>
    findContentProblems({ ...site, hasFile: (file) => !file.startsWith(place) && site.hasFile(file) }, content);
  expect(without(`public/pictures/${game.slug}/key-art`)).toContainEqual(
    expect.stringMatching(new RegExp(`${game.slug}\\.ts: names the picture "${game.slug}/key-art", whose file public/\\S+ is missing$`)),
  );
  const cutOut = `public${createCutOutPath(`${game.slug}/key-art`)}`;
  expect(without(cutOut)).toEqual([expect.stringContaining(`${GAME}: game has no public/press/`)]);
  expect(without('public/social/terms.jpg')).toEqual([expect.stringContaining('pages/terms.ts: the social image public/social/terms.jpg')]);
});

it('refuses a film strip whose frames have another shape', () => {
  const size = { hash: '', widths: [100], webp: 100, color: 'transparent' } as const;
  const find = (height: number) => {
    const strip = { 'hero/duck': { ...size, width: 200, height: 200 }, 'hero/duck-move': { ...size, width: 100, height } };
    return findContentProblems({ ...site, pictures: { ...site.pictures, ...strip } }, content);
  };
  expect(find(400)).toEqual([]);
  expect(countFrames({ width: 100, height: 400 }, { width: 200, height: 200 })).toBe(4);
  expect(find(450)).toEqual([expect.stringMatching(/hero\/duck-move is 100×450; it needs frames of 100×100 /)]);
});
