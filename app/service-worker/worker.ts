// The service worker: the arcade from the cache, other pages from the network with a cached copy as fallback. Bundled into /worker.js.
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { hasExpectedType } from './expected-type.ts';
import { isNetworkFirst } from './network-first.ts';
import { canHydrate } from './can-hydrate.ts';
import { OFFLINE_PATH } from '#app/startup/inline/service-worker-paths.ts';
import { redirectToStored } from './redirect-to-stored.ts';

declare const self: ServiceWorkerGlobalScope;

/** After this time, the cached copy of a page is used. */
const NETWORK_TIMEOUT_SECONDS = 3;
const MAX_PAGES = 60; // each with its data
const MAX_PICTURES = 150;
const MAX_ASSETS = 100;

/** Evicts the least recently used entries. If the device runs out of storage, deletes the whole cache. */
function createExpirationPlugin(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
}

/** The name shared by all widths and formats: /pictures/hero/mouse-320.1a2b3c4d.avif becomes /pictures/hero/mouse. */
function getPictureName(pathname: string): string {
  return pathname.replace(/-\d+\.[0-9a-f]{8}\.\w+$/, '');
}

/** Inserted by the build. */
// oxlint-disable-next-line no-underscore-dangle -- Workbox looks for this name
const precacheEntries = self.__WB_MANIFEST as PrecacheEntry[];
const precachedPictures = new Map(precacheEntries.map(({ url }) => [getPictureName(url), url]));

/** The precached width of the same picture. */
function findPrecachedPicture(request: Request): string | undefined {
  return precachedPictures.get(getPictureName(new URL(request.url).pathname));
}

/** A copy of the request that aborts after the timeout. */
function withTimeout(request: Request): Request {
  return new Request(request, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_SECONDS * 1000) });
}

/** The events of requests that the network has failed to answer. */
const unanswered = new WeakSet<ExtendableEvent>();

interface Answer {
  readonly request: Request;
  readonly response: Response;
}

const isExpected = ({ request, response }: Answer) => hasExpectedType(new URL(request.url).pathname, response);

/**
 * A file of another type, such as a log-in page in place of a script, counts as no answer. A page is passed on, and stored if it is one of
 * ours and could start its scripts. A release with anything else is not installed.
 */
const answerPlugin = {
  async fetchDidFail({ event }: { readonly event: ExtendableEvent }) {
    unanswered.add(event);
  },
  async fetchDidSucceed(answer: Answer) {
    const { request, response } = answer;
    if (response.status === 200 && request.mode !== 'navigate' && !(await isExpected(answer))) throw new TypeError('Not the file');
    return response;
  },
  async cacheWillUpdate(answer: Answer) {
    const { response } = answer;
    return response.status === 200 && (await isExpected(answer)) && (await canHydrate(response)) ? response : null;
  },
};

/** Stores pages by path: a query selects a board or names a campaign, the file is the same, and nobody's search is kept. */
const pathPlugin = {
  cacheKeyWillBeUsed: async ({ request }: { readonly request: Request }) => new URL(request.url).pathname,
  // A response remembers the address that it came from. A copy does not.
  cacheWillUpdate: async ({ response }: Answer) => new Response(response.body, response),
};

const pageStrategy = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [createExpirationPlugin(MAX_PAGES), answerPlugin, pathPlugin],
});

/** Whether a page can be shown without a network. */
async function isStored(path: string): Promise<boolean> {
  return Boolean((await matchPrecache(path)) ?? (await caches.match(path, { cacheName: pageStrategy.cacheName })));
}

const isSameOrigin = ({ sameOrigin }: { sameOrigin: boolean }) => sameOrigin;

/** Files whose names stay the same from release to release. */
const unhashedPaths = new Set(precacheEntries.flatMap(({ url, revision }) => (revision === null ? [] : url)));

cleanupOutdatedCaches();
addPlugins([answerPlugin]);
// Before Workbox's own route, which insists on the files of its release even when they are gone from the cache.
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('.data') || unhashedPaths.has(url.pathname)),
  async (options) => {
    const redirect = options.request.mode === 'navigate' ? await redirectToStored(options.url, isStored) : undefined;
    if (redirect) return redirect;
    const precached = await matchPrecache(options.url.pathname);
    if (precached && !(await isNetworkFirst())) return precached;
    return pageStrategy.handle(options).catch((error: unknown) => precached ?? Promise.reject(error));
  },
);
precacheAndRoute(precacheEntries, { cleanURLs: false, directoryIndex: '' });

registerRoute(
  (found) => isSameOrigin(found) && found.url.pathname.startsWith('/pictures/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      createExpirationPlugin(MAX_PICTURES),
      answerPlugin,
      // If a picture is slow or missing, any precached width of it is better than none.
      {
        requestWillFetch: async ({ request }) => (findPrecachedPicture(request) === undefined ? request : withTimeout(request)),
        handlerDidError: async ({ request }) => matchPrecache(findPrecachedPicture(request) ?? ''),
      },
    ],
  }),
);
// File names contain a content hash, so a cached file never becomes stale.
registerRoute(
  (found) => isSameOrigin(found) && found.url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'parts', plugins: [createExpirationPlugin(MAX_ASSETS), answerPlugin] }),
);

const network = new NetworkOnly({ plugins: [answerPlugin] });

/** A cache that fails is no worse than none: whatever failed before the network was asked ends there, and only then with the offline page. */
setCatchHandler(async (options) => {
  const answer = unanswered.has(options.event) ? undefined : await network.handle(options).catch(() => undefined);
  const page = answer ?? (options.request.mode === 'navigate' ? await matchPrecache(OFFLINE_PATH) : undefined);
  return page ?? Response.error();
});

/** The visitor wants the new release now. */
self.addEventListener('message', ({ data }: { data?: { type?: string } }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
