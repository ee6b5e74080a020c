import { expect, it } from 'vitest';
import { createShareUrl } from '#app/components/share/share-targets.ts';

const SHARED = { url: 'https://apricotgames.example/games/idle-mouse', title: 'Mice & "cheese"', summary: 'A mouse; a wheel?' };

it.each([
  ['x', 'https://x.com', { text: SHARED.title, url: SHARED.url }],
  ['facebook', 'https://www.facebook.com', { u: SHARED.url, t: SHARED.title }],
  ['linkedin', 'https://www.linkedin.com', { url: SHARED.url, title: SHARED.title }],
  ['whatsapp', 'https://wa.me', { text: `${SHARED.title} ${SHARED.url}` }],
  ['telegram', 'https://t.me', { url: SHARED.url, text: `${SHARED.title}\n${SHARED.summary}` }],
] as const)('%s gets every text unchanged', (target, origin, query) => {
  const address = new URL(createShareUrl(target, SHARED));
  expect(address.origin).toBe(origin);
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
});
