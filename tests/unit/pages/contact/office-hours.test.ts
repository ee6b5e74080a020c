// Tests what the contact page says of the hours of an office: whether it is open, and when.
import { expect, it } from 'vitest';
import { describeOfficeStatus, getOfficeStatus } from '#app/pages/contact/office-status.ts';
import type { Hours } from '#app/content/schema/studio-schema.ts';
import { createHoursTable, getZoneName } from '#app/pages/contact/hours-table.ts';

const HOURS: Hours = {
  timeZone: 'America/Los_Angeles',
  open: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '18:00' },
    // Out of order, with a break at noon.
    { days: ['Friday'], opens: '13:00', closes: '16:00' },
    { days: ['Friday'], opens: '09:00', closes: '12:00' },
  ],
  holidays: [{ name: 'Thanksgiving', from: '2026-11-26', through: '2026-11-27' }],
};

// Pacific Time is UTC−8 in winter and UTC−7 in summer.
it.each([
  ['nine in winter', '2026-01-12T17:00:00Z', '18:00'],
  ['a minute before six in winter', '2026-01-13T01:59:00Z', '18:00'],
  ['nine in summer', '2026-07-13T16:00:00Z', '18:00'],
  ['Friday after the break', '2026-07-17T20:00:00Z', '16:00'],
])('is open at %s', (_, time, closes) => {
  expect(getOfficeStatus(HOURS, new Date(time))).toEqual({ isOpen: true, closes });
});

it.each([
  ['a minute before nine in winter', '2026-01-12T16:59:00Z', '2026-01-12', 0, '09:00'],
  ['six in winter', '2026-01-13T02:00:00Z', '2026-01-13', 1, '09:00'],
  ['eight in summer', '2026-07-13T15:00:00Z', '2026-07-13', 0, '09:00'],
  ['Friday at noon', '2026-07-17T19:00:00Z', '2026-07-17', 0, '13:00'],
  ['Saturday at noon', '2026-07-18T19:00:00Z', '2026-07-20', 2, '09:00'],
  ['midnight before Monday', '2026-07-20T07:00:00Z', '2026-07-20', 0, '09:00'],
])('is closed at %s', (_, time, day, daysAhead, opens) => {
  expect(getOfficeStatus(HOURS, new Date(time))).toEqual({ isOpen: false, holiday: null, opens: { day, daysAhead, time: opens } });
});

it('is closed throughout a holiday, on any day of the week, and opens after it', () => {
  const opens = { day: '2026-11-30', daysAhead: 4, time: '09:00' };
  expect(getOfficeStatus(HOURS, new Date('2026-11-26T20:00:00Z'))).toEqual({ isOpen: false, holiday: 'Thanksgiving', opens });
  expect(getOfficeStatus(HOURS, new Date('2026-11-28T07:59:00Z'))).toMatchObject({ holiday: 'Thanksgiving', opens: { day: '2026-11-30' } });
  expect(getOfficeStatus(HOURS, new Date('2026-11-28T08:00:00Z'))).toMatchObject({ holiday: null, opens: { daysAhead: 2 } });
});

it('has no opening time if the office does not open within the planning horizon', () => {
  const hours: Hours = { ...HOURS, holidays: [{ name: 'Moving', from: '2026-01-01', through: '2026-12-31' }] };
  expect(getOfficeStatus(hours, new Date('2026-03-02T20:00:00Z'))).toEqual({ isOpen: false, holiday: 'Moving', opens: null });
});

it.each([
  ['while it is open, when it closes', '2026-07-13T16:00:00Z', 'Open now until 6:00 p.m.'],
  ['while it is closed, when it opens', '2026-07-17T19:00:00Z', 'Closed now. Opens Friday at 1:00 p.m.'],
  ['on a holiday, which one it is and when the office opens', '2026-11-26T20:00:00Z', 'Closed until Monday at 9:00 a.m. for Thanksgiving'],
  ['on the eve of a holiday, why it stays closed', '2026-11-26T02:00:00Z', 'Closed until Monday at 9:00 a.m. for Thanksgiving'],
])('says %s', (_, time, sentence) => {
  expect(describeOfficeStatus(getOfficeStatus(HOURS, new Date(time)))).toBe(sentence);
});

it('names the date of an opening that is a week or more away, and nothing if none is near', () => {
  const closedThrough = (through: string) => {
    const hours: Hours = { ...HOURS, holidays: [{ name: 'Moving', from: '2026-01-01', through }] };
    return describeOfficeStatus(getOfficeStatus(hours, new Date('2026-03-02T20:00:00Z')));
  };
  expect(closedThrough('2026-03-08')).toBe('Closed until March 9, 2026, at 9:00 a.m. for Moving');
  expect(closedThrough('2026-12-31')).toBe('Closed for Moving');
});

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
  ['Asia/Tokyo', '2026-07-15', 'Japan Standard Time'],
])('names the time zone %s as of %s: %s', (timeZone, date, name) => {
  expect(getZoneName(timeZone, new Date(date))).toBe(name);
});
