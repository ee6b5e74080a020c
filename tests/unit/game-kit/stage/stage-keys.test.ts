import { expect, it, vi } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { allGames } from '#app/games/demos.ts';
import { handleStageKey, isPlayAgainKey } from '#app/game-kit/stage/stage-keys.ts';

const games = await Promise.all(allGames.map(({ load }) => load()));

/** Whether a key, pressed on the board or in another place, starts the next game. */
function playsAgain(game: MiniGame, key: string, place = '[data-board]'): boolean {
  const target = { closest: (selector: string) => (selector.split(', ').includes(place) ? {} : null) };
  return isPlayAgainKey({ key, code: '', target } as unknown as KeyboardEvent, game);
}

it('G13 Enter starts the next game everywhere, and R wherever letters are not typed', () => {
  expect(games.filter(({ game }) => !playsAgain(game, 'Enter'))).toEqual([]);
  const typesLetters = ({ game }: (typeof games)[number]) => game.typesLetters === true;
  expect(games.filter(({ game }) => !playsAgain(game, 'r'))).toEqual(games.filter(typesLetters));
  expect(games.filter(({ game }) => playsAgain(game, 'r', 'input'))).toEqual([]); // the initials beside a result
});

it.each([
  ['on the board starts a', '[data-board]', false, 1],
  ['that is held starts no', '[data-board]', true, 0],
  ['on a button presses it and starts no', 'button', false, 0],
])('G14 Enter %s game that waits for Start', (_, place, repeat, starts) => {
  const start = vi.fn(() => true);
  const store = { start, getSnapshot: () => ({ isByClock: true, canPause: true }) } as unknown as GameStore;
  const target = { closest: (selector: string) => (selector.includes(place) ? {} : null) };
  const event = { key: 'Enter', code: 'Enter', repeat, target, preventDefault: vi.fn() };
  handleStageKey(event as unknown as KeyboardEvent, games[0]?.game as MiniGame, store);
  expect(start).toHaveBeenCalledTimes(starts);
  expect(event.preventDefault).toHaveBeenCalledTimes(starts);
});
