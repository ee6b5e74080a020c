// Follows lines of a game in which a number goes up or down to 10.
import { expect, it, vi } from 'vitest';
import { createLineGuide } from '#app/card-kit/solver/guide.ts';

type Line = readonly number[];

const { signal } = new AbortController();
const up = (from: number): Line => Array.from({ length: 10 - from }, () => 1);

function createGuide(search: (state: number) => Promise<Line>, ruleMove: number | null = null) {
  const spy = vi.fn(search);
  const guide = createLineGuide<number, number>({
    getKey: String,
    canSearch: (state) => state !== 10,
    getRuleMove: () => ruleMove,
    search: spy,
    play: (state, move) => ({ state: state + move, events: [] }),
  });
  return { ask: (state: number) => guide(state, signal), spy };
}

it('follows a line with one search, also from its middle', async () => {
  const { ask, spy } = createGuide((state) => Promise.resolve(up(state)));
  for (const state of [4, 5, 6, 9, 4]) expect(await ask(state)).toBe(1);
  expect(spy).toHaveBeenCalledTimes(1);
});

it('searches again away from the line', async () => {
  const { ask, spy } = createGuide((state) => Promise.resolve(up(state)));
  await ask(4);
  expect(await ask(2)).toBe(1);
  expect(spy).toHaveBeenCalledTimes(2);
});

it('keeps the line that it knows if a search elsewhere finds none', async () => {
  const { ask, spy } = createGuide((state) => Promise.resolve(state === 4 ? up(4) : []));
  for (const [state, move] of [
    [4, 1],
    [2, null],
    [6, 1],
  ] as const)
    expect(await ask(state)).toBe(move);
  expect(spy).toHaveBeenCalledTimes(2);
});

it('does not search where it makes no sense', async () => {
  const { ask, spy } = createGuide(() => Promise.resolve([-1]));
  expect(await ask(10)).toBeNull();
  expect(spy).not.toHaveBeenCalled();
});

it('has no move if the search finds none or fails', async () => {
  expect(await createGuide(() => Promise.resolve([])).ask(4)).toBeNull();
  expect(await createGuide(() => Promise.reject(new Error('stopped'))).ask(4)).toBeNull();
});

it('does not lead back to where the last hint came from', async () => {
  const lines: Record<number, Line> = {
    5: [-1, 1],
    4: [],
  };
  const { ask } = createGuide((state) => Promise.resolve(lines[state] ?? []), 1);
  expect(await ask(4)).toBeNull(); // the player is shown the move by rule, to 5
  expect(await ask(5)).toBeNull();
});

it('may lead on from where the last hint led', async () => {
  const { ask } = createGuide((state) => Promise.resolve(state === 5 ? up(5) : []), 1);
  await ask(4);
  expect(await ask(5)).toBe(1);
});

it('may lead to an earlier position if the last hint was another', async () => {
  const lines: Record<number, Line> = {
    5: [-1, 1],
    4: [],
  };
  const { ask } = createGuide((state) => Promise.resolve(lines[state] ?? []), 2);
  await ask(4);
  expect(await ask(5)).toBe(-1);
});
