// Every address of the site, from the table of pages.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { rows } from './content/page-table.ts';

export default [
  layout('layout/page-boundary.tsx', [
    ...rows.map(({ path, module }) => (path === '/' ? index(`pages/${module}`) : route(path.slice(1), `pages/${module}`))),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig;
