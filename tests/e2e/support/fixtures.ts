// The fixtures of all tests: the site without other hosts, where any browser error fails the test.
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page, type Response } from '@playwright/test';
import { getHeading, isLeftOut } from './addresses.ts';
import { hydrateNow } from './hydration.ts';

const OTHER_SITE_PAGE = { contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Elsewhere</title></html>' };
const OTHER_SITE_IMAGE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>' };

/** Collects the browser errors of one test: console errors and warnings, uncaught errors, failed requests to the site. */
class PageErrors {
  readonly seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** Declares errors that the test provokes; each must occur at least once. */
  expect(...pageErrors: RegExp[]): void {
    this.#expected.push(...pageErrors);
  }

  /** Declares errors that may occur, depending on when the test ends. */
  allow(...pageErrors: RegExp[]): void {
    this.#allowed.push(...pageErrors);
  }

  findUnexpected(): string[] {
    const declared = [...this.#expected, ...this.#allowed];
    return this.seen.filter((pageError) => !declared.some((expected) => expected.test(pageError)));
  }

  findMissing(): RegExp[] {
    return this.#expected.filter((expected) => !this.seen.some((pageError) => expected.test(pageError)));
  }
}

/** The warning caused by `serviceWorkers: 'block'` in the Playwright config. */
const WORKER_BLOCKED_WARNING = /^Service Worker registration blocked by Playwright/;

/** The error of the embedded map, the only foreign host that the site uses, when it cannot be reached. */
const MAP_UNREACHABLE = /ERR_NAME_NOT_RESOLVED \(https:\/\/www\.openstreetmap\.org\//;

/** React Router skips the transition to a page that is left before it begins, and the browser tells nobody but the console. */
const TRANSITION_SKIPPED = /^Transition was skipped/;

function recordConsoleMessage(message: ConsoleMessage, pageErrors: PageErrors): void {
  if (message.type() !== 'error' && message.type() !== 'warning') return;
  const pageError = `${message.text()} (${message.location().url})`;
  if (!MAP_UNREACHABLE.test(pageError) && !WORKER_BLOCKED_WARNING.test(pageError)) pageErrors.seen.push(pageError);
}

function recordErrors(context: BrowserContext, origin: string, hasScripts: boolean, pageErrors: PageErrors): void {
  context.on('console', (message) => recordConsoleMessage(message, pageErrors));
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!TRANSITION_SKIPPED.test(message)) pageErrors.seen.push(`Uncaught: ${message}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).origin === origin)
      pageErrors.seen.push(`${response.status()} for ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Not the site's fault: requests aborted by leaving a page, and blocked scripts when JavaScript is off.
    const isTolerated = reason === 'net::ERR_ABORTED' || (reason === 'csp' && !hasScripts);
    if (!isTolerated && new URL(request.url()).origin === origin) pageErrors.seen.push(`${reason} for ${request.url()}`);
  });
}

interface SiteFixtures {
  readonly pageErrors: PageErrors;
  /** The requested addresses outside the site. */
  readonly foreignRequests: string[];
  /** Whether other hosts get a stub response; otherwise their names do not resolve, and requests to them are errors. Stubs slow down every request, so only tests that leave the site turn them on. */
  readonly stubsOtherSites: boolean;
}

export const test = base.extend<SiteFixtures & { readonly watch: void }>({
  stubsOtherSites: [false, { option: true }],
  // Playwright reads the fixture's dependencies from this pattern, so it must be there even when empty.
  // oxlint-disable-next-line no-empty-pattern
  pageErrors: async ({}, use) => {
    await use(new PageErrors());
  },
  // oxlint-disable-next-line no-empty-pattern
  foreignRequests: async ({}, use) => {
    await use([]);
  },
  watch: [
    async ({ context, baseURL, javaScriptEnabled, stubsOtherSites, pageErrors, foreignRequests }, use, testInfo) => {
      const { origin } = new URL(baseURL ?? '');
      const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== origin;
      recordErrors(context, origin, javaScriptEnabled, pageErrors);
      context.on('response', (response) => {
        if (isForeign(new URL(response.url()))) foreignRequests.push(response.url());
      });
      context.on('requestfailed', (request) => {
        // Requests that the Content Security Policy blocks are never sent.
        if (isForeign(new URL(request.url())) && request.failure()?.errorText !== 'csp') foreignRequests.push(request.url());
      });
      if (stubsOtherSites) {
        await context.route(isForeign, (route) =>
          route.fulfill(route.request().resourceType() === 'image' ? OTHER_SITE_IMAGE : OTHER_SITE_PAGE),
        );
      }
      await use();
      if (testInfo.status !== testInfo.expectedStatus) {
        const addresses = context.pages().map((page) => page.url());
        await testInfo.attach('open pages', { body: addresses.join('\n') });
      }
      // One more round trip to each page, so that all its earlier messages have arrived.
      await Promise.all(context.pages().map((page) => page.title()));
      expect(pageErrors.findUnexpected(), 'what went wrong in the browser').toEqual([]);
      if (testInfo.status !== 'skipped') expect(pageErrors.findMissing(), 'what should have gone wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export { COMING_GAME, content, DEMO_GAME, findGame, GAMES, getHeading, LAST_GAME, LIVE_GAME, SITE_NAME, STORE_GAME } from './addresses.ts';

/** Tests without scripts, on a phone, and on one of the narrowest phones. */
export const scriptlessTest = test.extend({ javaScriptEnabled: false });
export const phoneTest = test.extend({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
export const smallPhoneTest = test.extend({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

/** Skips a test that needs what the site does without: parts by their names in parts.ts, mini games by title, pages by path. */
export function skipWithout(...needs: readonly string[]): void {
  const missing = needs.find(isLeftOut);
  if (missing !== undefined) test.skip(true, `The site does without ${missing}`);
}

/** Opens a page of the site and waits for hydration. Skips the test if the site does without that page. */
export async function open(page: Page, path: string): Promise<Response | null> {
  skipWithout(path);
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrateNow(page);
  return response;
}

/** Waits until a navigation has finished, because the next one would interrupt its transition, or come before a new document hydrates. */
export async function expectPage(page: Page, pathOrHeading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading(pathOrHeading));
  await hydrateNow(page);
  await page.evaluate(() => document.activeViewTransition?.finished);
}

/** Changes the address by script, for addresses that no page links to. */
export async function changeAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID() }, '', to); // no scroll position is kept under it
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/** Opens a page inside the site once one is open, which costs a third of a new document. For what does not depend on that. */
export async function visit(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await open(page, path);
    return;
  }
  skipWithout(path);
  await changeAddress(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading(path));
}

/** A link of the main navigation. */
export const getMainLink = (page: Page, path: string) => page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);

/** Fills in the contact form. */
export async function fillContactForm(page: Page, subject: string): Promise<void> {
  for (const [label, text] of Object.entries({ Name: 'Ani', Email: 'ani@example.com', Message: 'Hello' }))
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(subject);
}

/** Reloads the current page and waits for hydration. */
export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrateNow(page);
}
