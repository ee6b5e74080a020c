// Firefox through WebDriver BiDi, which Puppeteer speaks to it directly.
import { launch, type KeyInput } from 'puppeteer-core';
import type { Driver, Found } from './driver.ts';
import type { Point } from './eyes.ts';
import { findProgram } from './installed.ts';

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // Nothing but the site answers.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
};

async function start(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    defaultViewport: null,
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  const version = await browser.version();
  return {
    name: version.replace('/', ' '),
    resize: (width, height) => page.setViewport({ width, height }),
    async goTo(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    async back() {
      await page.goBack({ waitUntil: 'domcontentloaded' });
    },
    run: (act, ...args) => page.evaluate(`(${act.toString()})(...${JSON.stringify(args)})`) as Promise<never>,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    async stroke(...[first, ...others]: readonly [Point, ...Point[]]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

export function findFirefox(): Found {
  const file = findProgram(process.env['FIREFOX_PATH'], 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');
  return file
    ? { start: () => start(file) }
    : { missing: 'Firefox is not installed: `apt-get install firefox-esr`, or set FIREFOX_PATH to one.' };
}
