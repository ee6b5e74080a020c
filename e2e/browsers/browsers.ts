// What every journey through another browser starts from: one browser for all of them, which keeps the files of the site and nothing else.
import { expect, test as base } from '@playwright/test';
import type { Driver, Found } from './driver.ts';
import { findFirefox } from './firefox.ts';
import { EMPTY_PAGE, Front } from './front.ts';
import { Visitor } from './visitor.ts';
import { findWebKit } from './webkit.ts';

type Engine = 'firefox' | 'webkit';

const FOUND: Readonly<Record<Engine, Found>> = { firefox: findFirefox(), webkit: findWebKit() };

export const PHONE = [480, 800] as const;
const DESK = [1280, 900] as const;

export interface Settings {
  readonly engine: Engine;
  /** Where the site is served. */
  readonly site: string;
}

interface Kept {
  readonly driver: Driver | null;
  readonly front: Front;
}

export const test = base.extend<{ readonly visitor: Visitor }, Settings & Kept>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  site: ['', { option: true, scope: 'worker' }],
  front: [
    async ({ site }, use) => {
      const front = await Front.open(site);
      await use(front);
      await front.close();
    },
    { scope: 'worker' },
  ],
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
  visitor: async ({ driver, engine, front }, use) => {
    const found = FOUND[engine];
    test.skip(driver === null, 'missing' in found ? found.missing : undefined);
    if (!driver) return;
    await driver.resize(...DESK);
    front.forget();
    await use(new Visitor(driver, front));
    // The page says what it has to say before it goes, and keeps what it has to keep.
    await driver.goTo(front.origin + EMPTY_PAGE);
    expect(front.troubles.splice(0), 'what went wrong in the browser').toEqual([]);
  },
});

export { expect };
