// Tests the words of a player's own games, of links, and of saves and links of the first release.
import { describe, expect, it } from 'vitest';
import { parseLink } from '#app/game-kit/session/game-link.ts';
import { createGameStore } from '#app/game-kit/session/game-store.ts';
import type { Save } from '#app/game-kit/session/persistence/save.ts';
import { hangman } from '#app/games/hangman/entry.ts';
import { CLASSIC_WORDS } from '#app/games/hangman/rules/word-list.ts';
import { wordle } from '#app/games/wordle/entry.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { dealGames } from './deal-games.ts';
import { createTestEnvironment } from './test-environment.ts';

interface Word {
  readonly word?: string; // of Hangman
  readonly answer?: string; // of Wordle
}

const games = { hangman: (await hangman.load()).game, wordle: (await wordle.load()).game };
await Promise.all(Object.values(games).flatMap(({ rules }) => rules.variants.map(({ resources }) => resources?.load())));

function open(id: keyof typeof games, storage = createMemoryStorage(), link = '') {
  return createGameStore({ id }, games[id], createTestEnvironment(storage), parseLink(link, games[id].rules));
}

const readWord = (store: ReturnType<typeof open>) => Object.values(store.getSnapshot().state as Word).find((text) => /^[A-Z]+$/.test(text));

const createSave = (more: Partial<Save>): string =>
  JSON.stringify({ version: 1, rules: 1, variant: 'classic', entries: [], elapsedMs: 1000, counted: [], hints: 0, best: null, ...more });

const GUESS = { hangman: { type: 'guess', letter: 'A' }, wordle: { type: 'guess', word: 'CRANE' } };

describe('a save of the first release', () => {
  // As that release dealt them.
  const SAVES: readonly (readonly [keyof typeof games, Partial<Save>, string])[] = [
    ['hangman', { seed: 9, carried: null }, 'DEVELOPER'],
    ['hangman', { seed: 9, carried: { classic: [0, 3] } }, 'TYPESCRIPT'],
    ['hangman', { seed: 9, carried: { classic: [5, 4, 3, 2, 1, 0] } }, 'CODING'],
    ['hangman', { variant: 'mixed', seed: 77, carried: { classic: [1], mixed: [5, 6, 7, 200] } }, 'SPINACH'],
    ['wordle', { seed: 5, carried: 'classic 3' }, 'SCORE'],
    ['wordle', { variant: 'hard', seed: 6, carried: 'classic 0' }, 'GAMES'],
    ['wordle', { variant: 'unlimited', seed: 5, carried: 'classic 3' }, 'CAULK'],
    ['wordle', { variant: 'unlimited', seed: 2_631_545_207, carried: 'daily 1292' }, 'GECKO'],
  ];

  it.each(SAVES)('of %s continues with its word: %j %s', (id, save, word) => {
    const storage = createMemoryStorage();
    storage.set(`${id}.save`, createSave({ entries: [GUESS[id]], ...save }));
    const store = open(id, storage);
    expect([readWord(store), store.getSnapshot().isUnderway]).toEqual([word, true]);
    store.close();
    expect(readWord(open(id, storage))).toBe(word);
  });

  it.each(['seven', 7, [1], { classic: ['x'] }, { classic: [-1] }])('opens a game if what it carries is invalid: %j', (carried) => {
    const storage = createMemoryStorage();
    storage.set('hangman.save', createSave({ seed: 9, carried, entries: [GUESS.hangman] }));
    expect(CLASSIC_WORDS).toContain(readWord(open('hangman', storage)));
  });
});

describe('a link of the first release', () => {
  const LINKS = [
    ['hangman', '?variant=classic&seed=2&v=1&first=2', 'JAVASCRIPT'],
    ['hangman', '?variant=mixed&seed=3f2a91&v=1&first=3', 'BADGER'],
    ['wordle', '?variant=hard&seed=2&v=1&first=0', 'REACT'],
    ['wordle', '?variant=unlimited&seed=2&v=1&first=7', 'ABOUT'],
  ] as const;

  it.each(LINKS)('of %s opens its word: %s %s', (id, link, word) => expect(readWord(open(id, undefined, link))).toBe(word));

  it('continues the game that it began', () => {
    const storage = createMemoryStorage();
    const opening = [{ type: 'open', place: 2 }];
    storage.set('hangman.linked', createSave({ seed: 2, opening, entries: [GUESS.hangman] }));
    expect(open('hangman', storage, LINKS[0][1]).getSnapshot()).toMatchObject({ isUnderway: true, state: { word: LINKS[0][2] } });
  });
});

it('rounds that are stored in a wrong form begin anew', () => {
  for (const garbage of ['', '{', 'null', '"seven"', '[1]', '{"classic":"x"}']) {
    const storage = createMemoryStorage();
    storage.set('hangman.carried', garbage);
    dealGames(hangman, games.hangman, [], storage);
    expect(JSON.parse(storage.get('hangman.carried') ?? '')).toEqual({ classic: [expect.any(Number)] });
  }
});
