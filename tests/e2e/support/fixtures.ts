// What every journey starts from: the site in a browser cut off from the rest of the web, where anything that goes wrong fails the test.
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page, type Response } from '@playwright/test';
import { waitUntilStill } from './scrolling.ts';
import { hydrateNow } from './hydration.ts';

const OTHER_SITE_PAGE = { contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Elsewhere</title></html>' };
const OTHER_SITE_IMAGE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>' };

/** What went wrong in the browser during one test: console errors and warnings, uncaught errors, failed requests to the site. */
class PageErrors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** Declares what this test provokes; it must happen at least once. */
  expect(...pageErrors: RegExp[]): void {
    this.#expected.push(...pageErrors);
  }

  /** Declares what may or may not happen, because the test may end first. */
  allow(...pageErrors: RegExp[]): void {
    this.#allowed.push(...pageErrors);
  }

  record(pageError: string): void {
    this.#seen.push(pageError);
  }

  findUnexpected(): string[] {
    const declared = [...this.#expected, ...this.#allowed];
    return this.#seen.filter((pageError) => !declared.some((expected) => expected.test(pageError)));
  }

  findMissing(): RegExp[] {
    return this.#expected.filter((expected) => !this.#seen.some((pageError) => expected.test(pageError)));
  }
}

/** How the worker is kept away from journeys that are not about it. */
const WORKER_BLOCKED_WARNING = /^Service Worker registration blocked by Playwright/;

/** What the map, the one neighbor that the site has, leads to where it is out of reach. */
const MAP_UNREACHABLE = /ERR_NAME_NOT_RESOLVED \(https:\/\/www\.openstreetmap\.org\//;

function recordConsoleMessage(message: ConsoleMessage, pageErrors: PageErrors): void {
  if (message.type() !== 'error' && message.type() !== 'warning') return;
  const pageError = `${message.text()} (${message.location().url})`;
  if (!MAP_UNREACHABLE.test(pageError) && !WORKER_BLOCKED_WARNING.test(pageError)) pageErrors.record(pageError);
}

/** Failures that belong to the visit, not to the site: what a page was still loading when it was left, and every script where scripts are off. */
function getToleratedFailures(hasScripts: boolean): readonly string[] {
  return hasScripts ? ['net::ERR_ABORTED'] : ['net::ERR_ABORTED', 'csp'];
}

function recordErrors(context: BrowserContext, origin: string, hasScripts: boolean, pageErrors: PageErrors): void {
  context.on('console', (message) => recordConsoleMessage(message, pageErrors));
  context.on('weberror', (error) => pageErrors.record(`Uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).origin === origin)
      pageErrors.record(`${response.status()} for ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!getToleratedFailures(hasScripts).includes(reason) && new URL(request.url()).origin === origin)
      pageErrors.record(`${reason} for ${request.url()}`);
  });
}

export interface SiteFixtures {
  readonly pageErrors: PageErrors;
  /** The addresses outside the site that were requested. */
  readonly foreignRequests: string[];
}

export interface SiteOptions {
  /** Whether the rest of the web gives a small answer; else no name of it is known, and a page that asks for one is in trouble. Answers cost time on every request, so only journeys that leave the site want them. */
  readonly stubsOtherSites: boolean;
}

export const test = base.extend<SiteFixtures & SiteOptions & { readonly watch: void }>({
  stubsOtherSites: [false, { option: true }],
  // Playwright reads what a fixture needs from this pattern, so it is there even when it is empty.
  // oxlint-disable-next-line no-empty-pattern
  pageErrors: async ({}, use) => {
    await use(new PageErrors());
  },
  // oxlint-disable-next-line no-empty-pattern
  foreignRequests: async ({}, use) => {
    await use([]);
  },
  watch: [
    async ({ context, baseURL, javaScriptEnabled, stubsOtherSites, pageErrors, foreignRequests }, use) => {
      const { origin } = new URL(baseURL ?? '');
      const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== origin;
      recordErrors(context, origin, javaScriptEnabled, pageErrors);
      context.on('response', (response) => {
        if (isForeign(new URL(response.url()))) foreignRequests.push(response.url());
      });
      context.on('requestfailed', (request) => {
        // What the page's own policy refuses is never sent.
        if (isForeign(new URL(request.url())) && request.failure()?.errorText !== 'csp') foreignRequests.push(request.url());
      });
      if (stubsOtherSites) {
        await context.route(isForeign, (route) =>
          route.fulfill(route.request().resourceType() === 'image' ? OTHER_SITE_IMAGE : OTHER_SITE_PAGE),
        );
      }
      await use();
      // One more answer from each page: everything it said before has arrived by then.
      await Promise.all(context.pages().map((page) => page.title()));
      expect(pageErrors.findUnexpected(), 'what went wrong in the browser').toEqual([]);
      expect(pageErrors.findMissing(), 'what should have gone wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page of the site and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrateNow(page);
  return response;
}

/** Waits until a navigation is over: another one right behind it would cut the transition short. */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await waitUntilStill(page);
}

/** Reloads the current page and waits until React has taken it over. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrateNow(page);
}
