import { expect, it } from 'vitest';
import { cacheControl } from './caching.ts';
import { contentType } from './content-types.ts';
import { isAmong } from './path-pattern.ts';

it.each([
  ['/', 'no-cache'],
  ['/games', 'no-cache'],
  ['/assets', 'no-cache'],
  ['/old/assets/root-abc.js', 'no-cache'],
  ['/assets/root-abc.js', 'public, max-age=31536000, immutable'],
  ['/pictures/hero/mouse.avif', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'public, max-age=3600'],
  ['/.well-known/security.txt', 'public, max-age=3600'],
  ['/social/home.jpg', 'public, max-age=86400'],
  ['/healthz', 'no-store'],
])('%s is kept by "%s"', (address, kept) => {
  expect(cacheControl(address)).toBe(kept);
});

it.each([
  ['/a', ['/a'], true],
  ['/ab', ['/a'], false],
  ['/a/b', ['/a/*'], true],
  ['/b/a/', ['/a/*'], false],
  ['/a/b.data', ['*.data'], true],
  ['.data/b', ['*.data'], false],
  ['/b', ['/a', '/b'], true],
  ['/b', [], false],
])('%s is among %j: %s', (pathname, patterns, isOne) => {
  expect(isAmong(patterns, pathname)).toBe(isOne);
});

it.each([
  ['press.html', 'text/html; charset=utf-8'],
  ['a.b.js', 'text/javascript; charset=utf-8'],
  ['a.js/b', 'application/octet-stream'],
  ['CNAME', 'application/octet-stream'],
  ['a.unknown', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
