import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { PREFIXES } from './pipeline/build-environment.ts';
import { devSiteFiles } from './pipeline/dev-site-files.ts';
import { idleRouterParts } from './pipeline/idle-router-parts.ts';
import { inlinedStyles } from './pipeline/inlined-styles.ts';
import { shortIcons } from './pipeline/short-icons.ts';
import { shortRouterMessages } from './pipeline/short-router-messages.ts';
import { styleNames } from './pipeline/style-names.ts';

/** The line of supported browsers, as the bundler writes it: "safari >= 16.4" is safari16.4. */
const { browserslist } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { browserslist: string[] };

const pictures = JSON.parse(readFileSync(new URL('app/content/pictures.json', import.meta.url), 'utf8')) as Record<string, unknown>;

export default defineConfig({
  plugins: [reactRouter(), devSiteFiles(), shortIcons, inlinedStyles(), idleRouterParts(), shortRouterMessages],
  envPrefix: [...PREFIXES],
  css: { modules: { generateScopedName: styleNames() } },
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
      // The name of a style is short, and stands where it is used.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // What every page needs, and what nearly every page opens with: together they compress better than in twenty pieces, and they outlive a
        // page's own changes. A group takes along what its files import, so the opening is kept out of the frame.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
            },
            {
              name: 'frame',
              test: /app[\\/](boot[\\/](held-reload|hydrat)|layout[\\/](?!page-(opening|not-found))|ui[\\/](button|highlighted|icon|page-link|section|use-coming-in|use-failed-image|picture)|content[\\/](product|origin|support-email)\.ts|seo[\\/]absolute-url)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](chevron-(down|left)|arrow-up-right)\.m?js$/,
            },
            // What shows a game wherever one is shown.
            {
              name: 'card',
              test: /app[\\/]ui[\\/](card-grid|card-shapes|game-card|rating)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](play|sparkles|star|check)\.m?js/,
            },
            // What the forms share.
            {
              name: 'form',
              test: /app[\\/]forms[\\/](submission|honeypot|use-delivery|deliver|wait|plain-sending|form\.module)|icons[\\/]mail\.m?js/,
            },
            // What game pages share with those that lead to a store.
            {
              name: 'store',
              test: /[\\/](store-badge|release-notes|get-path|bell|boot[\\/]phone|share-2)\.(tsx?|m?js)$/,
            },
            // What the pages about our work are made of.
            {
              name: 'panels',
              test: /app[\\/]ui[\\/](answers|call-panel|points)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]arrow-right\.m?js/,
            },
            {
              name: 'opening',
              test: /app[\\/](layout[\\/]page-opening|ui[\\/]page-head|forms[\\/](prefill|subjects))/,
            },
            // What the home page, the arcade and a mini game's own page share before a game has come.
            {
              name: 'stage-place',
              test: /app[\\/](mini-games[\\/]((game-after|hue|needs|registry|stage-place)\.tsx?|[a-z0-9-]+[\\/]entry\.ts|input[\\/](keys|next-cell)\.ts|session[\\/](latest|prefix)\.ts|stage[\\/]use-late\.ts)|content[\\/]play-path\.ts)$/,
            },
            // What a visitor may take along.
            {
              name: 'take-along',
              test: /app[\\/]offline[\\/]install-button\.tsx$|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]download\.m?js$/,
            },
            // The hall with the tiles, which the home page and the arcade have.
            {
              name: 'arcade',
              test: /app[\\/]mini-games[\\/](arcade|mini-games|next-tile|panel|tile|today-place|use-near|use-standings)\.tsx?$/,
            },
            // The cabinet with all that it knows of the device, which the card of today and the lamps of the tiles ask, too; less what is wanted
            // where no game is near.
            { name: 'read', test: /app[\\/]storage[\\/]read\.ts$/ },
            { name: 'play', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]play\.[a-z]+$/ },
            { name: 'kit', test: /app[\\/]mini-games[\\/]stage[\\/]play-kit\.ts$/ },
          ],
        },
      },
    },
  },
});
