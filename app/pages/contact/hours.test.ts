import { expect, it } from 'vitest';
import { studio } from '#app/content/studio.ts';
import { isOpenAt } from './hours.ts';

// Pacific Time is UTC−8 in winter and UTC−7 in summer.
it.each([
  ['a minute before nine in winter', '2026-01-12T16:59:00Z', false],
  ['nine in winter', '2026-01-12T17:00:00Z', true],
  ['a minute before six in winter', '2026-01-13T01:59:00Z', true],
  ['six in winter', '2026-01-13T02:00:00Z', false],
  ['nine in summer', '2026-07-13T16:00:00Z', true],
  ['eight in summer', '2026-07-13T15:00:00Z', false],
  ['Saturday at noon', '2026-07-18T19:00:00Z', false],
  ['Sunday at noon', '2026-07-19T19:00:00Z', false],
])('at %s', (_, time, isOpen) => {
  expect(isOpenAt(studio.hours, new Date(time))).toBe(isOpen);
});
