// What knip counts as used: knip.json, and the modules of the table of pages, which only Vite can read.
import base from './knip.json' with { type: 'json' };
import type * as PageTable from './app/content/page-table.ts';
import { loadSiteModule } from './pipeline/site-module.ts';

const { rows } = await loadSiteModule<typeof PageTable>('app/content/page-table.ts');

export default {
  ...base,
  'react-router': {
    config: [],
    entry: [
      'react-router.config.ts',
      'app/root.tsx',
      'app/routes.ts',
      'app/layout/page-boundary.tsx',
      'app/pages/not-found.tsx',
      'app/pages/offline/offline.tsx',
      ...rows.map(({ module }) => `app/pages/${module}`),
    ],
  },
};
