import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { page as games } from '#app/content/data/pages/games.ts';
import { shortcuts } from '#app/content/queries/shortcuts.ts';
import { createPrecacheEntry, getUrlPath, isIconElsewhere, isPrecached } from '../../../../../tools/build/service-worker/precache-list.ts';

const noPageData = new Set<string>();

it.each([
  ...['index.html', 'play.html', 'play/sudoku.html', 'play/sudoku/daily.html', 'games/block-blitz-go/play.html', 'offline.html'],
  ...['games/block-blitz-go/play.data', '_.data', 'play/sudoku.data', 'assets/game-1a2b.js', 'assets/page-meta-1a2b.js'],
  ...['mini-games/memory-224', 'block-blitz-go/icon-192', 'toy-box/lid-480'].map((name) => `pictures/${name}.0123abcd.avif`),
])('precaches %s', (file) => expect(isPrecached(file, noPageData)).toBe(true));

it.each([
  ...['games.html', 'games/idle-mouse.data', 'assets/game-1a2b.js.br', 'assets/page-1a2b.data', 'assets/server-build-1a2b.css'],
  ...['pictures/mini-games/memory-480.0123abcd.avif', 'pictures/mini-games/memory-224.0123abcd.webp'],
  ...['press/idle-mouse-key-art.png', 'licenses.txt'],
])('does not precache %s', (file) => expect(isPrecached(file, noPageData)).toBe(false));

it('precaches the data of pages with games', () => {
  expect(isPrecached('assets/page-1a2b.data', new Set(['assets/page-1a2b.data']))).toBe(true);
});

it('has the paths of pages and of other files', () => {
  expect(['index.html', 'play/sudoku.html', '_.data'].map(getUrlPath)).toEqual(['/', '/play/sudoku', '/_.data']);
});

it('precaches the pages of the manifest shortcuts, but not the catalog', () => {
  const arcade = shortcuts.map(({ url }) => url).filter((url) => url !== games.path);
  for (const address of arcade) expect(isPrecached(`${address.slice(1).replace(/#.*$/, '')}.html`, noPageData), address).toBe(true);
});

it('leaves out the icons of games that no page with games shows', () => {
  const html = '<img src="/pictures/block-blitz-go/icon-96.0123abcd.avif">';
  expect(isIconElsewhere('pictures/block-blitz-go/icon-192.0123abcd.avif', html)).toBe(false);
  expect(isIconElsewhere('pictures/idle-mouse/icon-192.0123abcd.avif', html)).toBe(true);
  expect(isIconElsewhere('pictures/mini-games/memory-224.0123abcd.avif', html)).toBe(false);
});

const PAGE = Buffer.from('<!doctype html>');

it('gives a page another revision with another content or another policy', () => {
  const { url, revision, integrity } = createPrecacheEntry('play.html', PAGE, 'one');
  expect({ url, integrity }).toEqual({ url: '/play', integrity: `sha256-${createHash('sha256').update(PAGE).digest('base64')}` });
  expect(createPrecacheEntry('play.html', PAGE, 'one').revision).toBe(revision);
  expect(createPrecacheEntry('play.html', PAGE, 'two').revision).not.toBe(revision);
  expect(createPrecacheEntry('play.html', Buffer.from('<!doctype html> '), 'one').revision).not.toBe(revision);
});

it('gives files with a hash in their names no revision', () => {
  expect(createPrecacheEntry('assets/game-1a2b.js', PAGE, 'one').revision).toBeNull();
});
