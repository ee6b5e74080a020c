import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { formatDay } from '#app/arcade/daily/model/daily-text.ts';
import { findNextDay, findPlannedBoard } from '#app/arcade/daily/model/daily-set.ts';
import { dailyGames } from '#app/content/data/weekly-plan.ts';
import { NotToday } from '#app/arcade/daily/parts/not-today.tsx';
import { registry } from '#app/games/registry.ts';

const TODAY = 40;
const [ANY] = registry;

function renderText(id: string): string {
  const entry = { ...(ANY ?? expect.fail('There is no mini game')), id };
  const markup = render(NotToday, { entry, day: TODAY, today: TODAY, dailyHistory: new Map(), toys: {} });
  return markup.replaceAll(/<[^>]*>/g, '');
}

const absent = dailyGames.find(({ id }) => !findPlannedBoard(id, TODAY))?.id;

it.skipIf(absent === undefined)('names the date of the next board', () => {
  const id = absent ?? '';
  expect(renderText(id)).toContain(formatDay(findNextDay(id, TODAY) ?? 0, { weekday: 'long' }));
});
