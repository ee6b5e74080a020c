// Tells data of another release apart: after a deployment, the scripts of an open page may not understand the data of the next one.
import { isHydrated } from './hydration.ts';

/** The build replaces this in pages and data with a hash of all scripts. */
export const RELEASE_PLACEHOLDER = '%RELEASE%';

interface ReleaseMeta {
  readonly name: 'release';
  readonly content: string;
}

interface LoaderResult {
  readonly type: string;
  readonly result: unknown;
}

/** The metadata that names the release, part of the `head` of every page's data. In the browser, it names that of the open page. */
export function createReleaseMeta(): ReleaseMeta {
  const meta = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="release"]');
  return { name: 'release', content: meta?.content ?? RELEASE_PLACEHOLDER };
}

function isOfRelease(data: object, release: string): boolean {
  const { head } = data as { head?: unknown };
  return Array.isArray(head) && (head as Partial<ReleaseMeta>[]).some(({ name, content }) => name === 'release' && content === release);
}

/** Whether every page's data in these results of loaders, by route, is of this release. */
export function areOfRelease(results: Readonly<Record<string, LoaderResult>>, release: string): boolean {
  return Object.values(results).every(
    ({ type, result }) => type !== 'data' || typeof result !== 'object' || result === null || isOfRelease(result, release),
  );
}

/** Middleware of the router: loads a page anew, with its own scripts, if its data is of another release. */
export async function loadOtherRelease<Results extends Readonly<Record<string, LoaderResult>>>(
  { request }: { readonly request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  // The first data of a document belongs to its address, so loading that again would bring the same.
  if (!isHydrated() || areOfRelease(results, createReleaseMeta().content)) return results;
  location.assign(request.url);
  return new Promise(() => {}); // shows nothing of it until then
}
