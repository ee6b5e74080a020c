// What every journey through another browser starts from: one browser for all of them, and a new origin for each.
import { expect, test as base } from '@playwright/test';
import type { Driver, Found } from './driver.ts';
import { findFirefox } from './firefox.ts';
import { Front } from './front.ts';
import { Visitor } from './visitor.ts';
import { findWebKit } from './webkit.ts';

type Engine = 'firefox' | 'webkit';

const FOUND: Readonly<Record<Engine, Found>> = { firefox: findFirefox(), webkit: findWebKit() };

export const PHONE = [480, 800] as const;
const DESK = [1280, 900] as const;

export interface Settings {
  readonly engine: Engine;
}

export const test = base.extend<{ readonly visitor: Visitor }, Settings & { readonly driver: Driver | null }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const found = FOUND[engine];
      if ('missing' in found) {
        console.log(found.missing);
        return use(null);
      }
      const driver = await found.start();
      console.log(driver.name);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ driver, engine, baseURL }, use) => {
    const found = FOUND[engine];
    test.skip(driver === null, 'missing' in found ? found.missing : undefined);
    if (!driver) return;
    const front = await Front.open(baseURL ?? '');
    await driver.resize(...DESK);
    await use(new Visitor(driver, front));
    // The page says what it has to say before it goes.
    await driver.goTo('about:blank');
    await front.close();
    expect(front.troubles, 'what went wrong in the browser').toEqual([]);
  },
});

export { expect };
