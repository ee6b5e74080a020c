import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildBeside, type Beside } from './build-beside.ts';

const root = () => path.join(beside.workshop, '..');
const page = () => readFileSync(path.join(beside.folder, 'page'), 'utf8');
const lock = () => path.join(beside.workshop, 'lock');

let beside: Beside;
const onWait = vi.fn<(holder: string) => void>();

/** Builds a folder with one page. */
const write = (text: string) => async (place: string) => {
  writeFileSync(path.join(place, 'page'), text);
  return true;
};

beforeEach(() => {
  const parent = mkdtempSync(path.join(tmpdir(), 'beside-'));
  beside = { folder: path.join(parent, 'build'), workshop: path.join(parent, '.build'), onWait };
});

afterEach(() => {
  onWait.mockClear();
  rmSync(root(), { recursive: true });
});

it('replaces the whole folder and leaves nothing beside it', async () => {
  expect(await buildBeside(beside, write('old'))).toBe(true);
  writeFileSync(path.join(beside.folder, 'gone'), '');
  const during: string[] = [];
  await buildBeside(beside, async (place) => {
    await write('new')(place);
    during.push(page());
    return true;
  });
  expect([...during, page()]).toEqual(['old', 'new']);
  expect(existsSync(path.join(beside.folder, 'gone'))).toBe(false);
  for (const name of ['next', 'last', 'lock']) expect(existsSync(path.join(beside.workshop, name))).toBe(false);
});

it('keeps the folder if a build fails, and lets the next one build', async () => {
  await buildBeside(beside, write('old'));
  expect(await buildBeside(beside, async (place) => (await write('half')(place)) && false)).toBe(false);
  await expect(buildBeside(beside, () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(page()).toBe('old');
  await buildBeside(beside, write('new'));
  expect(page()).toBe('new');
});

it('lets one process build at a time; another one waits and says for whom', async () => {
  const order: string[] = [];
  const make = (name: string) => async (place: string) => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`${name} ends`);
    return write(name)(place);
  };
  await Promise.all([buildBeside(beside, make('one')), buildBeside(beside, make('two'))]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(page()).toBe('two');
  expect(onWait).toHaveBeenCalledExactlyOnceWith(String(process.pid));
});

it('does not wait for a build that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(beside.workshop);
  writeFileSync(lock(), String(pid));
  await buildBeside(beside, write('new'));
  expect(page()).toBe('new');
  expect(onWait).not.toHaveBeenCalled();
});

it('does not wait for an earlier process with its own id', async () => {
  mkdirSync(beside.workshop);
  writeFileSync(lock(), String(process.pid));
  await buildBeside(beside, write('new'));
  expect(onWait).not.toHaveBeenCalled();
});

it('restores the folder if a build was killed between its last two steps', async () => {
  mkdirSync(path.join(beside.workshop, 'last'), { recursive: true });
  await write('old')(path.join(beside.workshop, 'last'));
  expect(await buildBeside(beside, () => Promise.resolve(false))).toBe(false);
  expect(page()).toBe('old');
});
