// Tests pages whose markup a proxy or an extension has changed: React hydrates what it can, the rest stays readable, and no tab hangs.
import type { Page } from '@playwright/test';
import { expect, getHeading, open, phoneTest, test } from '#tests/e2e/support/fixtures.ts';
import { hydrateNow } from '#tests/e2e/support/hydration.ts';
import { holdRequests } from '#tests/e2e/support/simulations.ts';

const PATH = '/contact';

/** Changes the markup of every page on its way, as a proxy does. */
async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

const CHANGES_IN_TRANSIT = {
  'comments are stripped': (html: string) => html.replaceAll(/<!--.*?-->/g, ''),
  'a node stands before a marker': (html: string) => html.replaceAll('<!--&-->', '<div></div><!--&-->'),
};

for (const [what, change] of Object.entries(CHANGES_IN_TRANSIT)) {
  phoneTest(`a page stays as it is without scripts if ${what} on the way`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await changePages(page, change);
    await page.goto(PATH);
    await page.mouse.click(1, 400);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').locator('a[href="/about-us"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading('/about-us'));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([]);
  });
}

/** Puts nodes before, between and after the markers of each boundary. */
function surroundMarkers(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const markers: Comment[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) markers.push(node as Comment);
  for (const marker of markers) {
    if (!/^\/?&$/.test(marker.data)) continue;
    marker.before(document.createElement('div'));
    marker.after(document.createElement('div'));
  }
}

/** Does what Dark Reader does: puts style sheets around those of the page, and colors into attributes. */
function darken(): void {
  const create = () => Object.assign(document.createElement('style'), { className: 'darkreader', media: 'screen' });
  document.head.prepend(create(), Object.assign(document.createElement('meta'), { name: 'darkreader', content: '1' }));
  for (const style of document.querySelectorAll('style:not(.darkreader), link[rel=stylesheet]')) style.after(create());
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    element.setAttribute('data-darkreader-inline-color', '');
    element.style.setProperty('--darkreader-inline-color', '#fff');
  }
}

for (const [what, change, mismatches] of [
  ['nodes around markers', surroundMarkers, [/rendered a part of the page again/]],
  ['what Dark Reader adds', darken, []],
] as const) {
  test(`React hydrates in spite of ${what}`, async ({ page, pageErrors }) => {
    pageErrors.expect(...mismatches);
    const releaseScripts = await holdRequests(page, '**/*.js');
    await page.goto(PATH, { waitUntil: 'domcontentloaded' });
    await page.evaluate(change);
    releaseScripts();
    await hydrateNow(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getHeading(PATH));
  });
}

test('React hydrates without a mismatch where Cloudflare hides email addresses', async ({ page }) => {
  const hide = (html: string) =>
    html
      .replaceAll(/ href="mailto:[^"]*"/g, ' href="/cdn-cgi/l/email-protection#0"')
      .replaceAll(/[\w.+-]+@[\w-]+\.\w[\w.-]*(?=[^<>]*<)(?![^]*<\/head>)/g, '<span class="__cf_email__">[email protected]</span>');
  await changePages(page, hide);
  for (const path of [PATH, '/privacy-policy']) await open(page, path);
});
