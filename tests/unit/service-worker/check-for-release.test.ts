import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockModule } from '#tests/unit/mock-module.ts';
import { checkForRelease } from '#app/service-worker/check-for-release.ts';
import { waitUntilInactive } from '#app/service-worker/start-service-worker.ts';

let cacheNames: Set<string>;

beforeEach(() => {
  cacheNames = new Set();
  vi.stubGlobal('caches', {
    open: async (name: string) => void cacheNames.add(name),
    delete: async (name: string) => cacheNames.delete(name),
  });
});

afterEach(() => void vi.useRealTimers());

/** Looks for a release that cannot be had; returns how many failures that makes, and whether pages come from the network first. */
async function check(): Promise<[failures: number, isNetworkFirst: boolean]> {
  const refusal = { installing: null, waiting: null, update: () => Promise.reject(new TypeError('404')) };
  let failures = 0;
  await checkForRelease(
    Object.assign(new EventTarget(), refusal) as typeof refusal & ServiceWorkerRegistration,
    async () => (failures += 1),
  );
  return [failures, cacheNames.size > 0];
}

it.each([
  ['is missing', () => new Response('', { status: 404 }), [1, true]],
  ['is a page', () => new Response('', { headers: { 'Content-Type': 'text/html' } }), [1, true]],
  ['is there, but did not start', () => new Response('', { headers: { 'Content-Type': 'text/javascript' } }), [1, false]],
  ['cannot be had from a host that is down', () => new Response('', { status: 503 }), [1, false]],
  ['cannot be asked for', () => Promise.reject(new TypeError('offline')), [0, false]],
])('when the script of the worker %s', async (_, answer, expected) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await check()).toEqual(expected);
});

it('a release waits for two seconds without input or scrolling', async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  let hasRested = false;
  void waitUntilInactive(page).then(() => (hasRested = true));
  await vi.advanceTimersByTimeAsync(1500);
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(1500);
  page.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1500);
  page.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(hasRested).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasRested).toBe(true);
});

it.each([
  [true, 0],
  [false, 1],
])('is not installed where data is saved (%s)', async (saveData, installations) => {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => ({ matches: false }) }));
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker: { controller: null } });
  const registerServiceWorker = vi.fn<() => Promise<void>>();
  mockModule('#app/service-worker/register.ts', { registerServiceWorker });
  const { startServiceWorker } = await import('#app/service-worker/start-service-worker.ts');
  const started = startServiceWorker(
    () => {},
    async () => 0,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await started;
  expect(registerServiceWorker).toHaveBeenCalledTimes(installations);
});
