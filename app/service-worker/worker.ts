// The service worker: the arcade from the device, other pages from the network with the last copy in reserve. The build bundles it into /worker.js.
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { OFFLINE_PATH } from './paths.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page may keep its visitor waiting before the last copy comes. */
const NETWORK_TIMEOUT_SECONDS = 3;
const MAX_PAGES = 60; // with their data
const MAX_PICTURES = 150;
const MAX_ASSETS = 100;

/** Keeps what was used last, and gives everything back when the device runs out of room. */
function createExpirationPlugin(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
}

/** What a picture is called in all of its widths and formats: /pictures/hero/mouse-320.1a2b3c4d.avif is /pictures/hero/mouse. */
function getPictureName(pathname: string): string {
  return pathname.replace(/-\d+\.[0-9a-f]{8}\.\w+$/, '');
}

/** The build writes them in here. */
// oxlint-disable-next-line no-underscore-dangle -- Workbox looks for this name
const precacheEntries = self.__WB_MANIFEST as PrecacheEntry[];
const precachedPictures = new Map(precacheEntries.map(({ url }) => [getPictureName(url), url]));

/** The width of a picture that was taken along. */
function findPrecachedPicture(request: Request): string | undefined {
  return precachedPictures.get(getPictureName(new URL(request.url).pathname));
}

/** The request, given up after a while. */
function withTimeout(request: Request): Request {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), NETWORK_TIMEOUT_SECONDS * 1000);
  return new Request(request, { signal: controller.signal });
}

cleanupOutdatedCaches();
// Queries choose a board or tell where a visitor came from: the file is the same. Addresses have no endings here, and no index.
precacheAndRoute(precacheEntries, { ignoreURLParametersMatching: [/./], cleanURLs: false, directoryIndex: '' });

const pageStrategy = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [createExpirationPlugin(MAX_PAGES)],
});
const isSameOrigin = ({ sameOrigin }: { sameOrigin: boolean }) => sameOrigin;

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('.data')),
  pageStrategy,
);
registerRoute(
  (found) => isSameOrigin(found) && found.url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      createExpirationPlugin(MAX_PICTURES),
      // Another width is better than none, and than one that keeps the page waiting.
      {
        requestWillFetch: async ({ request }) => (findPrecachedPicture(request) === undefined ? request : withTimeout(request)),
        handlerDidError: async ({ request }) => matchPrecache(findPrecachedPicture(request) ?? ''),
      },
    ],
  }),
);
// Their names change with their content.
registerRoute(
  (found) => isSameOrigin(found) && found.url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'parts', plugins: [createExpirationPlugin(MAX_ASSETS)] }),
);

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache(OFFLINE_PATH) : undefined;
  return page ?? Response.error();
});

/** The visitor would rather have the new release at once. */
self.addEventListener('message', ({ data }: { data?: { type?: string } }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
