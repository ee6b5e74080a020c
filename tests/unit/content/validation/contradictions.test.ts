import { expect, it } from 'vitest';
import { games } from '#app/content/data/catalogue.ts';
import { PRODUCT, SITE_NAME } from '#app/content/data/site.ts';
import { siteContent, type Content } from '#app/content/validation/content-files.ts';
import { findContradictions } from '#app/content/validation/contradictions.ts';

const live = games.find(({ released }) => released !== undefined) ?? expect.fail('No game is Live');

function withExports(file: string, exports: Readonly<Record<string, unknown>>): Content {
  return { ...siteContent, modules: { ...siteContent.modules, [file]: { ...siteContent.modules[file], ...exports } } };
}

function withLegalText(file: string, text: string): Content {
  return { ...siteContent, texts: { ...siteContent.texts, [file]: text } };
}

function withReview(reviewBody: string, datePublished: string): Content {
  return withExports(`catalogue/${live.slug}.ts`, {
    game: { ...live, reviews: [{ author: 'Bernd A.', rating: 4, reviewBody, datePublished }] },
  });
}

it('finds none in the content of the site', () => expect(findContradictions(siteContent)).toEqual([]));

it.each([
  [
    'more people on a project than the team can spare',
    withExports('projects.ts', { ways: [{ text: 'Two to nineteen of us, full time.' }] }),
    /nineteen of us/,
  ],
  [
    'an age in the terms above the rating of the games',
    withLegalText('legal/terms.md', 'You must be at least 99 years old.'),
    /at least 99/,
  ],
  ['another name of the studio', withLegalText('legal/terms.md', `${PRODUCT} Games makes games.`), new RegExp(`the name is ${SITE_NAME}`)],
  ['a review that is older than the game', withReview('It has everything.', '1999-01-01'), /older than the game/],
])('refuses %s', (_, content, problem) => {
  expect(findContradictions(content)).toEqual([expect.stringMatching(problem)]);
});
