// The way from home down to a page.
import type { NavigationItem } from './navigation.ts';
import { listSitePages } from './page-table.ts';

/** The pages on the way to `path`, home first and the page itself last: what stands above it in the address. */
export function createBreadcrumbs(path: string): NavigationItem[] {
  return listSitePages()
    .filter((page) => page.path === '/' || path === page.path || path.startsWith(`${page.path}/`))
    .toSorted((a, b) => a.path.length - b.path.length)
    .map(({ name, path: ancestorPath }) => ({ name, path: ancestorPath }));
}
