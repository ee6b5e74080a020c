import type { Config } from '@react-router/dev/config';

export default {
  ssr: false,
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'build',
  // Read when it is needed: tools that only look at this file cannot read the table of pages.
  prerender: async () => (await import('./app/content/page-table.ts')).sitePages().map((page) => page.path),
} satisfies Config;
