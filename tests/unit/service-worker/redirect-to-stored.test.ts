import { expect, it } from 'vitest';
import { redirectToStored } from '#app/service-worker/redirect-to-stored.ts';

const ORIGIN = 'https://site.example';
const redirect = (path: string) => redirectToStored(new URL(path, ORIGIN), async (stored) => stored === '/play/2048');

it('redirects another form of the address of a stored page to it', async () => {
  for (const path of ['/play/2048/', '/Play/2048', '/PLAY/2048//']) {
    const response = await redirect(`${path}?Seed=A`);
    expect(response?.status).toBe(302);
    expect(response?.headers.get('Location')).toBe(`${ORIGIN}/play/2048?Seed=A`);
  }
});

it('leaves the right form alone, and pages that are not stored', async () => {
  for (const path of ['/play/2048', '/', '/services/', '/Services']) expect(await redirect(path)).toBeUndefined();
});
