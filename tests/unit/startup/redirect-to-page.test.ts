// Tests what is made of an address that no page has; not-found.spec.ts opens such addresses.
import { expect, it, vi } from 'vitest';
import { redirectToPage } from '#app/startup/router/redirect-to-page.ts';
import { toSitePath } from '#app/startup/router/site-path.ts';

it('writes addresses in lower case and without what chats append', () => {
  expect(['/', '//', '/Play/2048/Daily'].map(toSitePath)).toEqual(['/', '/', '/play/2048/daily']);
  for (const end of ['', '/', '//', '.', ').', ',/', '%20', '%E2%80%8B', '\u200B', '%23live'])
    expect(toSitePath(`/Games${end}`)).toBe('/games');
});

it.each([
  ['restores an escaped fragment, also without a network', '/games%23beat=12&by=ANI', '/games#beat=12&by=ANI'],
  ['keeps the query', '/Games/?from=Mail', '/games?from=Mail'],
])('%s', async (_, path, to) => {
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const response = (await redirectToPage({ request: new Request(`https://site.example${path}`) }).catch(
    (thrown: unknown) => thrown,
  )) as Response;
  expect(response.headers.get('Location')).toBe(to);
});
