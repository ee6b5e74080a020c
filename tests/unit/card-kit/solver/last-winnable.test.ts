// Tests the search for the last position that can be won.
import { expect, it } from 'vitest';
import { findLastWinnable } from '#app/card-kit/solver/last-winnable.ts';

/** Positions as letters: W can be won, L is lost, ? is not known. */
it.each([
  ['WWWWL', 3, true],
  ['WLLLLLLLL', 0, true],
  ['WWWWWWW?L', 6, false],
  ['WW???LL', 1, false],
  ['WWW', 2, false],
  ['LLLL', -1, true],
  ['???', null, null],
  ['?L', null, null],
])('in %s it is number %s, for sure: %s', (history, index, isSure) => {
  const judged: string[] = [];
  const found = findLastWinnable(Array.from(history), (verdict) => {
    judged.push(verdict);
    return verdict === 'W' ? ['a step'] : verdict === 'L' ? 'lost' : null;
  });
  expect(found && [found.index, found.isSure]).toEqual(index === null ? null : [index, isSure]);
  expect(judged.length).toBeLessThanOrEqual(4);
});
