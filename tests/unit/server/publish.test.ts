// Tests deploy/publish.sh: it publishes a release whole or not at all, keeps the last five, and goes back.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeTestSite, type TestSite } from './test-site.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../../deploy/publish.sh');
const NAMES = ['1', '2', '3', '4', '5', '6', '7'];

let folder: string;
let sites: TestSite[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'published-'));
});

afterEach(() => {
  for (const site of sites) site.remove();
  sites = [];
  rmSync(folder, { recursive: true });
});

/** Publishes a site with one asset of its own, under a limit of the size of files in KB. */
function publish(name: string, bytes = 10, limitKb = 'unlimited') {
  const site = writeTestSite(['/index.html', `/assets/game-${name}.js`]);
  site.write('/large.zip', Buffer.alloc(bytes));
  sites.push(site);
  const command = 'ulimit -f "$1"; shift; exec "$@"';
  return spawnSync('bash', ['-c', command, 'bash', limitKb, SCRIPT, site.folder, folder, name], { encoding: 'utf8' });
}

const listReleases = () => readdirSync(path.join(folder, 'releases')).toSorted();
const listServed = () => readdirSync(path.join(folder, 'current/client/assets')).toSorted();

it('keeps the last five releases, and serves the scripts of all five with the pages of the last', () => {
  for (const name of NAMES) expect(publish(name)).toMatchObject({ status: 0, stderr: '' });
  expect(listReleases()).toEqual(NAMES.slice(2));
  expect(listServed()).toEqual(NAMES.slice(2).map((name) => `game-${name}.js`));
  expect(existsSync(path.join(folder, 'current/client/index.html'))).toBe(true);
});

it('changes nothing if a copy fails, as on a full disk, and works again afterwards', () => {
  publish('1');
  expect(publish('2', 100_000, '50')).toMatchObject({ status: expect.not.toBeOneOf([0]) });
  expect(listReleases()).toEqual(['1']);
  expect(listServed()).toEqual(['game-1.js']);
  expect(readdirSync(folder).toSorted()).toEqual(['current', 'releases']);
  expect(publish('2', 100_000)).toMatchObject({ status: 0 });
  expect(listServed()).toEqual(['game-1.js', 'game-2.js']);
});

it('refuses to publish over a release', () => {
  publish('1');
  const page = path.join(folder, 'current/client/index.html');
  const before = readFileSync(page, 'utf8');
  expect(publish('1')).toMatchObject({ status: 1, stderr: expect.stringContaining('1') });
  expect(readFileSync(page, 'utf8')).toBe(before);
});

it('refuses to publish what is no built site', () => {
  const site = writeTestSite(['/assets/game.js']);
  sites.push(site);
  const { status, stderr } = spawnSync(SCRIPT, [site.folder, folder], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('index.html')]);
  expect(readdirSync(folder)).toEqual([]);
});

it('goes back one release at a time, and not behind the first', () => {
  const goBack = () => spawnSync(SCRIPT, ['--back', folder], { encoding: 'utf8' });
  for (const name of ['1', '2', '3']) publish(name);
  expect([goBack(), goBack()]).toEqual([expect.objectContaining({ status: 0 }), expect.objectContaining({ status: 0 })]);
  expect(listServed()).toEqual(['game-1.js']);
  expect(goBack()).toMatchObject({ status: 1, stderr: expect.stringContaining('before 1') });
  expect(listServed()).toEqual(['game-1.js']);
  expect(readdirSync(folder).toSorted()).toEqual(['current', 'releases']);
});
