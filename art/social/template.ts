// The template of social images, 1200 × 630 px: a picture above a hill with the title and our wordmark.
import { outlineText } from '../logo/outline-text.ts';

type Colors = Readonly<Record<string, string>>;

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The height of the picture, from the top; the hill covers its lower edge. */
export const PICTURE_HEIGHT = 530;

const MARGIN = 56;
const TITLE_PX = 72;
const LOGO = { width: 280, height: 45 } as const;
const BASELINE = HEIGHT - 46;

/** Draws the layer over the picture: `logo` is the wordmark as SVG; `colors` are the design tokens, as #rrggbb. */
export function drawSocialLayer(title: string, logo: string, colors: Colors): string {
  const room = WIDTH - 3 * MARGIN - LOGO.width;
  const fullWidth = outlineText(title, TITLE_PX).width;
  const { path } = outlineText(title, Math.floor(TITLE_PX * Math.min(1, room / fullWidth)));
  const image = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path fill="${colors['--ground']}" d="M-20 520C300 455 900 455 1220 520V640H-20z"/>
    <path fill="${colors['--ink']}" transform="translate(${MARGIN} ${BASELINE})" d="${path}"/>
    <image href="${image}" x="${WIDTH - MARGIN - LOGO.width}" y="${BASELINE - LOGO.height + 8}" width="${LOGO.width}" height="${LOGO.height}" preserveAspectRatio="xMaxYMid"/>
  </svg>`;
}

/** Draws the background of a transparent picture: sunrays, as behind page headings. */
export function drawSunrays(colors: Colors): string {
  const [x, y] = [WIDTH / 2, PICTURE_HEIGHT * 0.6];
  const rays = Array.from({ length: 20 }, (_, index) => {
    const corner = (turn: number) => `${x + WIDTH * Math.cos(turn)} ${y + WIDTH * Math.sin(turn)}`;
    const from = (index * Math.PI) / 10;
    return `<path d="M${x} ${y}L${corner(from)} ${corner(from + 0.12)}z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${PICTURE_HEIGHT}">
    <defs><radialGradient id="sun" cx="50%" cy="60%" r="75%"><stop offset="0" stop-color="${colors['--ground-strong']}"/><stop offset=".6" stop-color="${colors['--brand-bright']}"/><stop offset="1" stop-color="${colors['--brand-soft']}"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#sun)"/>
    <g fill="#fff" opacity=".22">${rays.join('')}</g>
  </svg>`;
}
