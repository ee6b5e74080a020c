import { expect, it } from 'vitest';
import { siteHeaders } from '../../host/headers.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const HASHES = Array.from({ length: 8 }, (_, index) => `sha256-${String(index).repeat(43)}=`);
const file = headersFile(siteHeaders({ scriptHashes: HASHES, formsEndpoint: 'https://forms.example/f' }), ['/', '/press']);
const paths = file.split('\n').filter((line) => line.startsWith('/'));

it('is within what Cloudflare reads: a hundred rules, lines of 2000 characters', () => {
  expect(paths.length).toBeLessThanOrEqual(100);
  for (const line of file.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
});

it('has one rule for each path: Cloudflare forgets the first of two', () => {
  expect(new Set(paths).size).toBe(paths.length);
});

it('leads the files of pages to their addresses', () => {
  expect(redirectsFile(['/', '/games/idle-mouse'])).toBe('/index.html / 301\n/index / 301\n/games/idle-mouse.html /games/idle-mouse 301\n');
});
