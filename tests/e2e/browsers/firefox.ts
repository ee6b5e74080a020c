// Drives Firefox through Puppeteer and WebDriver BiDi, which needs no driver program.
import { launch, type KeyInput } from 'puppeteer-core';
import type { Engine } from './window.ts';

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // Blocks every host except the site.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
};
const LOADED = { waitUntil: 'domcontentloaded' } as const;

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox: PREFERENCES, defaultViewport: null });
  const openWindow: Engine['openWindow'] = async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    return {
      resize: (width, height) => page.setViewport({ width, height }),
      goTo: (address) => page.goto(address, LOADED),
      back: () => page.goBack(LOADED),
      run: (act, ...args) => page.evaluate(`(${act.toString()})(...${JSON.stringify(args)})`) as Promise<never>,
      async press(...keys) {
        for (const key of keys) await page.keyboard.press(key as KeyInput);
      },
      async drag(first, ...others) {
        await page.mouse.move(first.x, first.y);
        await page.mouse.down();
        for (const { x, y } of others) await page.mouse.move(x, y);
        await page.mouse.up();
      },
      close: () => context.close(),
    };
  };
  return { name: await browser.version(), openWindow, close: () => browser.close() };
}
