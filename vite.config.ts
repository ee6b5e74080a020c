import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ENV_PREFIXES } from './tools/build/lib/build-environment.ts';
import { serveSiteFiles } from './tools/build/site-files/serve-site-files.ts';

/** The line of supported browsers, as the bundler writes it: "safari >= 16.4" is safari16.4. */
const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { browserslist: string[] };

const pictures = JSON.parse(readFileSync(new URL('app/content/data/pictures/pictures.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown
>;

export default defineConfig({
  plugins: [reactRouter(), serveSiteFiles()],
  envPrefix: [...ENV_PREFIXES],
  define: {
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
    // The only picture that no loader can find: the page for unknown addresses has none.
    'import.meta.env.NOT_FOUND_PICTURE': JSON.stringify(pictures['not-found/mouse']),
  },
  // The manifest tells the check of budgets which source a chunk comes from.
  build: {
    target: browserslist.map((query) => query.replace(' >= ', '')),
    assetsInlineLimit: 0,
    manifest: true,
    license: { fileName: '.vite/licenses.json' },
    rolldownOptions: {
      output: {
        // What is one chunk lives in one of these folders; each takes along what its files import. `$initial` is what pages load at once.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            { name: 'valibot', test: /[\\/]node_modules[\\/]valibot[\\/]/ },
            {
              name: 'site',
              test: /[\\/](app[\\/](entry|content|seo|storage|components[\\/](layout|ui[\\/]lib))|node_modules[\\/]lucide-react)[\\/]/,
              tags: ['$initial'],
            },
            // The games and the search share it, and neither comes with the other.
            { name: 'storage', test: /[\\/](node_modules[\\/]valibot|app[\\/]storage)[\\/]/ },
            // What only one kind of page shows stays with it.
            { name: 'ui', test: /[\\/]app[\\/]components[\\/]ui[\\/]/, tags: ['$initial'], minShareCount: 2 },
            { name: 'arcade', test: /[\\/]app[\\/](arcade|game-kit|games)[\\/]/, tags: ['$initial'] },
            { name: 'kit', test: /[\\/]app[\\/]game-kit[\\/]stage[\\/]kit[\\/]/ },
          ],
        },
      },
    },
  },
});
