// Tests what the content check advises and does not insist on.
import { expect, it } from 'vitest';
import { team } from '#app/content/data/team.ts';
import type { Content } from '#app/content/validation/content-files.ts';
import { isWindowOver } from '#app/content/format/release-window.ts';
import { AGREED_STATUSES, findAgreementAdvice } from '#app/content/validation/agreed.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { findContentAdvice } from '#app/content/validation/check-content.ts';
import { COMING, GAME, LIVE, site, withExports, withFields } from './content-edits.ts';

const [person] = team;
const NEWCOMER = { ...person, slug: 'one-more-person', image: undefined };

it('advises, and does not insist, on what was agreed on for one site and no other', () => {
  const [slug, status] = Object.entries(AGREED_STATUSES)[0]!;
  const gameFile = `catalogue/${slug}.ts`;
  const agreed = { [gameFile]: { game: { status, rating: 4.8, reviews: [1, 2, 3] } } };
  const { modules, ...files } = withExports('team.ts', { team: [team[0], team[1]] });
  const more = { ...files, modules: { ...modules, ...agreed } };
  expect(findAgreementAdvice(more)).toContain('team.ts: team has 2 people; agreed were 9');
  expect(findAgreementAdvice({ ...more, modules: { ...more.modules, 'team.ts': { team: [{ name: 'One' }] } } })).toContainEqual(
    expect.stringContaining("nobody with answers: ['press']"),
  );
  const games = Object.fromEntries(Object.entries(more.modules).filter(([file]) => !file.startsWith('catalogue/')));
  expect(findAgreementAdvice({ ...more, modules: games })).toEqual([]);
  const silent = { ...more, modules: { ...modules, [gameFile]: { game: { status, rating: 4.8, reviews: [] } } } };
  expect(findAgreementAdvice(silent)).toContain(`${gameFile}: game.reviews has 0 reviews; agreed were 3`);
});

it('advises, and does not insist, that everybody on the shelf has a figure, a portrait and a cut-out for the press', () => {
  const advise = (member: object, files = site) =>
    findContentAdvice(files, withExports('team.ts', { team: [member] })).filter((advice) => advice.includes('team.ts: team['));
  const pictures = { ...site.pictures, [`figures/${person?.slug}`]: site.pictures['about/shelf']! };
  expect(advise(person!, { ...site, pictures, hasFile: () => true })).toEqual([]);
  expect(advise(NEWCOMER)).toEqual([
    expect.stringContaining('team.ts: team[0] has no picture figures/one-more-person'),
    expect.stringContaining('team.ts: team[0] has no image'),
  ]);
  const withoutCutOut = advise(person!, { ...site, pictures, hasFile: (file) => !file.startsWith('public/press/') });
  expect(withoutCutOut).toHaveLength(findPagePath('/press') === null ? 0 : 1);
});

it('advises on what is no longer true, and on dates that have not come', () => {
  const advise = (today: string, content?: Content) =>
    findContentAdvice(site, content, today).map((advice) => advice.replace(/^app\/content\/data\//, ''));
  const soon = withFields(GAME, { ...COMING, releaseWindow: 'Spring 2031', updated: '2031-01-01' });
  expect(advise('2031-06-20', soon)).not.toContainEqual(expect.stringContaining('Spring 2031, is over'));
  expect(advise('2031-06-21', soon)).toContainEqual(expect.stringContaining('game.releaseWindow, Spring 2031, is over'));
  expect(advise('2030-12-31', soon)).toContainEqual(expect.stringContaining('game.updated is 2031-01-01, in the future'));
  const live = withFields(GAME, { ...LIVE, released: '2020-01-15', updated: '2020-01-20' });
  expect(advise('2031-01-01', live)).toContainEqual(
    expect.stringContaining('has one of 2020-01-01, before the game was released on 2020-01-15'),
  );
  const spoken = withFields(GAME, { ...COMING, promise: 'The pea of next spring' });
  expect(advise('2031-01-01', spoken)).toContainEqual(expect.stringContaining('game.promise says "next spring"'));
  const security = (expires: string) => withExports('security.ts', { security: { expires, languages: ['en'] } });
  for (const [expires, isAdvised] of [
    ['2031-01-30', true],
    ['2031-02-01', false],
    ['2032-01-02', true],
  ] as const)
    expect(advise('2031-01-01', security(expires)).some((advice) => advice.startsWith('security.ts:'))).toBe(isAdvised);
  const opening = { slug: 'pea-counter', until: '2031-01-01' };
  const openings = withExports('jobs.ts', { openings: [opening] });
  expect(advise('2031-01-01', openings)).not.toContainEqual(expect.stringContaining('openings[0]'));
  expect(advise('2031-01-02', openings)).toHaveLength(advise('2031-01-02').length + (findPagePath('/jobs') === null ? 0 : 1));
  const hours = withExports('business-hours.ts', {
    hours: [{ timeZone: 'Asia/Tokyo', open: [], holidays: [{ name: 'Pea Day', on: 'July 4' }] }],
  });
  const isAdvisedOnHours = (today: string) => advise(today, hours).some((advice) => advice.includes('hours[0] has no holiday'));
  expect(['2031-01-01', '2031-05-01'].map(isAdvisedOnHours)).toEqual([true, false]);
});

it.each([
  ['Spring 2031', '2031-06-20', '2031-06-21'],
  ['Winter 2031', '2031-12-31', '2032-01-01'],
  ['May 2031', '2031-05-31', '2031-06-01'],
  ['Late 2031', '2031-12-31', '2032-01-01'],
  ['2031', '2031-12-31', '2032-01-01'],
])('takes %s for over after %s', (window, last, after) => {
  expect([last, after].map((today) => isWindowOver(window, today))).toEqual([false, true]);
  expect(isWindowOver('Later', after)).toBe(false);
});
