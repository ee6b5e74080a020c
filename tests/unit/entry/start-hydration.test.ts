import { describe, expect, it, vi } from 'vitest';
import { startOnInteraction, startWhenIdle } from '#app/entry/start-hydration.ts';
import type { IdleTimers } from '#app/entry/when-idle.ts';

describe('a touch', () => {
  function setUp(...answers: readonly Promise<string>[]) {
    const page = new EventTarget();
    const left = [...answers];
    const fetchData = vi.fn(() => left.shift() ?? Promise.resolve('data'));
    const run = vi.fn();
    const start = startOnInteraction(page, fetchData, run);
    return { touch: (type: string) => page.dispatchEvent(new Event(type)), start, fetchData, run };
  }

  it.each(['pointerdown', 'keydown', 'focusin'])('by %s starts React with the data of the page', async (type) => {
    const { touch, fetchData, run } = setUp();
    expect(fetchData).not.toHaveBeenCalled();
    touch(type);
    await vi.waitFor(() => expect(run.mock.calls).toEqual([['data']]));
  });

  it('after another one, or after the page was idle, starts nothing again', async () => {
    const { touch, start, fetchData, run } = setUp();
    start();
    touch('keydown');
    touch('pointerdown');
    start();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    touch('keydown');
    expect(fetchData).toHaveBeenCalledTimes(1);
  });

  it('starts again when the data did not come the first time', async () => {
    const lost = Promise.reject(new Error('offline'));
    const { touch, fetchData, run } = setUp(lost);
    touch('keydown');
    await expect(lost).rejects.toThrow('offline');
    touch('keydown');
    expect(fetchData).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(run.mock.calls).toEqual([['data']]));
  });
});

describe('an idle page', () => {
  /** Timers that run only when they are told to. */
  function setUp(hasIdleCallback: boolean) {
    const waiting: (() => void)[] = [];
    const keep = (act: () => void) => waiting.push(act);
    const timers: IdleTimers = hasIdleCallback ? { setTimeout: keep, requestIdleCallback: keep } : { setTimeout: keep };
    const page = Object.assign(new EventTarget(), timers);
    const act = vi.fn();
    startWhenIdle(page, act);
    return { load: () => page.dispatchEvent(new Event('load')), pass: () => waiting.shift()?.(), waiting, act };
  }

  it('is one that has loaded, was painted and has nothing to do', () => {
    const { load, pass, waiting, act } = setUp(true);
    expect(waiting).toEqual([]);
    load();
    pass();
    expect(act).not.toHaveBeenCalled();
    pass();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is one that has loaded and was painted, where the browser cannot tell more', () => {
    const { load, pass, act } = setUp(false);
    load();
    pass();
    pass();
    expect(act).toHaveBeenCalledTimes(1);
  });
});
