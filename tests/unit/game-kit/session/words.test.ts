// Tests the words of a player's own games.
import { expect, it } from 'vitest';
import { hangman } from '#app/games/hangman/entry.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { dealGames } from './deal-games.ts';

const { game } = await hangman.load();

it.each(['', '{', 'null', '"seven"', '[1]', '{"classic":"x"}'])('a round that is stored in a wrong form begins anew: %s', (garbage) => {
  const storage = createMemoryStorage();
  storage.set('hangman.rounds', garbage);
  dealGames(hangman, game, [], storage);
  expect(JSON.parse(storage.get('hangman.rounds') ?? '')).toEqual({ classic: [expect.any(Number)] });
});
