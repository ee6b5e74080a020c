import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPrecacheEntry } from '../../../../../tools/build/service-worker/precache-list.ts';

const PAGE = Buffer.from('<!doctype html>');

it('gives a page another revision with another content or another policy', () => {
  const { url, revision, integrity } = createPrecacheEntry('play.html', PAGE, 'one');
  expect({ url, integrity }).toEqual({ url: '/play', integrity: `sha256-${createHash('sha256').update(PAGE).digest('base64')}` });
  expect(createPrecacheEntry('play.html', PAGE, 'one').revision).toBe(revision);
  expect(createPrecacheEntry('play.html', PAGE, 'two').revision).not.toBe(revision);
  expect(createPrecacheEntry('play.html', Buffer.from('<!doctype html> '), 'one').revision).not.toBe(revision);
});

it('gives files with a hash in their names none', () => {
  expect(createPrecacheEntry('assets/game-1a2b.js', PAGE, 'one').revision).toBeNull();
});
