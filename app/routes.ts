// All routes of the site, created from the page table.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import * as parts from './content/data/parts.ts';
import { allRows, getPagesOfRow, pageTable } from './content/queries/page-table.ts';
import { OFFLINE_PATH } from '#app/startup/inline/service-worker-paths.ts';

/** Types are made for all pages, those of parts that are off included, so that all of the code can be checked. */
const isTypegen = process.argv.includes('typegen');

export default [
  layout('layout/page/page-error-boundary.tsx', [
    // A family without pages, such as the releases before the first one, is no route: React Router refuses it.
    ...(isTypegen ? allRows : pageTable.filter((row) => getPagesOfRow(row).length > 0)).map(({ path, module }) =>
      path === '/' ? index(`pages/${module}`) : route(path.slice(1), `pages/${module}`),
    ),
    // Not in the page table: nothing lists or links to this page.
    ...(isTypegen || parts.offline ? [route(OFFLINE_PATH.slice(1), 'pages/offline/offline.tsx')] : []),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig;
