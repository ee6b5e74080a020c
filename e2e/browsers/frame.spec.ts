// The frame of every page: its links, its menu and its search.
import { expect, PHONE, test } from './browsers.ts';

test('links lead from page to page without a new document, and the way back leads back', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.driver.run(() => void document.documentElement.setAttribute('data-same', ''));
  // The home page has headings of these names as well: only the link of the page one is on says so.
  for (const name of ['Our Games', 'Services']) {
    await visitor.press('link', name);
    await visitor.see('link', name, { isChosen: true });
    await visitor.see('heading', name);
  }
  await visitor.isAt('/services');
  await visitor.driver.back();
  await visitor.see('link', 'Our Games', { isChosen: true });
  expect(await visitor.driver.run(() => 'same' in document.documentElement.dataset)).toBe(true);
});

test('the menu opens, closes in every way and leads on', async ({ visitor }) => {
  await visitor.driver.resize(...PHONE);
  await visitor.open('/');
  const open = async () => {
    await visitor.press('button', 'Open menu');
    await visitor.see('dialog', 'Menu');
  };
  const isStill = () => visitor.driver.run(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

  await open();
  await visitor.see('link', 'Home', { isFocused: true });
  await visitor.until(isStill, true);
  await visitor.press('button', 'Close menu');
  await visitor.miss('dialog', 'Menu');
  await visitor.until(isStill, false);
  await open();
  await visitor.keys('Escape');
  await visitor.miss('dialog', 'Menu');
  await open();
  await visitor.press('link', 'Services');
  await visitor.miss('dialog', 'Menu');
  await visitor.see('heading', 'Services');
  await visitor.until(isStill, false);
});

test('the menu answers the first tap on a page that has just come', async ({ visitor }) => {
  await visitor.driver.resize(...PHONE);
  await visitor.arrive('/services');
  await visitor.press('button', 'Open menu');
  await visitor.see('dialog', 'Menu');
  await visitor.isTakenOver();
  await visitor.see('dialog', 'Menu');
});

test('the menu answers a tap that React stops while it takes over', async ({ visitor }) => {
  await visitor.driver.resize(...PHONE);
  await visitor.arrive('/services');
  await visitor.driver.run(() => document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true }));
  await visitor.press('button', 'Open menu');
  await visitor.see('dialog', 'Menu');
});

test('the search of the header opens to be typed into, Escape closes it, and it leads to its results', async ({ visitor }) => {
  await visitor.open('/terms');
  await visitor.press('button', 'Search games');
  await visitor.see('searchbox', 'Search our games', { isFocused: true });
  await visitor.keys('Escape');
  await visitor.miss('searchbox', 'Search our games');
  await visitor.press('button', 'Search games');
  await visitor.see('searchbox', 'Search our games', { isFocused: true });
  await visitor.keys(...'castle', 'Enter');
  await visitor.see('heading', 'Search Results for "castle"');
  await visitor.isAt('/search?q=castle');
  await visitor.miss('searchbox', 'Search our games');
});
