import { readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import * as parts from './app/content/data/parts.ts';
import { ENV_PREFIXES } from './tools/build/lib/build-environment.ts';
import { BUILD_FOLDER, WORK_FOLDER } from './tools/build/lib/build-folder.ts';
import { definePalette, inlineTokens } from './tools/build/lib/design-tokens.ts';
import { serveSiteFiles } from './tools/build/site-files/serve-site-files.ts';

/** The supported browsers, which become build targets below: "safari >= 16.4" is safari16.4. */
const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { browserslist: string[] };

const switches: Readonly<Record<string, boolean>> = parts;

/** Writes the switches of parts.ts into the code that asks for them: the bundler drops an import only if its condition is false in the same file. */
const partSwitches: Plugin = {
  name: 'part-switches',
  enforce: 'pre',
  transform: {
    filter: { code: "'#app/content/data/parts.ts'" },
    handler: (code) => ({ code: code.replaceAll(/\bparts\.(\w+)/g, (match, part) => String(switches[part] ?? match)), map: null }),
  },
};

/** Leaves nothing of a build that fails or is interrupted. */
const removeWorkFolder: Plugin = {
  name: 'remove-work-folder',
  buildApp: {
    order: 'pre',
    async handler() {
      process.on('exit', () => rmSync(WORK_FOLDER, { recursive: true, force: true }));
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        process.on(signal, () => process.exit(128 + constants.signals[signal]));
    },
  },
};

export default defineConfig(async ({ isPreview }): Promise<UserConfig> => ({
  plugins: [partSwitches, removeWorkFolder, reactRouter(), serveSiteFiles()],
  css: { postcss: { plugins: [inlineTokens] } },
  envPrefix: [...ENV_PREFIXES],
  // A build renders its pages in a preview server, which need not watch the files.
  server: { watch: isPreview ? null : { ignored: [`${BUILD_FOLDER}/**`] } },
  define: {
    ...(await definePalette()),
    'import.meta.env.BUILD_YEAR': new Date().getFullYear(),
  },
  build: {
    target: browserslist.map((query) => query.replace(' >= ', '')),
    assetsInlineLimit: 0,
    // Maps chunks to sources for `npm run budgets`.
    manifest: true,
    reportCompressedSize: false,
    license: { fileName: '.vite/licenses.json' },
    rolldownOptions: {
      // Reads the icons that are used, not all that lucide has.
      experimental: { lazyBarrel: true },
      output: {
        // One chunk per group: its files and their imports. `$initial` matches only what pages load initially.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            {
              name: 'site',
              // Not what few pages need: the metadata of those that change it as one types, holidays, the studio's facts, the 404 page and its pictures.
              test: /[\\/]app[\\/](startup|layout(?![\\/]not-found)|content(?![\\/](format[\\/]holidays|data[\\/](studio|not-found|pictures)|queries[\\/]pictures))|seo[\\/]canonical|storage|components[\\/]ui[\\/]lib)[\\/.]/,
              tags: ['$initial'],
            },
            // Shared by the games and the search, which load independently.
            { name: 'storage', test: /[\\/](node_modules[\\/]valibot|app[\\/]storage)[\\/]/ },
            // What the pages with a game have around the stage.
            { name: 'game-page', test: /[\\/]app[\\/]pages[\\/]play[\\/]stage-layout/, tags: ['$initial'] },
            // Components and icons that only one page uses stay in the chunk of that page.
            {
              name: 'ui',
              test: /[\\/](app[\\/]components[\\/]ui|node_modules[\\/]lucide)[\\/]/,
              tags: ['$initial'],
              minShareCount: 2,
            },
            // The newsletter form, for the home page and coming games, and the links to the contact form.
            { name: 'forms', test: /[\\/]app[\\/]forms[\\/]/, tags: ['$initial'], minShareCount: 2 },
            { name: 'arcade', test: /[\\/]app[\\/](arcade|game-kit|games)[\\/]/, tags: ['$initial'] },
            { name: 'kit', test: /[\\/]app[\\/]game-kit[\\/]stage[\\/]stage-chunk/ },
            // What results, daily results and the More dialog share: one request instead of three.
            {
              name: 'result-parts',
              test: /[\\/]app[\\/]game-kit[\\/](session[\\/]challenge|result[\\/](share-|challenge-|rivals|result-card|result-text))/,
            },
          ],
        },
      },
    },
  },
}));
