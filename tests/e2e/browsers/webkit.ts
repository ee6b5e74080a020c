// Drives WebKitGTK through Selenium, on a virtual screen.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import type { Engine, Point } from './window.ts';

/** Upper limit for the width of the window's borders, in px. */
const MOST_BARS = 200;
/** About one in 40 starts of WebKitGTK hangs forever; all others take a few seconds on a busy machine. */
const START_MS = 15_000;
const STARTS = 3;
// The proxy does not exist, which blocks every host except the site.
const CAPABILITIES = { browserName: 'MiniBrowser', proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' } };

/** Translates names such as 'ArrowUp' to Selenium's keys; single characters stay as they are. */
function keyCode(key: string): string {
  return key.length === 1 ? key : String(Key[key.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase() as 'ENTER']);
}

const moveTo = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), duration: 0 });

/** Starts a driver and a browser, and restarts both if the browser hangs. */
async function startBrowser(program: string, environment: Record<string, string>) {
  for (let count = 0; count < STARTS; count += 1) {
    const service = new ServiceBuilder(program).setEnvironment(environment).build();
    const starting = new Builder()
      .usingServer(await service.start())
      .withCapabilities(CAPABILITIES)
      .build();
    const driver = await Promise.race([starting, wait(START_MS, null, { ref: false })]);
    if (driver) return { service, driver };
    await service.kill();
  }
  throw new Error(`WebKitGTK did not start in ${STARTS} times ${START_MS} ms.`);
}

/** Returns a copy of the settings, because programs write into the folder. */
function copySettings(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-settings-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(path.join(import.meta.dirname, 'settings'), folder, { recursive: true });
  return folder;
}

export async function startWebKit(program: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => screen.kill());
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const environment = {
    ...(process.env as Record<string, string>),
    DISPLAY: `:${display.toString().trim()}`,
    GDK_BACKEND: 'x11',
    // GTK settings that turn animations off, so that pages see prefers-reduced-motion.
    XDG_CONFIG_HOME: copySettings(),
    // Raises the frame rate from 1 to 45 frames per second.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  const openWindow: Engine['openWindow'] = async () => {
    const { service, driver } = await startBrowser(program, environment);
    // Without `async`, a drag hangs unless its last action is releasing the button.
    const act = () => driver.actions({ async: true });
    return {
      async resize(width, height) {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height });
        // The page gets its new size a moment after the window.
        while (Math.abs((await driver.executeScript<number>('return innerWidth')) - width) > MOST_BARS) await wait(20);
      },
      goTo: (address) => driver.get(address),
      back: () => driver.navigate().back(),
      run: (body, ...args) => driver.executeScript(`return (${body.toString()})(...arguments)`, ...args),
      press: (...keys) =>
        act()
          .sendKeys(...keys.map(keyCode))
          .perform(),
      async drag(first, ...others) {
        const start = act().move(moveTo(first)).press();
        await others
          .reduce((moves, point) => moves.move(moveTo(point)), start)
          .release()
          .perform();
      },
      async close() {
        await driver.quit();
        await service.kill();
      },
    };
  };
  return { name: 'WebKitGTK', openWindow, close: async () => void screen.kill() };
}
