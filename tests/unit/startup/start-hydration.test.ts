import { describe, expect, it, vi } from 'vitest';
import { startOnInteraction, startWhenIdle } from '#app/startup/start-hydration.ts';
import type { IdleTimers } from '#app/startup/when-idle.ts';

describe('an interaction', () => {
  function setUp(...answers: readonly Promise<string>[]) {
    const page = new EventTarget();
    const left = [...answers];
    const fetchData = vi.fn(() => left.shift() ?? Promise.resolve('data'));
    const run = vi.fn();
    const start = startOnInteraction(page, fetchData, run);
    return { touch: (type: string) => page.dispatchEvent(new Event(type)), start, fetchData, run };
  }

  it.each(['pointerdown', 'keydown', 'focusin'])('of type %s starts React with the data of the page', async (type) => {
    const { touch, fetchData, run } = setUp();
    expect(fetchData).not.toHaveBeenCalled();
    touch(type);
    await vi.waitFor(() => expect(run.mock.calls).toEqual([['data']]));
  });

  it('does not start React twice, neither after another interaction nor after the page was idle', async () => {
    const { touch, start, fetchData, run } = setUp();
    start();
    touch('keydown');
    touch('pointerdown');
    start();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    touch('keydown');
    expect(fetchData).toHaveBeenCalledTimes(1);
  });

  it('retries if the data failed to load', async () => {
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
  /** Timers that run only on request. */
  function setUp(hasIdleCallback: boolean) {
    const waiting: (() => void)[] = [];
    const keep = (act: () => void) => waiting.push(act);
    const timers: IdleTimers = hasIdleCallback ? { setTimeout: keep, requestIdleCallback: keep } : { setTimeout: keep };
    const page = Object.assign(new EventTarget(), timers);
    const act = vi.fn();
    startWhenIdle(page, act);
    return { load: () => page.dispatchEvent(new Event('load')), pass: () => waiting.shift()?.(), waiting, act };
  }

  it('starts React once it has loaded and painted, in an idle callback', () => {
    const { load, pass, waiting, act } = setUp(true);
    expect(waiting).toEqual([]);
    load();
    pass();
    expect(act).not.toHaveBeenCalled();
    pass();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('starts React once it has loaded and painted, in a browser without idle callbacks', () => {
    const { load, pass, act } = setUp(false);
    load();
    pass();
    pass();
    expect(act).toHaveBeenCalledTimes(1);
  });
});
