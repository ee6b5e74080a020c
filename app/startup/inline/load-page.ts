// Loads the data and modules of a page and starts React.
import type { HydrationManifest } from './hydration-manifest.ts';
import { isPageData } from './page-data.ts';

interface RouterContext {
  readonly streamController: ReadableStreamDefaultController<string>;
}

declare global {
  interface Window {
    /** Defined by a script that the router writes into every page. */
    readonly __reactRouterContext: RouterContext;
  }
}

let cache: RequestCache = 'default';

/** Fetches the page's data and preloads its modules. Rejects if something else than data arrives. */
async function fetchPageData({ modules, stream }: HydrationManifest): Promise<string> {
  const dataRequest = fetch(stream, { cache });
  cache = 'reload'; // The next attempt passes by what the browser has kept of this one.
  for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const response = await dataRequest;
  const data = await response.text();
  if (!response.ok || !isPageData(data)) throw new Error(stream);
  return data;
}

/** Loads the page's data and modules, and starts React. Rejects if anything does not arrive; the page is as before then. */
export async function startReact(manifest: HydrationManifest): Promise<void> {
  const data = await fetchPageData(manifest);
  const start = (await import(/* @vite-ignore */ manifest.start)) as { default(): Promise<unknown> };
  await start.default();
  // Last, because it can be passed only once. The router waits for it.
  // oxlint-disable-next-line no-underscore-dangle
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(data);
  streamController.close();
}
