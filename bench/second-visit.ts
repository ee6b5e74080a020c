// A second visit from the device beside the same visit by the network, in turn: how long until the page paints.
import type { Browser, BrowserContext } from '@playwright/test';
import { atDistance } from './distance.ts';
import { middle } from './measure.ts';
import { withSite } from './site.ts';

const ROUNDS = 15;
const PAGES = ['/', '/play/sudoku'] as const;

/** Round trips: none at all, which no visitor has and where only the start of the worker shows, and a good connection to a host nearby. */
const ROUND_TRIPS_MS = [0, 40] as const;

interface Paints {
  readonly first: number; // ms
  readonly largest: number;
}

/** A visitor who has been here before: the browser's own cache is warm, and the worker, where it is let in, has all that it takes along. */
async function returning(browser: Browser, address: string, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  if (serviceWorkers === 'allow') await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return context;
}

/** Runs in the page. */
function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function visit(context: BrowserContext, address: string): Promise<Paints> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // As after some days: the browser has ended the worker meanwhile.
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
  await page.goto(address);
  const paints = await page.evaluate(readPaints);
  await page.close();
  return paints;
}

async function compare(browser: Browser, address: string) {
  const device = await returning(browser, address, 'allow');
  const wire = await returning(browser, address, 'block');
  const pairs: { device: Paints; wire: Paints }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) pairs.push({ device: await visit(device, address), wire: await visit(wire, address) });
  await device.close();
  await wire.close();
  const times = (paint: keyof Paints) => Number(middle(pairs.map((pair) => pair.device[paint] / pair.wire[paint])).toFixed(2));
  return {
    'first paint from the device (ms)': Math.round(middle(pairs.map((pair) => pair.device.first))),
    'by the network (ms)': Math.round(middle(pairs.map((pair) => pair.wire.first))),
    'first paint, times the network': times('first'),
    'largest paint, times the network': times('largest'),
  };
}

/** Prints a table and returns its rows. */
export async function benchSecondVisit(): Promise<Record<string, unknown>> {
  const secondVisit = await withSite(async (browser, origin) => {
    const rows = [];
    for (const roundTripMs of ROUND_TRIPS_MS) {
      const host = await atDistance(origin, roundTripMs);
      for (const page of PAGES) rows.push({ page, 'round trip (ms)': roundTripMs, ...(await compare(browser, host.origin + page)) });
      host.stop();
    }
    return rows;
  });
  console.log(`A second visit from the device, its worker asleep, beside one by the network, the middle of ${ROUNDS} rounds in turn`);
  console.table(secondVisit);
  return { secondVisit };
}
