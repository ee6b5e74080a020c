import type { Config } from '@react-router/dev/config';
import * as parts from '#app/content/data/parts.ts';
import { OFFLINE_PATH } from '#app/startup/inline/service-worker-paths.ts';
import type * as FinishBuild from './tools/build/finish-build.ts';
import { NEXT_BUILD_FOLDER } from './tools/build/lib/build-folder.ts';

export default {
  ssr: false,
  // Keep the loader and the component of a page in one chunk; split, they would be requests of a few hundred bytes.
  splitRouteModules: false,
  buildDirectory: NEXT_BUILD_FOLDER,
  // Imported lazily, because tools that only read this file (such as knip) cannot load the table of pages.
  prerender: async () => [
    ...(await import('#app/content/queries/page-table.ts')).listSitePages().map((page) => page.path),
    ...(parts.offline ? [OFFLINE_PATH] : []),
  ],
  async buildEnd() {
    const { loadSiteModule } = await import('./tools/build/lib/load-site-module.ts');
    const { finishBuild } = await loadSiteModule<typeof FinishBuild>('tools/build/finish-build.ts');
    await finishBuild();
  },
} satisfies Config;
