import type { Config } from '@react-router/dev/config';
import * as parts from '#app/content/data/parts.ts';
import { OFFLINE_PATH } from '#app/startup/inline/service-worker-paths.ts';

export default {
  ssr: false,
  // Keep the loader and the component of a page in one chunk; split, they would be requests of a few hundred bytes.
  splitRouteModules: false,
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build',
  // Imported lazily, because tools that only read this file (such as knip) cannot load the table of pages.
  prerender: async () => [
    ...(await import('#app/content/queries/page-table.ts')).listSitePages().map((page) => page.path),
    ...(parts.offline ? [OFFLINE_PATH] : []),
  ],
} satisfies Config;
