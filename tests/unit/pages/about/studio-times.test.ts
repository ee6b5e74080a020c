import { expect, it } from 'vitest';
import { getStudioTimes } from '#app/pages/about/studio-times.ts';

const TIMES = {
  halves: [
    { city: 'Here', timeZone: 'UTC', holidays: [{ name: 'Moon Day', from: '2026-03-04', through: '2026-03-05' }], clock: [25, 50] },
    { city: 'There', timeZone: 'Etc/GMT-12', holidays: [], clock: [75, 50] },
  ],
  lines: { day: 'Day.', dusk: 'Dusk.', night: 'Night.', weekend: 'Weekend.', holiday: 'Closed for' },
} as const;

it.each([
  ['the office where it is lighter', '2026-03-03T12:00Z', ['day', 'night'], '12:00 p.m. in Here. Day.'],
  ['the other one twelve hours later', '2026-03-02T23:30Z', ['night', 'day'], '11:30 a.m. in There. Day.'],
  ['dusk in the morning and in the evening', '2026-03-02T18:10Z', ['dusk', 'dusk'], '6:10 a.m. in There. Dusk.'],
  ['a holiday by its name', '2026-03-05T09:00Z', ['day', 'night'], '9:00 a.m. in Here. Closed for Moon Day.'],
  ['a weekend where it has begun', '2026-03-06T20:00Z', ['dusk', 'day'], '8:00 a.m. in There. Weekend.'],
  ['no weekend where it is over', '2026-03-08T20:00Z', ['dusk', 'day'], '8:00 a.m. in There. Day.'],
])('tells %s', (_, time, lights, line) => {
  const { offices, line: told } = getStudioTimes(TIMES, new Date(time));
  expect(offices.map(({ light }) => light)).toEqual(lights);
  expect(told).toBe(line);
});

it('tells a weekend on Saturday and Sunday alone', () => {
  const fromMonday = [9, 10, 11, 12, 13, 14, 15].map((day) => getStudioTimes(TIMES, new Date(Date.UTC(2026, 2, day, 12))).line);
  const weekend = fromMonday.map((line) => line.endsWith('Weekend.'));
  expect(weekend).toEqual([false, false, false, false, false, true, true]);
});
