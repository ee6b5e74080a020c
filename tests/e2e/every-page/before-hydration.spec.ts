// Tests interactions before hydration: they work right away, or are replayed afterward.
import { registry } from '#app/games/registry.ts';
import type { Page } from '@playwright/test';
import { LAST_GAME, expect, LIVE_GAME, reload, test } from '#tests/e2e/support/fixtures.ts';
import { holdRequests } from '#tests/e2e/support/simulations.ts';
import { waitForHydration } from '#tests/e2e/support/hydration.ts';

/** Opens a page whose scripts load only after the returned function is called. */
async function openWithDelayedScripts(page: Page, path: string): Promise<() => void> {
  const releaseScripts = await holdRequests(page, '**/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return releaseScripts;
}

/** Does what password managers do: puts nodes beside and around every field and at the ends of the document, and changes attributes. */
function addExtensionNodes(page: Page): Promise<void> {
  return page.evaluate(() => {
    const create = () => document.createElement('extension-icon');
    for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')) {
      field.before(create());
      field.after(create());
      for (const label of field.labels ?? []) label.append(create());
      field.setAttribute('autocomplete', 'nope');
      field.setAttribute('data-manager', 'filled');
      field.style.backgroundImage = 'none';
      const wrapper = create();
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
    document.body.prepend(create());
    for (const end of [document.body, document.head, document.documentElement]) end.append(create());
  });
}

interface Visit {
  readonly path: string;
  /** What the visitor does before hydration. */
  readonly act: (page: Page) => Promise<void>;
  /** What has become of it after hydration. */
  readonly check: (page: Page) => Promise<void>;
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });

const VISITS: readonly Visit[] = [
  {
    path: '/contact',
    act: async (page) => {
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => Object.assign(heading, { isFirst: true }));
      await textbox(page, 'Name').fill('Ani');
      await page.getByRole('combobox', { name: 'Subject' }).selectOption('Project Proposal');
      await textbox(page, 'Message').fill('I like the mouse.');
      await textbox(page, 'Message').evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6));
    },
    check: async (page) => {
      await expect(textbox(page, 'Message')).toBeFocused();
      await page.keyboard.type('love');
      await expect(textbox(page, 'Company')).toBeVisible();
      // At most the form was rendered again.
      expect(await page.getByRole('heading', { level: 1 }).evaluate((heading) => 'isFirst' in heading)).toBe(true);
      await reload(page);
      await expect(textbox(page, 'Name')).toHaveValue('Ani');
      await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Project Proposal');
      await expect(textbox(page, 'Message')).toHaveValue('I love the mouse.');
    },
  },
  {
    path: '/',
    act: async (page) => {
      await textbox(page, 'Your email address').fill('ani@example.com');
      await page.keyboard.press('Enter');
      expect(page.url()).not.toContain('ani');
    },
    check: async (page) => {
      await page.clock.runFor(1000);
      await expect(page.getByText('Successfully subscribed!')).toBeVisible();
      await page.clock.runFor(3000);
      await expect(textbox(page, 'Your email address')).toBeFocused();
    },
  },
  {
    path: '/search',
    act: (page) => page.getByRole('main').getByRole('searchbox').fill(LAST_GAME.heading),
    check: async (page) => {
      await expect(page.getByText(new RegExp(`^Found \\d+ games? for "${LAST_GAME.heading}"`))).toBeVisible();
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(LAST_GAME.heading);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
    },
  },
  {
    path: '/terms',
    act: async (page) => {
      await page.getByRole('button', { name: 'Search games' }).click();
      await page.keyboard.type(LIVE_GAME.heading);
    },
    check: async (page) => {
      await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toContainText(LIVE_GAME.heading);
      await expect(page.getByLabel('Search our games')).toBeFocused();
    },
  },
  {
    path: LIVE_GAME.path,
    act: (page) => page.getByRole('radio', { name: '4 stars' }).check(),
    check: async (page) => {
      await reload(page);
      await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    },
  },
];

test('React takes over once the page is idle and fetches no style sheet for it, and a tile pressed before is chosen', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
  await page.goto('/');
  await waitForHydration(page);
  expect(styles).toEqual([]);
  const [first, second] = registry.map(({ title }) => title);
  if (!first || !second) throw new Error('There are no two mini games');
  const releaseScripts = await openWithDelayedScripts(page, '/');
  await page.getByRole('tab', { name: second }).click();
  await expect(page.getByRole('tab', { name: first })).toHaveAttribute('aria-selected', 'true');
  releaseScripts();
  await expect(page.getByRole('tabpanel', { name: second })).toBeVisible();
});

for (const hasExtension of [false, true]) {
  test(`what is done early stays${hasExtension ? ' where extensions put nodes beside fields' : ''}`, async ({ page, pageErrors }) => {
    if (hasExtension) pageErrors.expect(/rendered a part of the page again/);
    await page.clock.install();
    // Extensions: a form and a whole page are rendered again.
    for (const { path, act, check } of hasExtension ? VISITS.slice(0, 2) : VISITS)
      await test.step(path, async () => {
        const releaseScripts = await openWithDelayedScripts(page, path);
        if (hasExtension) await addExtensionNodes(page);
        // Outside of every form, so that the whole page is rendered again.
        if (hasExtension && path === '/')
          await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.before(document.createElement('extension-icon')));
        await act(page);
        releaseScripts();
        await waitForHydration(page);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await check(page);
      });
  });
}
