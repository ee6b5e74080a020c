// Vite plugin: serves the generated site files (sitemap.xml, search-index.json, …) from the development server, where no build has written
// them. Search suggestions need search-index.json.
import type { Plugin } from 'vite';
import type * as SiteFiles from '#app/seo/site-files.ts';
import { getContentType } from '../../../server/headers.ts';

export function serveSiteFiles(): Plugin {
  return {
    name: 'site-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        async function respond(): Promise<void> {
          const { createSiteFiles } = (await server.ssrLoadModule('/app/seo/site-files.ts')) as typeof SiteFiles;
          const file = createSiteFiles().find(({ path }) => path === request.url?.split('?', 1)[0]);
          if (!file) return next();
          response.setHeader('Content-Type', getContentType(file.path));
          response.end(file.text);
        }
        if (/\.(txt|xml|json|webmanifest)(\?|$)/.test(request.url ?? '')) respond().catch(next);
        else next();
      });
    },
  };
}
