// `npm test`: installs the packages and runs every check, from type checks to end-to-end tests in a browser.
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { fail, run } from './child-processes.mjs';
import { runScript, runStep, setUp } from './setup.mjs';

/** The summary of the unit tests, and the table of steps. */
const CHECK_SUMMARY_LINES = 16;

const node = await setUp();
const { findOrInstallChromium } = await import('./chromium.mjs');

/** Checks of the built site: a name for each, and the arguments of `npm exec`. */
const BUILD_CHECKS = {
  HTML: ['node', 'tools/checks/validate-html.ts'],
  sections: ['node', 'tools/build/lib/run-site-script.ts', 'tools/checks/check-sections.ts'],
  budgets: ['node', 'tools/checks/check-budgets.ts'],
  syntax: ['es-check', 'checkBrowser', 'build/client/assets/*.js', 'build/inline-script.js', '--module', '--checkFeatures'],
};

async function checkBuild() {
  await runScript('build');
  for (const [name, args] of Object.entries(BUILD_CHECKS)) await runStep(name, ['exec', '--', ...args]);
}

/** Resolves to the path of Chromium; without one, everything stops at once. */
async function requireChromium() {
  return (
    (await findOrInstallChromium()) ?? fail('No Chromium was found and none could be installed; install one or set CHROMIUM_PATH to it.')
  );
}

// In parallel: each of them uses about one CPU core.
const [chromium] = await Promise.all([
  requireChromium(),
  runStep('npm run check', ['run', '--silent', 'check', '--', '--without-build'], CHECK_SUMMARY_LINES),
  checkBuild(),
]);
console.log(`Chromium: ${chromium}`);
const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
probe.close();
const { code } = await run(node, [path.join('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--project=chromium'], {
  env: { ...process.env, CHROMIUM_PATH: chromium, E2E_PORT: String(port) },
});
process.exit(code ?? 1);
