// Loads a page as a document if its data does not arrive as data, or is of another release. A host, proxy or service worker may have the
// page, a log-in or the offline page for its address.
import { isRouteErrorResponse } from 'react-router';
import { isHydrated } from '#app/startup/hydration.ts';
import { reportPageFailure } from './page-failure.ts';
import { areOfRelease, createReleaseMeta, type LoaderResult } from './release.ts';

/** The route of the page that is on its way, such as /games/:slug. */
let pendingRoute: string | null = null;

/** Routes whose script did not come. The router waits for it for good, and asks no second time. */
const lostRoutes = new Set<string>();

/** Call this when the script of the page that is on its way does not come. */
export function reportLostScript(): void {
  if (pendingRoute !== null) lostRoutes.add(pendingRoute);
  reportPageFailure();
}

/** Until the visitor leaves, nothing of the page is shown, and the page before it stays. */
function stayPending(): Promise<never> {
  return new Promise(() => {});
}

function loadDocument(url: string): Promise<never> {
  location.assign(url);
  return stayPending();
}

/** Whether data have failed that a visitor waits for: not the first data of a document, and not those of an unknown page. */
function isPageFailure(error: unknown): boolean {
  return isHydrated() && !(isRouteErrorResponse(error) && error.status === 404);
}

/**
 * Loads the document of a page whose data has failed with this error, and stays pending then. Does nothing for unknown pages (404), without a
 * network, and for the first data of a document: loading that again would bring the same.
 */
export async function loadDocumentAfter(error: unknown, { url, signal }: Request): Promise<void> {
  if (!isPageFailure(error)) return;
  // Any answer will do, even a redirect to another site. Without a network, our own error says more than the browser's.
  const answer = navigator.serviceWorker?.controller ?? (await fetch(url, { redirect: 'manual' }).catch(() => {}));
  // The visitor may have followed another link meanwhile.
  if (answer && !signal.aborted) await loadDocument(url);
}

/** Loads the document of a page, or reports that it cannot be loaded. */
async function loadDocumentOrReport(error: unknown, request: Request): Promise<never> {
  await loadDocumentAfter(error, request);
  if (!request.signal.aborted) reportPageFailure();
  return stayPending();
}

/** Middleware of the router. A page that does not come is reported, and stays pending. */
export async function loadDocumentInstead<Results extends Readonly<Record<string, LoaderResult>>>(
  { request, pattern }: { readonly request: Request; readonly pattern: string },
  next: () => Promise<Results>,
): Promise<Results> {
  pendingRoute = pattern;
  if (lostRoutes.has(pattern)) return loadDocumentOrReport(null, request);
  const results = await next();
  for (const { type, result } of Object.values(results))
    if (type === 'error' && isPageFailure(result) && !request.signal.aborted) return loadDocumentOrReport(result, request);
  return isHydrated() && !areOfRelease(results, createReleaseMeta().content) ? loadDocument(request.url) : results;
}
