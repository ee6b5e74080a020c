import { describe, expect, it, vi } from 'vitest';
import { startOnInteraction, startWhenIdle } from '#app/startup/inline/start-hydration.ts';
import type { IdleTimers } from '#app/startup/inline/when-idle.ts';
import { parseElements } from '../../../tools/build/html/markup.ts';
import { HYDRATION_MANIFEST_ID, parseHydrationManifest, renderHydrationManifest } from '#app/startup/inline/hydration-manifest.ts';

describe('an interaction', () => {
  function setUp(...answers: readonly Promise<void>[]) {
    const page = new EventTarget();
    const left = [...answers];
    const hydrate = vi.fn(() => left.shift() ?? Promise.resolve());
    const start = startOnInteraction(page, hydrate);
    return { touch: (type: string) => page.dispatchEvent(new Event(type)), start, hydrate };
  }

  it.each(['pointerdown', 'keydown', 'focusin'])('of type %s starts React', (type) => {
    const { touch, hydrate } = setUp();
    expect(hydrate).not.toHaveBeenCalled();
    touch(type);
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('does not start React twice, neither after another interaction nor after the page was idle', async () => {
    const { touch, start, hydrate } = setUp();
    start();
    touch('keydown');
    touch('pointerdown');
    start();
    await Promise.resolve();
    touch('keydown');
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  it('retries if something failed to load', async () => {
    const lost = Promise.reject(new Error('offline'));
    const { touch, hydrate } = setUp(lost);
    touch('keydown');
    await expect(lost).rejects.toThrow('offline');
    touch('keydown');
    expect(hydrate).toHaveBeenCalledTimes(2);
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

  it.each([true, false])('starts React once it has loaded and painted, in a browser with idle callbacks: %s', (hasIdleCallback) => {
    const { load, pass, waiting, act } = setUp(hasIdleCallback);
    expect(waiting).toEqual([]);
    load();
    pass();
    expect(act).not.toHaveBeenCalled();
    pass();
    expect(act).toHaveBeenCalledTimes(1);
  });
});

it.each([{ modules: [] }, { modules: ['/assets/a.js', '/assets/b.js'] }])(
  'the manifest is parsed as it was rendered: %j',
  ({ modules }) => {
    const parts = { start: '/assets/start-1.js', modules, stream: '/assets/page-1.data' };
    const [block] = parseElements(renderHydrationManifest(parts));
    expect(block?.attributes.get('id')).toBe(HYDRATION_MANIFEST_ID);
    expect(parseHydrationManifest(block?.text)).toEqual(parts);
  },
);

it('a page without the data block has no manifest', () => {
  expect(parseHydrationManifest(undefined)).toBeNull();
});
