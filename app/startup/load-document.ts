// Loads a page as a document if its data did not arrive: the service worker may have stored it, and shows the offline page otherwise.
import { isHydrated } from './hydration.ts';

interface LoaderResult {
  readonly type: string;
  readonly result: unknown;
}

/**
 * Whether a page's data did not arrive, and a service worker answers for the page itself. An error response has arrived. The first data of a
 * document belongs to its address, so loading that again would bring the same.
 */
export function shouldLoadDocument(error: unknown): boolean {
  return error instanceof Error && isHydrated() && Boolean(navigator.serviceWorker?.controller);
}

/** Middleware of the router. */
export async function loadDocumentWithoutData<Results extends Readonly<Record<string, LoaderResult>>>(
  { request }: { readonly request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  const isMissing = Object.values(results).some(({ type, result }) => type === 'error' && shouldLoadDocument(result));
  // The visitor may have followed another link meanwhile.
  if (!isMissing || request.signal.aborted) return results;
  location.assign(request.url);
  return new Promise(() => {});
}
