// What every journey starts from: the site in a browser cut off from the rest of the web, where anything that goes wrong fails the test.
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page, type Response } from '@playwright/test';
import { waitUntilStill } from './scrolling.ts';
import { wake } from './hydration.ts';

const ELSEWHERE = { contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Elsewhere</title></html>' };
const PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>' };

/** What went wrong in the browser during one test: console errors and warnings, uncaught errors, failed requests to the site. */
class Troubles {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** Declares what this test provokes; it must happen at least once. */
  expect(...troubles: RegExp[]): void {
    this.#expected.push(...troubles);
  }

  /** Declares what may or may not happen, because the test may end first. */
  allow(...troubles: RegExp[]): void {
    this.#allowed.push(...troubles);
  }

  note(trouble: string): void {
    this.#seen.push(trouble);
  }

  unexpected(): string[] {
    const declared = [...this.#expected, ...this.#allowed];
    return this.#seen.filter((trouble) => !declared.some((expected) => expected.test(trouble)));
  }

  missing(): RegExp[] {
    return this.#expected.filter((expected) => !this.#seen.some((trouble) => expected.test(trouble)));
  }
}

/** How the worker is kept away from journeys that are not about it. */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

/** What the map, the one neighbor that the site has, leads to where it is out of reach. */
const MAP_OUT_OF_REACH = /ERR_NAME_NOT_RESOLVED \(https:\/\/www\.openstreetmap\.org\//;

function noteConsole(message: ConsoleMessage, troubles: Troubles): void {
  if (message.type() !== 'error' && message.type() !== 'warning') return;
  const trouble = `${message.text()} (${message.location().url})`;
  if (!MAP_OUT_OF_REACH.test(trouble) && !WORKER_BLOCKED.test(trouble)) troubles.note(trouble);
}

/** Failures that belong to the visit, not to the site: what a page was still loading when it was left, and every script where scripts are off. */
function usualFailures(hasScripts: boolean): readonly string[] {
  return hasScripts ? ['net::ERR_ABORTED'] : ['net::ERR_ABORTED', 'csp'];
}

function listen(context: BrowserContext, origin: string, hasScripts: boolean, troubles: Troubles): void {
  context.on('console', (message) => noteConsole(message, troubles));
  context.on('weberror', (error) => troubles.note(`Uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).origin === origin) troubles.note(`${response.status()} for ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!usualFailures(hasScripts).includes(reason) && new URL(request.url()).origin === origin)
      troubles.note(`${reason} for ${request.url()}`);
  });
}

export interface Site {
  readonly troubles: Troubles;
  /** The addresses outside the site that were requested. */
  readonly foreignRequests: string[];
}

export interface Elsewhere {
  /** Whether the rest of the web gives a small answer; else no name of it is known, and a page that asks for one is in trouble. Answers cost time on every request, so only journeys that leave the site want them. */
  readonly hasElsewhere: boolean;
}

export const test = base.extend<Site & Elsewhere & { readonly watch: void }>({
  hasElsewhere: [false, { option: true }],
  // Playwright reads what a fixture needs from this pattern, so it is there even when it is empty.
  // oxlint-disable-next-line no-empty-pattern
  troubles: async ({}, use) => {
    await use(new Troubles());
  },
  // oxlint-disable-next-line no-empty-pattern
  foreignRequests: async ({}, use) => {
    await use([]);
  },
  watch: [
    async ({ context, baseURL, javaScriptEnabled, hasElsewhere, troubles, foreignRequests }, use) => {
      const { origin } = new URL(baseURL ?? '');
      const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== origin;
      listen(context, origin, javaScriptEnabled, troubles);
      context.on('response', (response) => {
        if (isForeign(new URL(response.url()))) foreignRequests.push(response.url());
      });
      context.on('requestfailed', (request) => {
        // What the page's own policy refuses is never sent.
        if (isForeign(new URL(request.url())) && request.failure()?.errorText !== 'csp') foreignRequests.push(request.url());
      });
      if (hasElsewhere) {
        await context.route(isForeign, (route) => route.fulfill(route.request().resourceType() === 'image' ? PICTURE : ELSEWHERE));
      }
      await use();
      // One more answer from each page: everything it said before has arrived by then.
      await Promise.all(context.pages().map((page) => page.title()));
      expect(troubles.unexpected(), 'what went wrong in the browser').toEqual([]);
      expect(troubles.missing(), 'what should have gone wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page of the site and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await wake(page);
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
  await wake(page);
}
