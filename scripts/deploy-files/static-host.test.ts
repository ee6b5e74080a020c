import { expect, it } from 'vitest';
import { siteHeaders } from '../../host/headers.ts';
import { headersFile, redirectsFile } from './static-host.ts';

const HASHES = Array.from({ length: 8 }, (_, index) => `sha256-${String(index).repeat(43)}=`);
const blocks = headersFile(siteHeaders({ scriptHashes: HASHES, formsEndpoint: 'https://forms.example/f' }))
  .trim()
  .split('\n\n')
  .map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return { path, names: lines.map((line) => /^ {2}([\w-]+): \S/.exec(line)?.[1]) };
  });

it('is within what Cloudflare reads: a hundred rules, lines of 2000 characters', () => {
  expect(blocks.length).toBeLessThanOrEqual(100);
  for (const line of headersFile(siteHeaders({ scriptHashes: HASHES, formsEndpoint: undefined })).split('\n'))
    expect(line.length).toBeLessThanOrEqual(2000);
});

it('gives each path a header once: two rules would add up to a value of both', () => {
  const [all, ...others] = blocks;
  expect(all?.path).toBe('/*');
  for (const { path, names } of others) {
    expect(names, path).toHaveLength(1);
    expect(all?.names).not.toContain(names[0]);
  }
  const caching = others.filter(({ names }) => names.includes('Cache-Control')).map(({ path }) => path.replace('*', ''));
  for (const path of caching) expect(caching.filter((other) => other.startsWith(path))).toEqual([path]);
});

it('leads the files of pages to their addresses', () => {
  expect(redirectsFile(['/', '/games/idle-mouse'])).toBe('/index.html / 301\n/index / 301\n/games/idle-mouse.html /games/idle-mouse 301\n');
});
