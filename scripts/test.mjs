// `npm test`: sets up and runs every check, from types to journeys in a real browser.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fail, root, runStep, setUp } from './set-up.mjs';

const node = setUp();
const { findOrInstallChromium } = await import('./chromium.mjs');

/** A port that nobody uses just now. */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The tests that a reporter counts as `word` in its closing lines, such as "12 passed" or "Tests  2 failed | 12 passed". */
function count(output, word) {
  const lines = stripVTControlCharacters(output).matchAll(new RegExp(`^\\s*(?:Tests\\s+)?(?:\\d+ failed \\| )?(\\d+) ${word}\\b`, 'gm'));
  return [...lines].reduce((sum, [, number]) => sum + Number(number), 0);
}

const check = runStep('Check', ['run', '--silent', 'check']);
runStep('Build', ['run', '--silent', 'build']);
runStep('HTML', ['run', '--silent', 'html']);
runStep('Budgets', ['run', '--silent', 'budgets']);
runStep('Syntax', ['run', '--silent', 'syntax']);

const chromium = await findOrInstallChromium();
if (!chromium) fail('No Chromium was found and none could be installed; install one or set CHROMIUM_PATH to it.');
console.log(`Chromium: ${chromium}`);
const journeys = spawnSync(node, [path.join('node_modules', '@playwright', 'test', 'cli.js'), 'test'], {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 2 ** 26,
  env: { ...process.env, CHROMIUM_PATH: chromium, E2E_PORT: String(await freePort()) },
});
console.log(journeys.stdout);

const passed = count(check, 'passed') + count(journeys.stdout, 'passed');
const failed = count(journeys.stdout, 'failed');
const skipped = count(check, 'skipped') + count(journeys.stdout, 'skipped');
console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(journeys.status ?? 1);
