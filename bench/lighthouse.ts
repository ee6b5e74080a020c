// A page as Lighthouse sees it, with its default phone.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findOrInstallChromium, LAUNCH_FLAGS } from '../scripts/chromium.mjs';

const DEBUGGING_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Measured {
  readonly scores: readonly number[]; // 0 to 100, in the order of CATEGORIES
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly notRestored: readonly string[]; // why the browser would not bring the page back from its cache
  readonly scriptBytes: number; // on the wire, all that was loaded while Lighthouse looked on
}

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

async function measure(address: string): Promise<Measured> {
  const run = await lighthouse(address, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!run) throw new Error(`Lighthouse said nothing of ${address}`);
  const { audits, categories } = run.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = ((audits['network-requests']?.details as { items?: unknown } | undefined)?.items ?? []) as readonly NetworkRequest[];
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    notRestored: ((audits['bf-cache']?.details as { items?: { reason?: string }[] } | undefined)?.items ?? []).map(
      ({ reason }) => reason ?? '',
    ),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((bytes, { transferSize }) => bytes + (transferSize ?? 0), 0),
  };
}

/** Opens a browser that Lighthouse can look into for as long as `use` takes. */
export async function withLighthouse<Result>(use: (look: typeof measure) => Promise<Result>): Promise<Result> {
  const executablePath = await findOrInstallChromium();
  if (!executablePath) throw new Error('No Chromium was found; set CHROMIUM_PATH to one');
  // Playwright switches the cache of back and forward off, which is to be looked at here.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({
    ignoreDefaultArgs,
    args: [...LAUNCH_FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
    executablePath,
  });
  try {
    return await use(measure);
  } finally {
    await browser.close();
  }
}
