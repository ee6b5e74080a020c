import { beforeEach, expect, it, vi } from 'vitest';
import { redirectToPage } from '#app/startup/router/redirect-to-page.ts';
import { toSitePath } from '#app/startup/router/site-path.ts';

const ORIGIN = 'https://site.example';
const replace = vi.fn<(url: string) => void>();

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/GAMES', hash: '#live', replace });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => new Response(null, { status: path === '/games' ? 200 : 404 }));
});
const run = (path: string) => redirectToPage({ request: new Request(ORIGIN + path) });

it('writes addresses in lower case and without what chats append', () => {
  expect(['/', '//', '/Play/2048/Daily'].map(toSitePath)).toEqual(['/', '/', '/play/2048/daily']);
  for (const end of ['', '/', '//', '.', ').', ',/', '%20', '%E2%80%8B', '\u200B', '%23live'])
    expect(toSitePath(`/Games${end}`)).toBe('/games');
});

it('restores an escaped fragment', async () => {
  const response = (await run('/games%23beat=12&by=ANI').catch((thrown: unknown) => thrown)) as Response;
  expect(response.headers.get('Location')).toBe('/games#beat=12&by=ANI');
});

it('replaces the open document, with its query and its fragment', async () => {
  void run('/GAMES?from=Mail');
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/games?from=Mail#live'));
});

it.each(['/Games?from=Mail', '/games/?from=Mail'])('redirects a link to %s inside the site', async (path) => {
  const response = (await run(path).catch((thrown: unknown) => thrown)) as Response;
  expect(response.headers.get('Location')).toBe('/games?from=Mail');
});

it('redirects without a network, too', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(run('/Games')).rejects.toBeInstanceOf(Response);
});

it('leaves an address alone that is unknown in any form, and asks for none in the right form', async () => {
  await run('/Nothing');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/nothing');
  await run('/nothing');
  expect(fetch).toHaveBeenCalledTimes(1);
});
