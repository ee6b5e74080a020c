// Loads a page as a document if its data did not arrive as data: a host, proxy or service worker may still have the page, a log-in or the
// offline page for its address.
import { isRouteErrorResponse } from 'react-router';
import { isHydrated } from './hydration.ts';

interface LoaderResult {
  readonly type: string;
  readonly result: unknown;
}

/** Whether anything answers for a document, even with a redirect to another site. Without a network, our own error says more than the browser's. */
async function isReachable(url: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  return fetch(url, { method: 'HEAD', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

/**
 * Loads the document of a page whose data has failed with this error, and stays pending then. Does nothing for unknown pages (404), without a
 * network, and for the first data of a document: loading that again would bring the same.
 */
export async function loadDocumentAfter(error: unknown, { url, signal }: Request): Promise<void> {
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  if (isUnknown || !isHydrated() || !(await isReachable(url))) return;
  // The visitor may have followed another link meanwhile.
  if (signal.aborted) return;
  location.assign(url);
  await new Promise(() => {}); // shows nothing of it until then
}

/** Middleware of the router. */
export async function loadDocumentWithoutData<Results extends Readonly<Record<string, LoaderResult>>>(
  { request }: { readonly request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  const failed = Object.values(results).find(({ type }) => type === 'error');
  if (failed) await loadDocumentAfter(failed.result, request);
  return results;
}
