// Installs packages with a stand-in for npm, in a folder that holds nothing but the set-up.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

const file = (name: string) => path.join(folder, name);

/** Sets up; `npmCode` is what npm exits with. Returns what is printed, and whether npm was run. */
function setUp(npmCode = 0) {
  rmSync(file('npm-ran'), { force: true });
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', "import('./tools/setup/setup.mjs').then(({ setUp }) => setUp())"], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: file('npm.mjs'), NPM_CODE: String(npmCode) },
  });
  return { printed: stdout + stderr, hasRun: existsSync(file('npm-ran')) };
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'set-up-'));
  cpSync('tools/setup', file('tools/setup'), { recursive: true });
  cpSync('.node-version', file('.node-version'));
  writeFileSync(file('package-lock.json'), '{}');
  writeFileSync(
    file('npm.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
     writeFileSync('npm-ran', '');
     if (process.env.NPM_CODE !== '0') process.exit(1);
     mkdirSync('node_modules/bean', { recursive: true });
     writeFileSync('node_modules/.package-lock.json', '{ "packages": { "node_modules/bean": {} } }');`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

it('installs once', () => {
  expect(setUp().hasRun).toBe(true);
  expect(setUp().hasRun).toBe(false);
});

const changeLockFile = (text = '{ "name": "other" }') => writeFileSync(file('package-lock.json'), text);

it.each<[string, () => void]>([
  ['after a change of the lock file', () => changeLockFile()],
  ['if a package is gone', () => rmSync(file('node_modules/bean'), { recursive: true })],
  ['after an installation that failed', () => [changeLockFile(), setUp(1), changeLockFile('{}')]],
])('installs again %s', (_, change) => {
  setUp();
  change();
  expect(setUp().hasRun).toBe(true);
});

it('installs nothing while another process is installing', () => {
  writeFileSync(file('.installing'), String(process.pid));
  const { printed, hasRun } = setUp();
  expect(hasRun).toBe(false);
  expect(printed).toContain(String(process.pid));
  expect(readFileSync(file('.installing'), 'utf8')).toBe(String(process.pid));
});

it('installs after a process that ended in the middle', () => {
  writeFileSync(file('.installing'), String(spawnSync(process.execPath, ['-v']).pid));
  expect(setUp().hasRun).toBe(true);
});
