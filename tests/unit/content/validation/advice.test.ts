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

const soon = withFields(GAME, { ...COMING, releaseWindow: 'Spring 2031', updated: '2031-01-01' });
const early = withFields(GAME, { ...LIVE, released: '2020-01-15', updated: '2020-01-20' });
const spoken = withFields(GAME, { ...COMING, promise: 'The pea of next spring' });
const withExpiry = (expires: string) => withExports('security.ts', { security: { expires, languages: ['en'] } });
const openings = withExports('jobs.ts', { openings: [{ slug: 'pea-counter', until: '2031-01-01' }] });
const holidays = [{ name: 'Pea Day', on: 'July 4' }];
const hours = withExports('business-hours.ts', { hours: [{ timeZone: 'Asia/Tokyo', open: [], holidays }] });

it.each<readonly [what: string, edited: Content, advisedOn: string, silentOn: string | null, advice: string]>([
  ['a release that did not come', soon, '2031-06-21', '2031-06-20', 'game.releaseWindow, Spring 2031, is over'],
  ['a change in the future', soon, '2030-12-31', '2031-01-01', 'game.updated is 2031-01-01, in the future'],
  ['a release before the game', early, '2031-01-01', null, 'one of 2020-01-01, before the game was released on 2020-01-15'],
  ['a season without its year', spoken, '2031-01-01', null, 'game.promise says "next spring"'],
  ['a security file that ends soon', withExpiry('2031-01-30'), '2031-01-01', '2030-12-30', 'security.ts:'],
  ['a security file that ends late', withExpiry('2032-01-02'), '2031-01-01', '2031-01-03', 'security.ts:'],
  ...(findPagePath('/jobs') === null ? [] : [['an opening that ended', openings, '2031-01-02', '2031-01-01', 'openings[0]'] as const]),
  ['hours without a holiday soon', hours, '2031-01-01', '2031-05-01', 'hours[0] has no holiday'],
])('advises on %s', (_, edited, advisedOn, silentOn, advice) => {
  const advise = (today: string) => findContentAdvice(site, edited, today).filter((line) => line.includes(advice));
  expect(advise(advisedOn)).toHaveLength(1);
  if (silentOn !== null) expect(advise(silentOn)).toEqual([]);
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
