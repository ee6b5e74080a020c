// Every address of the site, from the table of pages.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pageTable } from './content/queries/page-table.ts';
import { OFFLINE_PATH } from './service-worker/paths.ts';

export default [
  layout('components/layout/page/page-error-boundary.tsx', [
    ...pageTable.map(({ path, module }) => (path === '/' ? index(`pages/${module}`) : route(path.slice(1), `pages/${module}`))),
    // No page of the table: nothing lists it, and nothing leads there.
    route(OFFLINE_PATH.slice(1), 'pages/offline/offline.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig;
