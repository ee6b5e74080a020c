// Creates the web app manifest, for installing the site on a device.
import { page as home } from '#app/content/data/pages/home.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { shortcuts } from '#app/content/queries/shortcuts.ts';

/** The page background; root.tsx uses the same value as the theme color. */
const BACKGROUND_COLOR = '#fff5e6';

/** Shown in the install dialog. Created by `npm run shots install`. */
const SCREENSHOTS = [
  { src: '/icons/screenshot-arcade.jpg', sizes: '1280x720', type: 'image/jpeg', form_factor: 'wide', label: 'The arcade' },
  { src: '/icons/screenshot-sudoku.jpg', sizes: '780x1688', type: 'image/jpeg', form_factor: 'narrow', label: 'Sudoku' },
  { src: '/icons/screenshot-solitaire.jpg', sizes: '780x1688', type: 'image/jpeg', form_factor: 'narrow', label: 'Solitaire' },
];

export function createWebManifest(): string {
  const manifest = {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: home.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['games', 'entertainment'],
    background_color: BACKGROUND_COLOR,
    theme_color: BACKGROUND_COLOR,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts,
    screenshots: SCREENSHOTS,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
