import { expect, it } from 'vitest';
import { createHoursTable } from '#app/pages/contact/hours-table.ts';
import type { Hours } from '#app/content/schema/studio-schema.ts';

type Span = Hours['open'][number];

function table(...open: Span[]): [string, string][] {
  return createHoursTable({ timeZone: 'America/Los_Angeles', open, holidays: [] }).map(({ days, hours }) => [days, hours]);
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
