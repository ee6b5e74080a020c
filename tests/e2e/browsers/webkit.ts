// Drives WebKitGTK by Selenium, on a virtual screen.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Key } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import type { Engine, Point } from './window.ts';

/** What a window has around its page is less, in px. */
const MOST_BARS = 200;
/** One start of WebKitGTK in forty never ends; all others take a few seconds on a busy machine. */
const START_MS = 15_000;
const STARTS = 3;
// Only the site answers.
const CAPABILITIES = { browserName: 'MiniBrowser', proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' } };

/** 'ArrowUp' and such in Selenium's notation; a character as it stands. */
function keyCode(key: string): string {
  return key.length === 1 ? key : String(Key[key.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase() as 'ENTER']);
}

function moveTo({ x, y }: Point) {
  return { x: Math.round(x), y: Math.round(y), duration: 0 };
}

/** Starts a driver and a browser, and both again if the browser does not come. */
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

export async function startWebKit(program: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => screen.kill());
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const environment = {
    ...(process.env as Record<string, string>),
    DISPLAY: `:${display.toString().trim()}`,
    GDK_BACKEND: 'x11',
    // Where animations are off, pages hear that motion should be reduced.
    XDG_CONFIG_HOME: path.join(import.meta.dirname, '../../../e2e/browsers/settings'),
    // From one frame a second to forty-five.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  const openWindow: Engine['openWindow'] = async () => {
    const { service, driver } = await startBrowser(program, environment);
    // Devices side by side: a drag whose last action is not the button's way up never ends.
    const act = () => driver.actions({ async: true });
    return {
      async resize(width, height) {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height });
        // The page hears of its new size a moment after the window has it.
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
      takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit();
        await service.kill();
      },
    };
  };
  return { name: 'WebKitGTK', openWindow, close: async () => void screen.kill() };
}
