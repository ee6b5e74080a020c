// Fixtures for Firefox and WebKit: start the browser once, and open a new window for each test.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';
import type { Engine } from './window.ts';

export const PHONE = [480, 800] as const;
const DESK = [1280, 900] as const;

export interface Settings {
  readonly engine: 'firefox' | 'webkit';
}

/** The first of these programs that exists. Absolute paths are used as they are; names are looked up in the PATH. */
function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.resolve(folder, name))).find((file) => existsSync(file));
}

const FOUND = {
  firefox: {
    start: startFirefox,
    program: findProgram(process.env['FIREFOX_PATH'] ?? 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
    missing: 'Firefox is not installed: `apt-get install firefox-esr`, or set FIREFOX_PATH to one.',
  },
  webkit: {
    start: startWebKit,
    program: findProgram('Xvfb') && findProgram('WebKitWebDriver'),
    missing: 'WebKit is not installed: `apt-get install webkit2gtk-driver xvfb`.',
  },
};

export const test = base.extend<{ readonly visitor: Visitor }, Settings & { readonly browserEngine: Engine | null }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserEngine: [
    async ({ engine }, use) => {
      const { start, program, missing } = FOUND[engine];
      if (program === undefined) {
        console.log(missing);
        return use(null);
      }
      const started = await start(program);
      console.log(started.name);
      await use(started);
      await started.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ baseURL, browserEngine, engine }, use) => {
    test.skip(browserEngine === null, FOUND[engine].missing);
    if (!browserEngine) return;
    const window = await browserEngine.openWindow();
    await window.resize(...DESK);
    const visitor = new Visitor(window, baseURL ?? '');
    await use(visitor);
    await visitor.expectNoTroubles();
    await window.close();
  },
});

export { expect };
