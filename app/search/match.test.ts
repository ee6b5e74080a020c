import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { games } from '#app/content/catalogue.ts';
import { resultText, searchGames } from './match.ts';

/** Any 16-bit units, halves of pairs among them. */
const anything = fc.array(fc.nat(0xffff), { maxLength: 200 }).map((units) => String.fromCharCode(...units));

const slugs = (query: string) => searchGames(games, query).map((game) => game.slug);

it('searches titles and descriptions, regardless of case', () => {
  expect(slugs('CASTLE')).toContain('castle-solitaire');
  expect(slugs('cheese')).toContain('idle-mouse');
  expect(slugs('zeppelin')).toEqual([]);
});

it('puts titles that begin with the query first', () => {
  expect(slugs('solitaire')[0]).toBe('solitaire-go');
});

it('finds nothing for an empty query', () => {
  expect(slugs('')).toEqual([]);
  expect(slugs('   ')).toEqual([]);
});

it('counts one game in the singular', () => {
  expect(resultText(1, 'mouse')).toBe('Found 1 game for "mouse"');
  expect(resultText(3, 'go')).toBe('Found 3 games for "go"');
  expect(resultText(0, 'x')).toBe('No games found for "x"');
});

it('accepts any query, and finds only what contains it', () => {
  fc.assert(
    fc.property(anything, (query) => {
      for (const game of searchGames(games, query)) {
        expect(`${game.title}\n${game.description}`.toLowerCase()).toContain(query.trim().toLowerCase());
      }
    }),
  );
});
