import { expect, it } from 'vitest';
import { games } from '#app/content/data/catalogue.ts';
import { team } from '#app/content/data/team.ts';
import { toNumberWord } from '#app/content/format/number-words.ts';
import { PRODUCT, SITE_NAME } from '#app/content/data/site.ts';
import { siteContent, type Content } from '#app/content/validation/content-files.ts';
import { withExports, withText } from './content-edits.ts';
import { findContradictions } from '#app/content/validation/contradictions.ts';

const live = games.find(({ released }) => released !== undefined) ?? expect.fail('No game is Live');

function withReview(reviewBody: string, datePublished: string): Content {
  return withExports(`catalogue/${live.slug}.ts`, {
    game: { ...live, reviews: [{ author: 'Bernd A.', rating: 4, reviewBody, datePublished }] },
  });
}

const HALF_OF_TEAM = Math.floor(team.length / 2);

function withTeamOnProject(count: number): Content {
  return withExports('prices.ts', { ways: [{ text: `One to ${toNumberWord(count)} of us, full time.` }] });
}

it('finds none in the content of the site', () => expect(findContradictions(siteContent)).toEqual([]));

it('lets half of the team work on a project', () => expect(findContradictions(withTeamOnProject(HALF_OF_TEAM))).toEqual([]));

it.each([
  ['more people on a project than half of the team', withTeamOnProject(HALF_OF_TEAM + 1), / of us/],
  ['an age in the terms above that of the games', withText('You must be at least 99 years old.'), /at least 99/],
  ['another name of the studio', withText(`${PRODUCT} Games makes games.`), new RegExp(`the name is ${SITE_NAME}`)],
  ['a review that is older than the game', withReview('It has everything.', '1999-01-01'), /older than the game/],
])('refuses %s', (_, content, problem) => {
  expect(findContradictions(content)).toEqual([expect.stringMatching(problem)]);
});
