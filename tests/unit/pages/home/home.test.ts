// Tests which games a shelf of the home page shows.
import { expect, it } from 'vitest';
import { games } from '#app/content/data/catalogue.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { createShelf } from '#app/pages/home/game-shelf.tsx';

const SEVEN = Array.from({ length: 7 }, () => games.slice(0, 1).map(summarize)).flat();

it('a shelf shows up to six games, and tells whether there are more', () => {
  expect(createShelf(SEVEN)).toEqual({ games: SEVEN.slice(0, 6), hasMore: true });
  expect(createShelf(SEVEN.slice(0, 6))).toEqual({ games: SEVEN.slice(0, 6), hasMore: false });
  expect(createShelf([])).toEqual({ games: [], hasMore: false });
});
