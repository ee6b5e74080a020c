// Tells data of another release apart: after a deployment, the scripts of an open page may not understand the data of the next one.
/** The build replaces this in pages and data with a hash of all scripts. */
export const RELEASE_PLACEHOLDER = '%RELEASE%';

interface ReleaseMeta {
  readonly name: 'release';
  readonly content: string;
}

export interface LoaderResult {
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
