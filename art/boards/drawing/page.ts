// Creates the HTML page of a board for Chromium: font, shared SVG filters and background.
import { existsSync, readFileSync } from 'node:fs';
import { box } from './shapes.ts';
import { HEIGHT, WIDTH, type Theme } from './theme.ts';

const modules = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
const FONTS = ['dynapuff/files/dynapuff-latin-wght-normal.woff2', 'baloo-2/files/baloo-2-latin-wght-normal.woff2'] as const;

/** Returns the display font as a data URL: the site's font package if it is installed, else the file named by BOARD_FONT. */
function createFontDataUrl(): string {
  const file = process.env.BOARD_FONT ?? FONTS.map((path) => new URL(path, modules)).find((url) => existsSync(url));
  if (!file) throw new Error('No display font: install @fontsource-variable/baloo-2, or name a woff2 file in BOARD_FONT');
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
}

const FILTERS = [
  ['near', 5],
  ['soft', 12],
  ['halo', 14],
  ['far', 26],
  ['haze', 60],
] as const;

/** Draws the game's rendered background, blurred so that the board is legible, with a light; if there is none, plain felt. */
function drawBackground(theme: Theme): string {
  const photo = new URL(`../../originals/${theme.slug}/background.png`, import.meta.url);
  const scene = existsSync(photo)
    ? `<image href="data:image/png;base64,${readFileSync(photo).toString('base64')}" x="-80" y="-80" width="${WIDTH + 160}" height="${HEIGHT + 160}" preserveAspectRatio="xMidYMid slice" filter="url(#lens)"/>`
    : '';
  const light = box(0, 0, WIDTH, HEIGHT, 0, 'url(#lamp)', scene ? 'opacity=".84"' : '');
  return (
    scene + light + box(0, 0, WIDTH, HEIGHT, 0, '#fff', 'filter="url(#felt)" opacity=".16"') + box(0, 0, WIDTH, HEIGHT, 0, 'url(#corners)')
  );
}

/** Creates the whole page, 1080 × 2340 units, with the markup over the game's background. */
export function createPage(theme: Theme, markup: string): string {
  const blurs = FILTERS.map(
    ([id, deviation]) =>
      `<filter id="${id}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  ).join('');
  const felt =
    '<filter id="felt" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5 .42" numOctaves="3" seed="7"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  1.5 0 0 0 -.62"/></filter>';
  const lens = '<filter id="lens" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="24"/></filter>';
  const lights = `<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="540" cy="960" r="1420"><stop offset="0" stop-color="${theme.light}"/><stop offset=".5" stop-color="${theme.mid}"/><stop offset="1" stop-color="${theme.dark}"/></radialGradient><radialGradient id="corners" gradientUnits="userSpaceOnUse" cx="540" cy="1080" r="1500"><stop offset=".55" stop-color="${theme.deep}" stop-opacity="0"/><stop offset="1" stop-color="${theme.deep}" stop-opacity=".75"/></radialGradient><radialGradient id="glow"><stop offset="0" stop-color="#fff3c8" stop-opacity=".75"/><stop offset="1" stop-color="#ffd980" stop-opacity="0"/></radialGradient>`;
  return `<!doctype html><meta charset="utf-8"><style>@font-face{font-family:Board;src:url(${createFontDataUrl()});font-weight:100 900}html,body{margin:0;background:${theme.dark}}svg{display:block}text{font-family:Board}</style><svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${blurs}${felt}${lens}${lights}</defs>${drawBackground(theme)}${markup}</svg>`;
}
