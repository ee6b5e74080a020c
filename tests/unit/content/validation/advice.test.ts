// Tests what the content check advises and does not insist on.
import { expect, it } from 'vitest';
import { team } from '#app/content/data/team.ts';
import { findAgreementAdvice } from '#app/content/validation/agreed.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { findContentAdvice } from '#app/content/validation/check-content.ts';
import { GAME, site, withExports, withFields } from './content-edits.ts';

const [person] = team;
const NEWCOMER = { ...person, slug: 'one-more-person', image: undefined };

it('advises, and does not insist, on what was agreed on for one site and no other', () => {
  const more = withExports('team.ts', { team: [team[0], team[1]] });
  expect(findAgreementAdvice(more)).toContain('team.ts: team has 2 people; the specification says 9');
  const games = Object.fromEntries(Object.entries(more.modules).filter(([file]) => !file.startsWith('catalogue/')));
  expect(findAgreementAdvice({ ...more, modules: games })).toEqual([]);
  const soon = withFields(GAME, { status: 'Coming Soon', reviews: [] });
  expect(findAgreementAdvice(soon)).toEqual(expect.arrayContaining([`${GAME}: game.reviews has 0 reviews; the specification says 3`]));
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
