import { expect, it } from 'vitest';
import { createHoursTable, getZoneName } from '#app/pages/contact/hours-table.ts';
import type { Hours } from '#app/content/schema/studio-schema.ts';

type Span = Hours['open'][number];

function table(...open: Span[]): [string, string][] {
  return createHoursTable({ timeZone: 'America/Los_Angeles', open, holidays: [] }, new Date('2026-11-26')).map(({ days, hours }) => [
    days,
    hours,
  ]);
}

it('puts days with the same hours in one row', () => {
  const days: Span['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(table({ days, opens: '09:00', closes: '18:00' })).toEqual([
    ['Monday to Friday', '9:00 a.m.–6:00 p.m. Pacific'],
    ['Saturday and Sunday', 'Closed'],
  ]);
});

it('separates days with other hours or a break, and single days', () => {
  expect(
    table(
      { days: ['Monday', 'Tuesday', 'Thursday'], opens: '10:00', closes: '17:30' },
      { days: ['Saturday'], opens: '13:00', closes: '15:00' },
      { days: ['Saturday'], opens: '09:00', closes: '12:00' },
    ),
  ).toEqual([
    ['Monday and Tuesday, Thursday', '10:00 a.m.–5:30 p.m. Pacific'],
    ['Saturday', '9:00 a.m.–12:00 p.m. and 1:00 p.m.–3:00 p.m. Pacific'],
    ['Wednesday, Friday, Sunday', 'Closed'],
  ]);
});

it.each([
  ['America/Los_Angeles', '2026-01-15', 'Pacific'],
  ['America/Los_Angeles', '2026-07-15', 'Pacific'],
  ['Europe/Berlin', '2026-01-15', 'Central European'],
  ['Europe/Berlin', '2026-07-15', 'Central European'],
  // Its clocks never change, so it is not "Mountain", which is an hour ahead in summer.
  ['America/Phoenix', '2026-07-15', 'Mountain Standard Time'],
  ['Asia/Yerevan', '2026-07-15', 'Armenia Standard Time'],
])('names the time zone %s as of %s: %s', (timeZone, date, name) => {
  expect(getZoneName(timeZone, new Date(date))).toBe(name);
});
