import { expect, it } from 'vitest';
import { isOver } from '#app/content/format/dates.ts';

it('takes a day for over once it is so in the last time zone, twelve hours after Greenwich', () => {
  const at = (time: string) => isOver('2031-01-01', new Date(time));
  expect(['2031-01-01T00:00Z', '2031-01-02T11:59Z', '2031-01-02T12:00Z'].map(at)).toEqual([false, false, true]);
});
