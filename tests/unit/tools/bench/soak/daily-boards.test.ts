// Checks the boards of one fixed week; `npx node tools/bench/soak.ts` checks the next thousand days.
import { expect, it } from 'vitest';
import { findNextDay, getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import { assertHolds } from '#tests/bots/bot.ts';
import { loadDailyGames, soakDays } from '../../../../../tools/bench/soak/daily-boards.ts';

const FIRST_DAY = 37; // a Monday
const DAYS = 7;
const games = await loadDailyGames();

it('checks every board of a week', () => {
  const planned = Array.from({ length: DAYS }, (_, index) => getDailySet(FIRST_DAY + index)).flat();
  const counts = Map.groupBy(planned, ({ game }) => games.get(game)?.title ?? '');
  expect(soakDays(games, FIRST_DAY, DAYS)).toEqual(new Map([...counts].map(([title, boards]) => [title, boards.length])));
});

it('names the day of a board that fails', () => {
  const [id, game] = [...games][0] ?? expect.fail('No game has daily boards');
  const broken = { ...game, invariants: { ...game.invariants, checkDailyBoard: () => assertHolds(false, 'it is too easy') } };
  const day = findNextDay(id, FIRST_DAY) ?? 0;
  expect(() => soakDays(new Map([...games, [id, broken]]), day, 1)).toThrow(`${game.title} of day ${day}: Error: it is too easy`);
});
