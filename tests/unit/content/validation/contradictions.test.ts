import { expect, it } from 'vitest';
import { siteContent, type Content } from '#app/content/validation/content-files.ts';
import { findContradictions } from '#app/content/validation/contradictions.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

const SPIDER = 'catalogue/spider-solitaire-go.ts';
const spider = siteContent.modules[SPIDER]?.['game'] as Game;

function withExports(file: string, exports: Readonly<Record<string, unknown>>): Content {
  return { ...siteContent, modules: { ...siteContent.modules, [file]: { ...siteContent.modules[file], ...exports } } };
}

function withLegalText(file: string, text: string): Content {
  return { ...siteContent, texts: { ...siteContent.texts, [file]: text } };
}

function withReview(reviewBody: string, datePublished: string): Content {
  return withExports(SPIDER, { game: { ...spider, reviews: [{ author: 'Bernd A.', rating: 4, reviewBody, datePublished }] } });
}

it('finds none in the content of the site', () => expect(findContradictions(siteContent)).toEqual([]));

it.each([
  [
    'more people on a project than the team can spare',
    withExports('projects.ts', { ways: [{ text: 'Two to five of us, full time.' }] }),
    /five of us/,
  ],
  [
    'an age in the terms above the rating of the games',
    withLegalText('legal/terms.md', 'You must be at least 13 years old.'),
    /at least 13/,
  ],
  ['another name of the studio', withLegalText('legal/terms.md', 'Apricot Games makes games.'), /the name is ApricotGames/],
  ['a review that is older than the game', withReview('It has everything.', '2020-01-01'), /older than the game/],
])('refuses %s', (_, content, problem) => {
  expect(findContradictions(content)).toEqual([expect.stringMatching(problem)]);
});
