// What the pictures of each page weigh at two widths, and how much of the page shifts.
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { builtPaths } from '../pipeline/built-paths.ts';
import { withSite } from './site.ts';
import { wake } from '../e2e/support/wake.ts';

const WIDTHS = [390, 1440] as const;

/** The addresses of the pictures in the window, if only in part. */
function inSight(): string[] {
  const isIn = ({ top, bottom, left, right }: DOMRect) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && right > left;
  return [...document.images].filter((image) => isIn(image.getBoundingClientRect())).map((image) => image.currentSrc);
}

async function weigh(browser: Browser, address: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 844 }, deviceScaleFactor: width < 600 ? 2 : 1 });
  const pictures = new Map<string, number>(); // bytes by address
  const arrivals: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/pictures/')) return;
    arrivals.push(response.body().then((body) => void pictures.set(response.url(), body.length)));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(arrivals);
  const total = () => [...pictures.values()].reduce((sum, bytes) => sum + bytes, 0);
  const atLoad = total();
  const seen = await page.evaluate(inSight);
  const aboveFold = [...new Set(seen)].reduce((sum, picture) => sum + (pictures.get(picture) ?? 0), 0);
  await wake(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
  await Promise.all(arrivals);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 100);
      }),
  );
  await page.close();
  return { aboveFold, atLoad, all: total(), shift };
}

/** Prints a table and returns its rows. */
export async function benchWeight(): Promise<Record<string, unknown>> {
  const paths = await builtPaths(path.resolve(import.meta.dirname, '../build/client'));
  const weight = await withSite(async (browser, origin) => {
    const rows = [];
    for (const page of paths) {
      const row: Record<string, string | number> = { page };
      for (const width of WIDTHS) {
        const { aboveFold, atLoad, all, shift } = await weigh(browser, origin + page, width);
        row[`pictures above the fold, ${width} px (KB)`] = Math.round(aboveFold / 1000);
        row[`at load, ${width} px (KB)`] = Math.round(atLoad / 1000);
        row[`all pictures, ${width} px (KB)`] = Math.round(all / 1000);
        row[`layout shift, ${width} px`] = Number(shift.toFixed(4));
      }
      rows.push(row);
    }
    return rows;
  });
  console.log('Pictures and layout shift of each page (two device pixels to a CSS pixel at 390 px, one at 1440 px)');
  console.table(weight);
  return { weight };
}
