// Loads the data and modules of a page and starts React.
import type { HydrationManifest } from './hydration-manifest.ts';

interface RouterContext {
  readonly streamController: ReadableStreamDefaultController<string>;
}

declare global {
  interface Window {
    /** Defined by a script that the router writes into every page. */
    readonly __reactRouterContext: RouterContext;
  }
}

function addToHead<Name extends 'link' | 'script'>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}

/** Fetches the page's data and preloads its modules. Rejects if the data cannot be loaded. */
export async function fetchPageData({ modules, stream }: HydrationManifest): Promise<string> {
  const dataRequest = fetch(stream);
  for (const href of modules) addToHead('link', { rel: 'modulepreload', href });
  const response = await dataRequest;
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** Passes the data to the router and loads the module that starts React. */
export function startReact({ start }: HydrationManifest, data: string): void {
  // oxlint-disable-next-line no-underscore-dangle
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(data);
  streamController.close();
  addToHead('script', { type: 'module', src: start });
}
