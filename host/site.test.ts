import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { headersOf } from './headers.ts';
import { readSite } from './site.ts';
import { compressTestFile, HEADERS, writeTestSite, type TestSite } from './test-site.ts';

let folder: TestSite;

beforeEach(() => {
  folder = writeTestSite(['/index.html', '/games.html', '/games/idle-mouse.html']);
});

afterEach(() => folder.remove());

it('knows every file by its address', () => {
  expect([...readSite(folder.folder).files.keys()].toSorted()).toEqual(['/', '/games', '/games/idle-mouse']);
});

it('offers the compressed forms that are there, and says that there are some', () => {
  compressTestFile(folder.folder, '/games.html', 'Games');
  const { files } = readSite(folder.folder);
  const [plain, compressed] = [files.get('/'), files.get('/games')];
  expect(plain?.compressed).toEqual([]);
  expect(plain?.plain.head).not.toHaveProperty('Vary');
  expect(compressed?.compressed.map(({ encoding }) => encoding)).toEqual(['br', 'gzip']);
  for (const form of [compressed?.plain, ...(compressed?.compressed ?? [])]) expect(form?.head['Vary']).toBe('Accept-Encoding');
  expect(compressed?.plain.head['Cache-Control']).toBe('no-cache');
  expect(files.has('/games.html')).toBe(false);
});

it('follows links to the folder and inside it', () => {
  const elsewhere = path.join(folder.folder, '../elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, 'old.js'), 'old');
  symlinkSync(elsewhere, path.join(folder.folder, 'assets'));
  const current = path.join(folder.folder, '../current');
  symlinkSync(folder.folder, current);
  expect(readSite(current).files.get('/assets/old.js')?.plain.body.toString()).toBe('old');
});

it('refuses a site that is too large', () => {
  expect(() => readSite(folder.folder, { mostBytes: 50 })).toThrow('larger than the 50 bytes');
  expect(readSite(folder.folder, { mostBytes: 100 }).files.size).toBe(3);
});

it.each([
  ['client/404.html', /404\.html is missing: npm run build/],
  ['deploy/headers.json', /headers\.json cannot be read: npm run build/],
  ['client', /ENOENT/],
])('says that %s is missing', (file, sentence) => {
  rmSync(path.join(folder.folder, '..', file), { recursive: true });
  expect(() => readSite(folder.folder)).toThrow(sentence);
});

it('asks for TLS only if told to', () => {
  expect(readSite(folder.folder).headers).toEqual(headersOf(HEADERS, '/'));
  const { headers, files, notFound } = readSite(folder.folder, { isTransportSecure: true });
  for (const head of [headers, files.get('/')?.plain.head, notFound.plain.head])
    expect(head?.['Strict-Transport-Security']).toMatch(/^max-age=31536000\b/);
});
