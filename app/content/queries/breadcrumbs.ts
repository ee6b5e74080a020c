// Creates the breadcrumbs of a page.
import type { NavigationItem } from './navigation.ts';
import { listSitePages } from './page-table.ts';

/** From the home page to the page itself, through all pages whose paths are parents of `path`. */
export function createBreadcrumbs(path: string): NavigationItem[] {
  return listSitePages()
    .filter((page) => page.path === '/' || path === page.path || path.startsWith(`${page.path}/`))
    .toSorted((a, b) => a.path.length - b.path.length)
    .map(({ name, path: ancestorPath }) => ({ name, path: ancestorPath }));
}
