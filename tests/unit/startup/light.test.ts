import { expect, it } from 'vitest';
import { getLight } from '#app/startup/inline/light.ts';
import { listClockChanges } from '../../../tools/build/deferred-hydration/list-clock-changes.ts';

const toMinute = (time: string) => Date.parse(time) / 60_000;

it.each([
  ['00:00', 'night'],
  ['05:59', 'night'],
  ['06:00', 'dawn'],
  ['07:29', 'dawn'],
  ['07:30', 'day'],
  ['17:29', 'day'],
  ['17:30', 'dusk'],
  ['20:29', 'dusk'],
  ['20:30', 'night'],
])('at %s it is %s', (clock, light) => {
  expect(getLight([[0, 0]], toMinute(`2027-01-11T${clock}Z`))).toBe(light);
});

it('follows the clocks of each office, in summer time and before the first change, too', () => {
  const [here, there] = ['America/Los_Angeles', 'Asia/Yerevan'].map((timeZone) => listClockChanges(timeZone, 2027));
  const listLights = (time: string) => [here, there].map((changes) => getLight(changes ?? [], toMinute(time)));
  expect(listLights('2026-12-31T14:30Z')).toEqual(['dawn', 'dusk']);
  expect(listLights('2027-03-14T13:59Z')).toEqual(['dawn', 'dusk']); // the day on which clocks go forward
  expect(listLights('2027-07-12T14:30Z')).toEqual(['day', 'dusk']);
  expect(listLights('2030-12-31T14:30Z')).toEqual(['dawn', 'dusk']);
});
