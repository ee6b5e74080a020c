// `npm test`: installs the packages and runs every check, from type checks to end-to-end tests in a browser.
import path from 'node:path';
import { fail, run } from './child-processes.mjs';
import { runScript, setUp } from './setup.mjs';

const UNIT_TEST_SUMMARY_LINES = 5;

const node = await setUp();
const { findOrInstallChromium } = await import('./chromium.mjs');
const { findFreePort } = await import('./free-port.mjs');

async function checkBuild() {
  await runScript('build');
  for (const script of ['html', 'budgets', 'syntax']) await runScript(script);
  if ((await run('java', ['-version'], { output: 'pipe' })).code === 0) await runScript('html:nu');
  else console.log('npm run html:nu: skipped, as there is no Java 11 or newer');
}

// In parallel: each of them uses about one CPU core.
const [chromium] = await Promise.all([findOrInstallChromium(), runScript('check', UNIT_TEST_SUMMARY_LINES), checkBuild()]);

// Runs in parallel with the end-to-end tests: it builds in a copy of the repository.
const templates = runScript('check:templates');

if (!chromium) fail('No Chromium was found and none could be installed; install one or set CHROMIUM_PATH to it.');
console.log(`Chromium: ${chromium}`);
const { code } = await run(
  node,
  [path.join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--project=painted', '--project=chromium'],
  {
    env: { ...process.env, CHROMIUM_PATH: chromium, E2E_PORT: String(await findFreePort()) },
  },
);
await templates;
process.exit(code ?? 1);
