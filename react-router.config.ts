import type { Config } from '@react-router/dev/config';
import { OFFLINE_PATH } from '#app/service-worker/paths.ts';

export default {
  ssr: false,
  // What a page asks for and what it shows come together: apart they are requests of a few hundred bytes.
  splitRouteModules: false,
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build',
  // Read when it is needed: tools that only look at this file cannot read the table of pages.
  prerender: async () => [...(await import('#app/content/queries/page-table.ts')).listSitePages().map((page) => page.path), OFFLINE_PATH],
} satisfies Config;
