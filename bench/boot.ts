// How long a page takes from its load until React has taken over, with the CPU slowed four times: by itself, and when it is touched at once.
import type { Browser } from '@playwright/test';
import { middle } from './measure.ts';
import { withSite } from './site.ts';
import { takenOver } from '../e2e/support/wake.ts';

const SLOWDOWN = 4;
const ROUNDS = 7;
const PAGES = ['/', '/games', '/games/solitaire-go', '/contact'] as const;

/** Notes in the page when it has loaded and when it is interactive; `isTouched` presses the page as soon as it has loaded. */
function observe(isTouched: boolean): void {
  const times: Record<string, number> = {};
  Object.assign(window, { times });
  addEventListener('load', () => {
    times['load'] = performance.now();
    if (isTouched) window.dispatchEvent(new Event('pointerdown'));
  });
  new MutationObserver((_, observer) => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return;
    times['interactive'] = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

async function once(browser: Browser, address: string, isTouched: boolean): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(observe, isTouched);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  await takenOver(page);
  const { load = 0, interactive = 0 } = await page.evaluate(() => (window as unknown as { times: Record<string, number> }).times);
  await page.close();
  return interactive - load;
}

/** Prints a table and returns its rows. */
export async function benchBoot(): Promise<Record<string, unknown>> {
  const boot = await withSite(async (browser, origin) => {
    const rows = [];
    for (const page of PAGES) {
      const [alone, touched]: number[][] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        alone?.push(await once(browser, origin + page, false));
        touched?.push(await once(browser, origin + page, true));
      }
      rows.push({
        page,
        'load to interactive (ms)': Math.round(middle(alone ?? [])),
        'when touched at once (ms)': Math.round(middle(touched ?? [])),
      });
    }
    return rows;
  });
  console.log(`From load until React has taken over, CPU slowed ${SLOWDOWN} times, the middle of ${ROUNDS} rounds`);
  console.table(boot);
  return { boot };
}
