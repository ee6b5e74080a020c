import { expect, it } from 'vitest';
import { hasExpectedType } from '#app/service-worker/expected-type.ts';
import { getContentType } from '../../../server/headers.ts';

const PATHS = {
  '/services': '<!doctype html>',
  '/services.data': '[{"_1":2},"root"]',
  '/assets/page-a.data': '[{"_1":2},"root"]',
  '/assets/a.js': '',
  '/assets/a.css': '',
  '/pictures/a-320.1a2b3c4d.avif': '',
  '/pictures/a-320.1a2b3c4d.webp': '',
  '/favicon.svg': '',
  '/assets/a.woff2': '',
  '/search-index.json': '[]',
  '/site.webmanifest': '{}',
};

const answer = (text: string, type: string) => new Response(text, { headers: { 'Content-Type': type } });

it.each(Object.entries(PATHS))('accepts what our server answers for %s, and leaves its body unread', async (path, text) => {
  const response = answer(text, getContentType(path === '/services' ? 'services.html' : path));
  expect(await hasExpectedType(path, response)).toBe(true);
  expect(await response.text()).toBe(text);
});

it.each(Object.keys(PATHS).slice(1))('refuses a page for %s', async (path) => {
  expect(await hasExpectedType(path, answer('<!doctype html><title>Log in</title>', 'text/html; charset=utf-8'))).toBe(false);
});

it('accepts data and pictures of hosts that do not know their types, and refuses an error in JSON', async () => {
  expect(await hasExpectedType('/services.data', answer('[1]', 'application/octet-stream'))).toBe(true);
  expect(await hasExpectedType('/pictures/a.avif', answer('', 'application/octet-stream'))).toBe(true);
  for (const path of ['/services', '/services.data', '/assets/a.js', '/pictures/a.avif'])
    expect(await hasExpectedType(path, answer('{"error":"maintenance"}', 'application/json'))).toBe(false);
});
