// `npm test`: sets up and runs every check, from types to journeys in a real browser.
import path from 'node:path';
import { runChild } from './children.mjs';
import { countTests } from './counts.mjs';
import { freePort } from './free-port.mjs';
import { buildSite, fail, runScript, setUp } from './set-up.mjs';

const node = await setUp();
const { findOrInstallChromium } = await import('./chromium.mjs');

/** What needs a built site, but no browser; resolves to what was skipped of it, as its closing line. */
async function proveBuild() {
  await buildSite(node);
  const html = await runScript('HTML', 'html');
  await runScript('Budgets', 'budgets');
  await runScript('Syntax', 'syntax');
  const skipped = /^ {2}\d+ skipped.*/m.exec(html)?.[0] ?? '';
  if (skipped) console.log(skipped);
  return skipped;
}

// Side by side: most of each uses one processor, and the guides build a copy of the site for themselves.
const browser = findOrInstallChromium();
const checked = runScript('Check', 'check');
const skipped = await proveBuild();
const guides = runScript('Guides', 'walk');
const check = await checked;

const chromium = await browser;
if (!chromium) fail('No Chromium was found and none could be installed; install one or set CHROMIUM_PATH to it.');
console.log(`Chromium: ${chromium}`);
const journeys = await runChild(node, [path.join('node_modules', '@playwright', 'test', 'cli.js'), 'test'], {
  output: 'pipe',
  env: { ...process.env, CHROMIUM_PATH: chromium, E2E_PORT: String(await freePort()) },
});
console.log(journeys.stdout + journeys.stderr);
await guides;

const counts = ['passed', 'failed', 'skipped'].map((word) => `${countTests(`${check}\n${skipped}\n${journeys.stdout}`, word)} ${word}`);
console.log(`tests: ${counts.join(', ')}`);
process.exit(journeys.code ?? 1);
