import { expect, it } from 'vitest';
import { pickLine } from '#app/pages/about/studio-line.ts';
import { findStudioTimes } from '#app/content/queries/studio-picture.ts';

const TIMES: Parameters<typeof pickLine>[0] = {
  offices: [
    { city: 'Here', timeZone: 'UTC', holidays: [{ name: 'Moon Day', from: '2026-03-04', through: '2026-03-05' }], clock: [25, 50] },
    { city: 'There', timeZone: 'Etc/GMT-12', holidays: [], clock: [75, 50] },
  ],
  lines: [
    { text: 'Here at noon, while it is Wednesday there.', at: [{ from: '11:30', until: '12:30' }, { days: ['Wednesday'] }] },
    { text: 'Here on a workday.', at: [{ days: ['Tuesday', 'Wednesday'], from: '09:00' }] },
    { text: 'There before eight.', at: [{}, { until: '08:00' }] },
  ],
  holiday: '{city} rests: {holiday}.',
};

it.each([
  ['the first line that fits in both offices', '2026-03-03T12:00Z', 'Here at noon, while it is Wednesday there.'],
  ['the next one from the minute when the first ends', '2026-03-03T12:30Z', 'Here on a workday.'],
  ['the next one until the minute when the first begins', '2026-03-03T11:29Z', 'Here on a workday.'],
  ['a line about the other office', '2026-03-02T19:59Z', 'There before eight.'],
  ['no line if none fits', '2026-03-02T20:00Z', undefined],
  ['on a holiday none about a workday there, but its name', '2026-03-04T10:00Z', 'Here rests: Moon Day.'],
  ['on a holiday what is said of the other office', '2026-03-05T12:00Z', 'There before eight.'],
])('tells %s', (_, time, line) => {
  expect(pickLine(TIMES, new Date(time))).toBe(line);
});

it('tells nothing of an office that the studio does not have', () => {
  expect(pickLine({ ...TIMES, offices: TIMES.offices.slice(0, 1) }, new Date('2026-03-02T12:00Z'))).toBeUndefined();
});

const times = findStudioTimes();

it.skipIf(!times)('has a time for each line about the offices, in winter or summer', () => {
  const HOURS_PER_WEEK = 168;
  const told = new Set<string | undefined>();
  for (const monday of ['2027-01-11', '2027-07-12'])
    for (let half = 0; half < 2 * HOURS_PER_WEEK; half += 1) told.add(pickLine(times!, new Date(Date.parse(monday) + half * 1_800_000)));
  expect(times!.lines.map(({ text }) => text).filter((text) => !told.has(text))).toEqual([]);
});
