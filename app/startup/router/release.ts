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

/** Whether every page's data in these results of loaders, by route, is of this release. */
export function areOfRelease(results: Readonly<Record<string, LoaderResult>>, release: string): boolean {
  const isOfRelease = ({ name, content }: Partial<ReleaseMeta>) => name === 'release' && content === release;
  return Object.values(results).every(
    ({ type, result }) => type !== 'data' || !result || (result as { head?: Partial<ReleaseMeta>[] | null }).head?.some(isOfRelease),
  );
}
