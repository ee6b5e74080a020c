import { expect, it } from 'vitest';
import { NETWORKS } from '#app/components/share/share-targets.ts';

const SHARED = { url: 'https://apricotgames.example/games/idle-mouse', title: 'Mice & "cheese"', summary: 'A mouse; a wheel?' };

it.each([
  ['X', 'https://x.com', { text: SHARED.title, url: SHARED.url }],
  ['Facebook', 'https://www.facebook.com', { u: SHARED.url, t: SHARED.title }],
  ['LinkedIn', 'https://www.linkedin.com', SHARED],
  ['WhatsApp', 'https://wa.me', { text: `${SHARED.title} ${SHARED.url}` }],
  ['Telegram', 'https://t.me', { url: SHARED.url, text: SHARED.title }],
] as const)('%s gets every text unchanged', (network, origin, query) => {
  const address = new URL(NETWORKS.find(({ name }) => name === network)?.createUrl(SHARED) ?? '');
  expect(address.origin).toBe(origin);
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
});
