// What a device shows of the site when a visitor puts it on the home screen.
import { page as games } from '#app/content/pages/games.ts';
import { page as home } from '#app/content/pages/home.ts';
import { SITE_NAME } from '#app/content/product.ts';

/** The background of the pages; root.tsx has it as the theme color. */
const GROUND = '#fff5e6';

export function webManifest(): string {
  const manifest = {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: home.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Mini Games', url: '/#mini-games' },
      { name: games.name, url: games.path },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
