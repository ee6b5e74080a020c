import { expect, it } from 'vitest';
import { games } from '#app/content/data/catalogue.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { shelve } from '#app/pages/home/shelf.ts';

const SEVEN = [...games, ...games].slice(0, 7).map(summarize);

it('shows up to six games of a kind, and says whether there are more', () => {
  expect(shelve(SEVEN)).toEqual({ shown: SEVEN.slice(0, 6), hasMore: true });
  expect(shelve(SEVEN.slice(0, 6))).toEqual({ shown: SEVEN.slice(0, 6), hasMore: false });
  expect(shelve([])).toEqual({ shown: [], hasMore: false });
});
