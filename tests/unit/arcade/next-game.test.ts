import { expect, it } from 'vitest';
import { chooseNextGame } from '#app/arcade/lazy-stage/next-game.ts';
import { NEXT_GAMES } from '#app/content/data/next-games.ts';
import { registry } from '#app/games/registry.ts';

it.each([
  ['the first game that goes with it', 'b', 'abcd', ['d', 'a'], 'd'],
  ['no game that the site does without', 'b', 'abc', ['d', 'a'], 'a'],
  ['the game on the next tile where nothing that goes with it is there', 'b', 'abc', ['d'], 'c'],
  ['the game on the first tile after the last', 'c', 'abc', undefined, 'a'],
  ['the game itself where it is the only one', 'a', 'a', ['b'], 'a'],
])('suggests %s', (_, id, ids, suggested, next) => {
  const games = Array.from(ids, (letter) => ({ id: letter }));
  const game = games.find((other) => other.id === id) ?? expect.fail();
  expect(chooseNextGame(game, games, suggested).id).toBe(next);
});

it('never suggests the game that was just played', () => {
  for (const game of registry) expect(NEXT_GAMES[game.id] ?? [], game.id).not.toContain(game.id);
});
