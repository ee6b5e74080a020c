// WebKit as GTK has it, through plain WebDriver, on a screen of its own that nobody sees.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, Found, NamedKey } from './driver.ts';
import type { Point } from './eyes.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { findProgram } from './installed.ts';

const WEBDRIVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';
const POLL_MS = 20;
/** What the window has around the page, in px, is less. */
const MOST_BARS = 200;
/** Its least width is 447 px. */
const SCREEN_SIZE = '1600x1200x24';

/** The key codes of the WebDriver standard (https://w3c.github.io/webdriver/#keyboard-actions). */
const KEY_CODES: Readonly<Record<NamedKey, string>> = {
  Enter: '\uE006',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
};

/** Starts a screen and gives its name, such as ":99". */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', SCREEN_SIZE, '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Sees to it that a program does not outlive us; the answer ends it before. */
function endWithUs(program: ChildProcess): () => Promise<void> {
  const end = () => program.kill();
  process.once('exit', end);
  return async () => {
    process.off('exit', end);
    end();
    if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
  };
}

/** A folder of settings in which nothing moves. */
async function writeSettings(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** Speaks WebDriver to `address`. */
function speaker(address: string) {
  return async function say<Answer>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<Answer> {
    const response = await fetch(address + command, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { readonly value: Answer & { readonly error?: string; readonly message?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.error} ${value.message}`);
    return value;
  };
}

function moveTo({ x, y }: Point): object {
  return { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
}

async function start(): Promise<Driver> {
  const settings = await writeSettings();
  const { screen, display } = await startScreen();
  const stopScreen = endWithUs(screen);
  const port = await freePort();
  const program = spawn(WEBDRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
      // From one frame a second to forty-five.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
  });
  const stopProgram = endWithUs(program);
  const say = speaker(`http://127.0.0.1:${port}`);
  while (!(await say('GET', '/status').catch(() => null))) await wait(POLL_MS);
  const { sessionId, capabilities } = await say<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // Nothing but the site answers.
        proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' },
      },
    },
  });
  const session = `/session/${sessionId}`;

  const act = (source: object) => say<void>('POST', `${session}/actions`, { actions: [source] });
  const mouse = (...actions: readonly object[]) => act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  let size = '';
  const driver: Driver = {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async resize(width, height) {
      if (size === `${width} ${height}`) return;
      size = `${width} ${height}`;
      for (;;) {
        const rect = await say<{ readonly width: number; readonly height: number }>('GET', `${session}/window/rect`);
        const page = await driver.run(() => ({ width: innerWidth, height: innerHeight }));
        if (page.width === width && page.height === height) return;
        const bars = { width: rect.width - page.width, height: rect.height - page.height };
        // The page hears of its new size a moment after the window has it.
        const isSettled = Math.min(bars.width, bars.height) >= 0 && Math.max(bars.width, bars.height) <= MOST_BARS;
        if (isSettled) await say('POST', `${session}/window/rect`, { x: 0, y: 0, width: width + bars.width, height: height + bars.height });
        await wait(POLL_MS);
      }
    },
    goTo: (url) => say('POST', `${session}/url`, { url }),
    reload: () => say('POST', `${session}/refresh`, {}),
    back: () => say('POST', `${session}/back`, {}),
    run: (body, ...args) => say('POST', `${session}/execute/sync`, { script: `return (${body.toString()})(...arguments)`, args }),
    async press(...keys) {
      const actions = keys
        .map((key) => KEY_CODES[key as NamedKey] ?? key)
        .flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      await act({ type: 'key', id: 'keyboard', actions });
    },
    // A drag whose last action is not the button's way up never ends.
    stroke: (first, ...others) =>
      mouse(moveTo(first), { type: 'pointerDown', button: 0 }, ...others.map(moveTo), { type: 'pointerUp', button: 0 }),
    picture: async () => Buffer.from(await say<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      await say('DELETE', session).catch(() => {});
      await stopProgram();
      await stopScreen();
      await rm(settings, { recursive: true, force: true });
    },
  };
  return driver;
}

export function findWebKit(): Found {
  return findProgram(WEBDRIVER) && findProgram(SCREEN)
    ? { start }
    : { missing: 'WebKit is not installed: `apt-get install webkit2gtk-driver xvfb`.' };
}
