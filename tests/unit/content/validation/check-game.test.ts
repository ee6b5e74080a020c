// Tests what the check of the content accepts of a game, and what it refuses.
import { expect, it } from 'vitest';
import * as parts from '#app/content/data/parts.ts';
import { findContentProblems } from '#app/content/validation/check-content.ts';
import { COMING, demo, game, GAME, LIVE, NO_PHONE, OLD_RELEASE, RELEASE, site, STEAM, withFields } from './content-edits.ts';

const REVIEWS = ['Ann', 'Ben', 'Cat'].map((author) => ({ author, rating: 4, reviewBody: 'x'.repeat(40), datePublished: '2031-01-01' }));

const OF_ANOTHER = Array.from({ length: 5 }, () => ({ picture: `${game.slug}-go/screenshot-1`, alt: 'A jar of white beans' }));
const workshop = { steps: ['Idea', 'Beans'], now: 'Idea', toy: game.images[0] };

it.each([
  ['a live game in one store alone', withFields(GAME, { ...LIVE, googlePlayUrl: undefined })],
  ['a live game with a demo', withFields(GAME, { ...LIVE, demo })],
  ['a game before its release with its workshop', withFields(GAME, { ...COMING, workshop })],
  ['an unrated live game with three pictures', withFields(GAME, { ...LIVE, rating: 0, reviews: [], images: game.images.slice(0, 3) })],
  ['a game with five reviews', withFields(GAME, { reviews: [...REVIEWS, ...REVIEWS.slice(0, 2)] })],
  ['a game with its own facts', withFields(GAME, { ...LIVE, genre: 'Puzzle', price: 3, ads: 'None', purchases: 'Hints', ratingCount: 3 })],
  ['a game in other stores beside the two', withFields(GAME, { ...LIVE, stores: [STEAM] })],
  ['a game in another store alone', withFields(GAME, { ...LIVE, ...NO_PHONE, stores: [STEAM], platforms: ['Windows'], sizeMb: undefined })],
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
  ['an unknown field', COMING, { color: 'red' }, 'game.color is not a field here'],
  ['a date that does not exist', COMING, { updated: '2026-02-30' }, 'game.updated is 2026-02-30'],
  ['screenshots of a game whose slug begins with its own', COMING, { images: OF_ANOTHER }, `images[0].picture is "${game.slug}-go/`],
  ['a release window after the release', LIVE, { releaseWindow: 'Spring 2027' }, 'game has a releaseWindow while it is Coming Soon'],
  ['a season that there is not', COMING, { releaseWindow: 'Monsoon 2027' }, 'game.releaseWindow is "Monsoon 2027"; write it as'],
  ['a game without a release window', COMING, { releaseWindow: undefined }, 'game has a releaseWindow while it is Coming Soon'],
  ['a demo before the release', COMING, { demo }, 'game is Coming Soon with a demo; leave demo out until it is Live'],
  ['a workshop after the release', LIVE, { workshop }, 'game is Live with a workshop'],
  ['a workshop at none of its steps', COMING, { workshop: { ...workshop, now: 'Polish' } }, 'game.workshop is at "Polish"'],
  ['a workshop with a step twice', COMING, { workshop: { ...workshop, steps: ['Idea', 'Idea'] } }, 'game.workshop has a step twice'],
  ['a live game without a size', LIVE, { sizeMb: undefined }, 'game is Live without a size'],
  ['a game in another store that runs on nothing', LIVE, { ...NO_PHONE, stores: [STEAM] }, "game is in no phone's store; add platforms"],
  ['a game with no ratings counted', LIVE, { ratingCount: 0 }, 'game.ratingCount is below 1; a game without ratings has rating: 0'],
  ['a live game without releases', LIVE, { releases: undefined }, 'game has releases while it is Live'],
  ['a live game without the day it came out', LIVE, { released: undefined }, 'game has the day of its release'],
  ['a day of release before the release', COMING, { released: '2026-01-01' }, 'game has the day of its release'],
  ['a game last changed before its release', LIVE, { updated: '2020-01-01' }, 'game was updated on 2020-01-01, before its release 2.0'],
  ['releases from old to new', LIVE, { releases: [OLD_RELEASE, RELEASE] }, 'game.releases are not in order'],
  ['a rating above five stars', LIVE, { rating: 5.1 }, 'game.rating is above 5'],
  ['a release twice', LIVE, { releases: [RELEASE, RELEASE] }, 'game.releases are not in order'],
  ['a fractional position in a list', COMING, { order: 5.5 }, 'game.order is 5.5; it should be a whole number'],
  ['a number for a text', COMING, { title: 2048 }, 'game.title is not a text; put it in quotes'],
  ['a text for a list', COMING, { features: 'Beans', images: 'none' }, 'game.features is not a list; put it in [ ]'],
  ['a text that is too long', COMING, { description: 'x'.repeat(161) }, 'game.description has 161 characters; it needs 60 to 160'],
  ['a list that is too long', COMING, { languages: Array(41).fill('English') }, 'game.languages has 41 entries'],
  ['an empty list', COMING, { languages: [] }, 'game.languages has 0 entries; it needs 1 to 40'],
  ['two spaces in a row', COMING, { title: 'Bean  Jar' }, 'game.title has stray spaces'],
] as const)('refuses %s', (_, status, fields, problem) => {
  expect(findContentProblems(site, withFields(GAME, { ...status, ...fields }))).toContainEqual(
    expect.stringContaining(`${GAME}: ${problem}`),
  );
});

it.runIf(parts.demos)('refuses a demo that does not exist, and a mascot without a film strip', () => {
  const problems = findContentProblems(site, withFields(GAME, { ...LIVE, demo: { ...demo, game: 'no-game', mascot: 'hero/nobody' } }));
  expect(problems).toContainEqual(expect.stringContaining(`${GAME}: demo.game is "no-game", which is no game; see app/games/demos.ts`));
  expect(problems).toContainEqual(
    expect.stringContaining('demo.mascot names the picture "hero/nobody-move", which is not in pictures.json'),
  );
});
