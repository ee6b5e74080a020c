import { expect, it } from 'vitest';
import { createContentSecurityPolicy } from '../../../../../server/headers.ts';
import { formatHeadersFile, formatRedirectsFile } from '../../../../../tools/build/static-host/header-files.ts';

const HASHES = Array.from({ length: 8 }, (_, index) => `sha256-${String(index).repeat(43)}=`);
const POLICY = createContentSecurityPolicy(HASHES, 'https://forms.example/f');
const file = formatHeadersFile(POLICY, ['/', '/press']);
const paths = file.split('\n').filter((line) => line.startsWith('/'));

const rules = new Map(
  file
    .split('\n\n')
    .map((text) => text.trim().split(/\n */))
    .map(([path, ...lines]) => [path, lines]),
);

it('sends the security headers and HSTS with every file', () => {
  expect(rules.get('/*')).toEqual([
    '! Access-Control-Allow-Origin',
    'X-Content-Type-Options: nosniff',
    'Cross-Origin-Resource-Policy: same-origin',
    `Content-Security-Policy: ${POLICY}`,
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy: same-origin',
    'Strict-Transport-Security: max-age=31536000',
  ]);
});

it('allows other sites to load files in /press/, but not the page /press', () => {
  const detached = '! Cross-Origin-Resource-Policy';
  const cached = 'Cache-Control: public, max-age=86400';
  expect(rules.get('/press/*')).toEqual([detached, 'Cross-Origin-Resource-Policy: cross-origin', cached]);
  expect(rules.get('/press')).toEqual([detached, 'Cross-Origin-Resource-Policy: same-origin', 'Cache-Control: no-cache']);
});

it('sets the MIME types that these hosts do not know', () => {
  expect(rules.get('/*.data')).toEqual(['Content-Type: text/x-script; charset=utf-8']);
  expect(rules.get('/*.webmanifest')).toEqual(['Content-Type: application/manifest+json; charset=utf-8']);
});

// If two rules have the same path, Cloudflare ignores the first.
it('stays within the limits of Cloudflare Pages', () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeLessThanOrEqual(100);
  for (const line of file.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
});

it('redirects renamed pages and page files, and names the page for unknown games', () => {
  expect(formatRedirectsFile(['/', '/games/idle-mouse'], { '/old-mouse': '/games/idle-mouse', '/news': '/#newsletter' })).toBe(
    [
      '/games/idlemouse /games/idle-mouse 301',
      '/games/idlemouse/ /games/idle-mouse 301',
      '/old-mouse /games/idle-mouse 301',
      '/old-mouse/ /games/idle-mouse 301',
      '/news /#newsletter 301',
      '/news/ /#newsletter 301',
      '/index.html / 301',
      '/index / 301',
      '/games/idle-mouse.html /games/idle-mouse 301',
      '/games/:slug /games/404.html 404',
      '',
    ].join('\n'),
  );
});

it('redirects what came with a removed game to the same page of another game, or to where the game is redirected', () => {
  const pages = ['/', '/games', '/games/new', '/games/new/play', '/play'];
  const lines = formatRedirectsFile(pages, { '/games/old': '/games/new', '/games/gone': '/games', '/play/chess': '/play' }).split('\n');
  expect(lines.filter((line) => /^[^ ]*[^/] .* 301$/.test(line) && !/\.html|^\/index/.test(line)).toSorted()).toEqual([
    '/games/gone /games 301',
    '/games/gone/play /games 301',
    '/games/old /games/new 301',
    '/games/old/play /games/new/play 301',
    '/get/gone /games 301',
    '/get/old /games/new 301',
    '/play/chess /play 301',
    '/play/chess/daily /play 301',
  ]);
});

it('refuses to redirect an existing page, and to a missing one', () => {
  expect(() => formatRedirectsFile(['/', '/a'], { '/a': '/' })).toThrow('redirects /a, which is a page');
  expect(() => formatRedirectsFile(['/'], { '/a': '/b#c' })).toThrow('redirects /a to /b#c, which is no page');
});
