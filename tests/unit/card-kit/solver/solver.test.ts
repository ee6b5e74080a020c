// Follows lines of a game in which a number goes up or down to 10, searches the last position that can be won, and asks the worker.
import { beforeEach, expect, it, vi } from 'vitest';
import { createLineHints } from '#app/card-kit/solver/line-hints.ts';
import { findLastWinnable } from '#app/card-kit/solver/last-winnable.ts';
import { askWorker } from '#app/card-kit/solver/ask-worker.ts';

type Line = readonly number[];

const { signal } = new AbortController();
const up = (from: number): Line => Array.from({ length: 10 - from }, () => 1);

function createHints(search: (state: number) => Promise<Line>, ruleMove: number | null = null) {
  const spy = vi.fn(search);
  const findHint = createLineHints<number, number>({
    getKey: String,
    canSearch: (state) => state !== 10,
    getRuleMove: () => ruleMove,
    search: spy,
    play: (state, move) => ({ state: state + move, events: [] }),
  });
  return { ask: (state: number) => findHint(state, signal), spy };
}

it('follows a line with one search, also from its middle', async () => {
  const { ask, spy } = createHints((state) => Promise.resolve(up(state)));
  for (const state of [4, 5, 6, 9, 4]) expect(await ask(state)).toBe(1);
  expect(spy).toHaveBeenCalledTimes(1);
});

it('searches again away from the line', async () => {
  const { ask, spy } = createHints((state) => Promise.resolve(up(state)));
  await ask(4);
  expect(await ask(2)).toBe(1);
  expect(spy).toHaveBeenCalledTimes(2);
});

it('keeps the line that it knows if a search elsewhere finds none', async () => {
  const { ask, spy } = createHints((state) => Promise.resolve(state === 4 ? up(4) : []));
  for (const [state, move] of [
    [4, 1],
    [2, null],
    [6, 1],
  ] as const)
    expect(await ask(state)).toBe(move);
  expect(spy).toHaveBeenCalledTimes(2);
});

it('does not search where it makes no sense', async () => {
  const { ask, spy } = createHints(() => Promise.resolve([-1]));
  expect(await ask(10)).toBeNull();
  expect(spy).not.toHaveBeenCalled();
});

it('has no move if the search finds none or fails', async () => {
  expect(await createHints(() => Promise.resolve([])).ask(4)).toBeNull();
  expect(await createHints(() => Promise.reject(new Error('stopped'))).ask(4)).toBeNull();
});

/** A line from 5 alone, which leads by way of 4. */
const BACK: Line = [-1, 1];

it('does not lead back to where the last hint came from', async () => {
  const { ask } = createHints((state) => Promise.resolve(state === 5 ? BACK : []), 1);
  expect(await ask(4)).toBeNull(); // the player is shown the move by rule, to 5
  expect(await ask(5)).toBeNull();
});

it('may lead on from where the last hint led', async () => {
  const { ask } = createHints((state) => Promise.resolve(state === 5 ? up(5) : []), 1);
  await ask(4);
  expect(await ask(5)).toBe(1);
});

it('may lead to an earlier position if the last hint was another', async () => {
  const { ask } = createHints((state) => Promise.resolve(state === 5 ? BACK : []), 2);
  await ask(4);
  expect(await ask(5)).toBe(-1);
});

/** Positions as letters: W can be won, L is lost, ? is not known. */
it.each([
  ['WWWWL', 3, true],
  ['WLLLLLLLL', 0, true],
  ['WWWWWWW?L', 6, false],
  ['W?LLL', 0, false],
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

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly positions: unknown[] = [];
  readonly url: string;
  readonly options: WorkerOptions;
  isRunning = true;
  constructor(url: string, options: WorkerOptions) {
    super();
    this.url = url;
    this.options = options;
    FakeWorker.last = this;
  }
  postMessage(position: unknown): void {
    this.positions.push(position);
  }
  terminate(): void {
    this.isRunning = false;
  }
}

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
it('returns what the worker answers, and ends it', async () => {
  const answer = askWorker('/solver.js', { cards: 3 }, new AbortController().signal);
  const { last: worker } = FakeWorker;
  expect(worker).toMatchObject({ url: '/solver.js', options: { type: 'module' }, positions: [{ cards: 3 }], isRunning: true });
  worker.dispatchEvent(new MessageEvent('message', { data: ['move'] }));
  expect(await answer).toEqual(['move']);
  expect(worker.isRunning).toBe(false);
});

it('has no answer if the worker does not start', async () => {
  const answer = askWorker('/solver.js', {}, new AbortController().signal);
  FakeWorker.last.dispatchEvent(new Event('error'));
  expect(await answer).toBeNull();
  expect(FakeWorker.last.isRunning).toBe(false);
});

it('stops when the signal aborts', async () => {
  const controller = new AbortController();
  const answer = askWorker('/solver.js', {}, controller.signal);
  controller.abort();
  expect(await answer).toBeNull();
  expect(FakeWorker.last.isRunning).toBe(false);
});

it('does not begin after the signal has aborted', async () => {
  expect(await askWorker('/solver.js', {}, AbortSignal.abort())).toBeNull();
  expect(FakeWorker.last).toMatchObject({ positions: [], isRunning: false });
});
