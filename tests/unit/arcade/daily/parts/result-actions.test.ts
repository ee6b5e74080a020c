// Tests which results of a day can be sent to friends.
import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { WON } from '#tests/unit/arcade/daily/model/example-result.ts';
import { ResultActions } from '#app/arcade/daily/parts/result-actions.tsx';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { dailyGames } from '#app/content/data/weekly-plan.ts';

const dayContext = {
  entry,
  day: 22,
  today: { day: 22, zone: 0, leftMs: 0 },
  dailyHistory: new Map(),
  fragment: '',
  toys: {},
  refresh: () => {},
  retry: () => {},
};
const SQUARES = { drawing: '🟨⬛⬛🟩⬛' };

it.each([
  ['is a challenge after a win', WON, 'Challenge'],
  ['is a challenge after a win with squares', { ...WON, ...SQUARES }, 'Challenge'],
  ['is shared with its squares after a loss', { ...WON, ...SQUARES, result: 'lost' }, 'Share'],
  ['is shared with its squares where nothing can be beaten', { ...WON, ...SQUARES, figure: '1 wrong guess' }, 'Share'],
  ['stays after a loss without squares', { ...WON, result: 'lost' }, undefined],
] as const)('a result %s', (_, done, name) => {
  const markup = render(ResultActions, { dayContext, done, rivals: [] });
  expect(/>(Challenge|Share)</.exec(markup)?.[1]).toBe(name);
});

const MISSED = { ...WON, result: 'lost', figure: 'X/6' } as const;

it.each([
  ['today, if it allows one try', 22, MISSED, true],
  ['not if the board can be tried again', 22, { ...WON, result: 'lost' }, false],
  ['not after a win', 22, { ...WON, figure: '4/6' }, false],
  ['not on a past day', 21, MISSED, false],
] as const)('a loss says when the next board comes: %s', (_, day, done, isSaid) => {
  const planned = dailyGames[0] ?? expect.fail();
  const markup = render(ResultActions, { dayContext: { ...dayContext, day, entry: planned }, done, rivals: [] });
  expect(/comes (in|on) /.test(markup)).toBe(isSaid);
});
