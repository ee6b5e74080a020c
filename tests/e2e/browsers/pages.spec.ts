// Walks through pages, header, search, a form and the gallery in other browsers.
import { createPlayPath } from '#app/content/paths.ts';
import { registry } from '#app/games/registry.ts';
import { ADDRESSES, content, DEMO_GAME, getHeading } from '#tests/e2e/support/addresses.ts';
import { expect, PHONE, test } from './browsers.ts';
import type { Visitor } from './visitor.ts';

const PLAYED = new Set<string>(registry.map(({ id }) => createPlayPath(id)));

const { header } = content.createNavigation();
const getName = (path: string) => header.find((link) => link.path === path)?.name ?? path;

const readAddress = (visitor: Visitor) => visitor.window.run(() => location.pathname + location.search);

// One test for all pages, so that the browser fetches shared files once.
test('every page opens', async ({ visitor }) => {
  for (const { path, heading } of ADDRESSES.filter((address) => !PLAYED.has(address.path))) {
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.see('heading', heading);
    });
  }
});

test('links lead from page to page without a new document, once React has taken over a page at rest', async ({ visitor }) => {
  await visitor.arrive('/');
  await visitor.isTakenOver();
  await visitor.window.run(() => void document.documentElement.setAttribute('data-same', ''));
  for (const path of ['/games', '/services']) {
    await visitor.press('link', getName(path));
    await visitor.see('link', getName(path), { isChosen: true });
    await visitor.see('heading', getHeading(path));
  }
  await visitor.until(() => readAddress(visitor), '/services');
  await visitor.window.back();
  await visitor.see('link', getName('/games'), { isChosen: true });
  expect(await visitor.window.run(() => 'same' in document.documentElement.dataset)).toBe(true);
});

test('the menu answers the first tap, also one that React stops, closes by Escape, and leads on', async ({ visitor }) => {
  await visitor.window.resize(...PHONE);
  const isStill = () => visitor.window.run(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
  for (const isStopped of [false, true]) {
    await visitor.arrive('/about-us');
    const stop = () => document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
    if (isStopped) await visitor.window.run(stop);
    await visitor.press('button', 'Open menu');
    await visitor.see('dialog', 'Menu');
    await visitor.isTakenOver();
    await visitor.see('dialog', 'Menu');
    await visitor.until(isStill, true);
    if (isStopped) await visitor.press('link', getName('/services'));
    else await visitor.window.press('Escape');
    await visitor.miss('dialog', 'Menu');
    await visitor.until(isStill, false);
  }
  await visitor.see('heading', getHeading('/services'));
});

test('the search of the header opens to be typed into, Escape closes it, and it leads to its results', async ({ visitor }) => {
  await visitor.open('/terms');
  await visitor.press('button', 'Search games');
  await visitor.see('searchbox', 'Search our games', { isFocused: true });
  await visitor.window.press('Escape');
  await visitor.miss('searchbox', 'Search our games');
  await visitor.press('button', 'Search games');
  await visitor.window.press(...'bean', 'Enter');
  await visitor.see('heading', 'Search Results for "bean"');
  await visitor.until(() => readAddress(visitor), '/search?q=bean');
});

test('a message is asked for, kept through a reload, sent and thanked for', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.press('button', 'Send Message');
  await visitor.see('textbox', 'Name', { isFocused: true });
  await visitor.type('textbox', 'Name', 'Ani');
  await visitor.type('textbox', 'Email', 'ani@example.com');
  await visitor.window.press('Tab', ...'Part');
  await visitor.type('textbox', 'Message', 'Hello');
  await visitor.open();
  await visitor.see('combobox', 'Subject', { value: 'Partnership' });
  await visitor.see('textbox', 'Message', { value: 'Hello' });
  await visitor.press('button', 'Send Message');
  await visitor.see('status', "Thank you for your message! We'll get back to you soon.");
});

test('a loop of play plays or leaves its first frame alone; dots and keys choose a picture', async ({ visitor }) => {
  await visitor.open(DEMO_GAME.path);
  await visitor.press('button', 'Play the video');
  // The button leaves with the video where the browser lacks the codecs.
  const hasSettled = () =>
    visitor.window.run(() => {
      const video = document.querySelector('video');
      return video === null ? document.querySelector('[aria-label$="the video"]') === null : video.currentTime > 0;
    });
  await visitor.until(hasSettled, true);
  await visitor.press('button', /^Picture 4 of \d$/);
  await visitor.see('button', /^Picture 4 of \d$/, { isChosen: true });
  await visitor.window.press('ArrowLeft');
  await visitor.see('button', /^Picture 3 of \d$/, { isChosen: true });
  await visitor.press('button', /show full screen/);
  await visitor.window.press('ArrowRight');
  await visitor.press('button', 'Previous screenshot');
  await visitor.window.press('Escape');
  await visitor.miss('button', 'Previous screenshot');
});
