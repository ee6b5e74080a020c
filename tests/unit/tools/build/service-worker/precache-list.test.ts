import { expect, it } from 'vitest';
import { page as games } from '#app/content/data/pages/games.ts';
import { TODAY_PATH } from '#app/content/paths/play-path.ts';
import { shortcuts } from '#app/content/queries/shortcuts.ts';
import { getUrlPath, isPrecached } from '../../../../../tools/build/service-worker/precache-list.ts';

const noPageData = new Set<string>();

it.each([
  'index.html',
  'play.html',
  'play/sudoku.html',
  'play/sudoku/daily.html',
  'offline.html',
  '_.data',
  'play/sudoku.data',
  'assets/game-1a2b.js',
  'assets/page-meta-1a2b.js',
  'pictures/mini-games/memory-224.0123abcd.avif',
])('takes %s along', (file) => {
  expect(isPrecached(file, noPageData)).toBe(true);
});

it.each([
  'games.html',
  'games/idle-mouse.data',
  'assets/game-1a2b.js.br',
  'assets/page-1a2b.data',
  'pictures/mini-games/memory-480.0123abcd.avif',
  'pictures/mini-games/memory-224.0123abcd.webp',
  'licenses.txt',
])('leaves %s to the network', (file) => {
  expect(isPrecached(file, noPageData)).toBe(false);
});

it('takes the data along that a page with games names', () => {
  expect(isPrecached('assets/page-1a2b.data', new Set(['assets/page-1a2b.data']))).toBe(true);
});

it.each([
  ['index.html', '/'],
  ['play/sudoku.html', '/play/sudoku'],
  ['_.data', '/_.data'],
])('%s is at %s', (file, address) => {
  expect(getUrlPath(file)).toBe(address);
});

it("takes along where the shortcuts of the installed site lead, today's boards among them; the catalogue needs a network", () => {
  const arcade = shortcuts.map(({ url }) => url).filter((url) => url !== games.path);
  expect(arcade).toContain(TODAY_PATH);
  for (const address of arcade) expect(isPrecached(`${address.slice(1).replace(/#.*$/, '')}.html`, noPageData), address).toBe(true);
});
