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

/** A registration of a worker. `update` may set `installing` and fire `updatefound`, as a browser does. */
function createRegistration(update: (registration: EventTarget & { installing: EventTarget | null }) => void) {
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, update: async () => update(registration) });
  return registration as typeof registration & ServiceWorkerRegistration;
}

/** A registration whose `update` resolves as soon as an installation has begun, before `updatefound` tells of it. */
function beginInstallation() {
  return createRegistration((registration) => {
    registration.installing = new EventTarget();
    setTimeout(() => registration.dispatchEvent(new Event('updatefound')));
  });
}

/** Starts an installation that ends in this state. */
function install(state: 'installed' | 'redundant') {
  return createRegistration((registration) => {
    const worker = Object.assign(new EventTarget(), { state });
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.dispatchEvent(new Event('statechange'));
  });
}

const refuse = () => createRegistration(() => Promise.reject(new TypeError('404')) as never);

/** Looks for a release after so many failures; returns how many there are then, and whether pages come from the network first. */
async function check(registration: ServiceWorkerRegistration, before = 0): Promise<[failures: number, isNetworkFirst: boolean]> {
  let failures = before;
  await checkForRelease(registration, async () => (failures += 1));
  await new Promise((resolve) => setTimeout(resolve)); // the state of a worker changes outside of the check
  return [failures, cacheNames.size > 0];
}

it('takes pages from the network after the third failed installation', async () => {
  expect(await check(install('redundant'), 1)).toEqual([2, false]);
  expect(await check(install('redundant'), 2)).toEqual([3, true]);
});

it('goes on as before with a release that is installed, and ends the state with one that is current', async () => {
  expect(await check(install('installed'), 5)).toEqual([5, false]);
  cacheNames.add('network-first');
  expect(await check(install('redundant'), 5)).toEqual([6, true]);
  const current = createRegistration(() => {});
  expect(await check(current, 5)).toEqual([5, false]);
});

it('leaves the state alone while a release is being installed or waits', async () => {
  cacheNames.add('network-first');
  expect(await check(beginInstallation(), 3)).toEqual([3, true]);
  const waiting = Object.assign(
    createRegistration(() => {}),
    { waiting: new EventTarget() },
  );
  expect(await check(waiting, 3)).toEqual([3, true]);
});

it.each([
  ['is missing', () => new Response('', { status: 404 }), [1, true]],
  ['is a page', () => new Response('', { headers: { 'Content-Type': 'text/html' } }), [1, true]],
  ['is there, but did not start', () => new Response('', { headers: { 'Content-Type': 'text/javascript' } }), [1, false]],
  ['cannot be had from a host that is down', () => new Response('', { status: 503 }), [1, false]],
  ['cannot be asked for', () => Promise.reject(new TypeError('offline')), [0, false]],
])('when the script of the worker %s', async (_, answer, expected) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await check(refuse())).toEqual(expected);
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
