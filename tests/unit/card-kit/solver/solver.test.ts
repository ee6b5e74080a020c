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
  for (const state of [4, 2]) expect(await ask(state)).toBe(1);
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

it.each([
  ['does not lead back to where the last hint came from', BACK, 1, null],
  ['may lead on from where the last hint led', up(5), 1, 1],
  ['may lead to an earlier position if the last hint was another', BACK, 2, -1],
])('%s', async (_, line, ruleMove, move) => {
  const { ask } = createHints((state) => Promise.resolve(state === 5 ? line : []), ruleMove);
  expect(await ask(4)).toBeNull(); // the player is shown the move by rule
  expect(await ask(5)).toBe(move);
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
  readonly started: readonly unknown[];
  isRunning = true;
  constructor(...started: readonly unknown[]) {
    super();
    this.started = started;
    FakeWorker.last = this;
  }
  postMessage = (position: unknown) => this.positions.push(position);
  terminate = () => (this.isRunning = false);
}

beforeEach(() => vi.stubGlobal('Worker', FakeWorker));

it('returns what the worker answers, and ends it', async () => {
  const answer = askWorker('/solver.js', { cards: 3 }, new AbortController().signal);
  const { last: worker } = FakeWorker;
  expect(worker).toMatchObject({ started: ['/solver.js', { type: 'module' }], positions: [{ cards: 3 }], isRunning: true });
  worker.dispatchEvent(new MessageEvent('message', { data: ['move'] }));
  expect(await answer).toEqual(['move']);
  expect(worker.isRunning).toBe(false);
});

it.each<[string, (controller: AbortController) => void]>([
  ['if the worker does not start', () => FakeWorker.last.dispatchEvent(new Event('error'))],
  ['when the signal aborts', (controller) => controller.abort()],
])('has no answer %s, and ends the worker', async (_, end) => {
  const controller = new AbortController();
  const answer = askWorker('/solver.js', {}, controller.signal);
  end(controller);
  expect(await answer).toBeNull();
  expect(FakeWorker.last.isRunning).toBe(false);
});

it('does not begin after the signal has aborted', async () => {
  expect(await askWorker('/solver.js', {}, AbortSignal.abort())).toBeNull();
  expect(FakeWorker.last).toMatchObject({ positions: [], isRunning: false });
});
