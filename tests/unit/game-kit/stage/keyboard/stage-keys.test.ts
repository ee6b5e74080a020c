import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { demos } from '#app/games/demos.ts';
import { registry } from '#app/games/registry.ts';
import { isPlayAgainKey } from '#app/game-kit/stage/keyboard/stage-keys.ts';

const games = await Promise.all([...registry, ...demos].map(async ({ id, load }) => ({ id, ...(await load()) })));

/** Whether a key, pressed on the board, starts the next game. */
function playsAgain(game: MiniGame, key: string): boolean {
  const target = { closest: (selector: string) => (selector === '[data-board]' ? {} : null) };
  return isPlayAgainKey({ key, code: '', target } as unknown as KeyboardEvent, game);
}

it('G13 Enter starts the next game everywhere, and R wherever letters are not typed', () => {
  expect(games.filter(({ game }) => !playsAgain(game, 'Enter'))).toEqual([]);
  expect(games.filter(({ game }) => !playsAgain(game, 'r')).map(({ id }) => id)).toEqual(['hangman', 'wordle']);
});
