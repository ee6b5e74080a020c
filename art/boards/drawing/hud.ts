// Draws the user interface around every board: heading, status pills, tool buttons and result panel.
import { drawIcon, type IconName } from './icons.ts';
import { box, confetti, disc, rays, star, text } from './shapes.ts';
import { HEIGHT, STUDIO, WIDTH, type Theme } from './theme.ts';

export const BUTTON_COLORS = {
  paper: { face: '#fff7ea', edge: '#d9bfa2', ink: STUDIO.ink },
  apricot: { face: '#ff9f45', edge: '#cf6414', ink: '#fff' },
  leaf: { face: '#62b95a', edge: '#347a38', ink: '#fff' },
  coral: { face: '#f2695c', edge: '#b43a44', ink: '#fff' },
  violet: { face: '#8d6df0', edge: '#5636b8', ink: '#fff' },
  sky: { face: '#5bb8e8', edge: '#2c7fb5', ink: '#fff' },
  rose: { face: '#e070a5', edge: '#a33770', ink: '#fff' },
} as const;
export type ButtonColor = keyof typeof BUTTON_COLORS;

/** Draws a button with a thick lower edge; the label is below the icon, or beside it in wide buttons. */
export function drawButton(
  x: number,
  y: number,
  width: number,
  height: number,
  color: ButtonColor,
  options: { icon?: IconName; label?: string; size?: number },
): string {
  const { face, edge, ink } = BUTTON_COLORS[color];
  const radius = Math.min(height * 0.34, 52);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const wide = width > height * 2.2;
  const size = options.size ?? (wide ? height * 0.42 : 35);
  let inside = '';
  if (options.icon && !options.label) inside = drawIcon(options.icon, cx, cy, Math.min(width, height) * 0.6, ink);
  else if (!options.icon && options.label) inside = text(cx, cy + size * 0.34, options.label, { size, fill: ink, weight: 800 });
  else if (options.icon && options.label && wide)
    inside =
      drawIcon(options.icon, cx - options.label.length * size * 0.29 - size * 0.42, cy, size * 1.15, ink) +
      text(cx + size * 0.52, cy + size * 0.34, options.label, { size, fill: ink, weight: 800 });
  else if (options.icon && options.label)
    inside = drawIcon(options.icon, cx, cy - 22, 74, ink) + text(cx, y + height - 24, options.label, { size, fill: ink, weight: 700 });
  return (
    box(x, y + 22, width, height, radius, '#1a0d1c', 'opacity=".28" filter="url(#soft)"') +
    box(x, y + 12, width, height, radius, edge) +
    box(x, y, width, height, radius, face) +
    box(x + 10, y + 7, width - 20, height * 0.4, radius * 0.8, '#fff', 'opacity=".2"') +
    inside
  );
}

interface Pill {
  readonly label: string;
  readonly value: string | number;
}

/** Draws the game's name between two round buttons, and a row of pills below it. */
export function drawHeading(theme: Theme, pills: readonly Pill[], left: IconName = 'pause'): string {
  const gap = 24;
  const width = (960 - gap * (pills.length - 1)) / pills.length;
  const row = pills
    .map(({ label, value }, index) => {
      const x = 60 + index * (width + gap);
      const long = label.length + String(value).length > 9;
      return (
        box(x, 212, width, 100, 50, theme.deep, 'opacity=".62"') +
        box(x + 3, 215, width - 6, 94, 47, 'none', `stroke="${theme.tint}" stroke-opacity=".28" stroke-width="3"`) +
        text(x + 34, 275, label, { size: long ? 31 : 36, fill: theme.tint, anchor: 'start', weight: 600 }) +
        text(x + width - 30, 278, value, { size: long ? 43 : 50, anchor: 'end', weight: 800 })
      );
    })
    .join('');
  return drawRoundButton(60, 78, left) + drawRoundButton(924, 78, 'settings') + drawTitle(theme.title, 540, 148, 66, theme) + row;
}

/** Draws a small round button of the heading. */
export function drawRoundButton(x: number, y: number, name: IconName): string {
  return drawButton(x, y, 96, 88, 'paper', { icon: name });
}

/** Draws the game's name in the style of its logo. */
export function drawTitle(words: string, x: number, y: number, size: number, theme: Theme): string {
  return (
    text(x, y + size * 0.09, words, {
      size,
      weight: 800,
      fill: theme.deep,
      outline: theme.deep,
      outlineWidth: size * 0.24,
      opacity: 0.85,
    }) + text(x, y, words, { size, weight: 800, outline: theme.deep, outlineWidth: size * 0.2 })
  );
}

export interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly color?: ButtonColor;
}

/** Draws a row of large buttons along the bottom. */
export function drawToolbar(tools: readonly Tool[], y = 2108): string {
  const gap = 26;
  const width = (960 - gap * (tools.length - 1)) / tools.length;
  return tools.map((tool, index) => drawButton(60 + index * (width + gap), y, width, 146, tool.color ?? 'paper', tool)).join('');
}

export const CARD_TOOLS: readonly Tool[] = [
  { icon: 'undo', label: 'Undo' },
  { icon: 'hint', label: 'Hint', color: 'apricot' },
  { icon: 'wand', label: 'Auto' },
  { icon: 'new', label: 'New' },
];

/** Draws a paper panel with a ribbon across its top. */
export function drawPanel(
  x: number,
  y: number,
  width: number,
  height: number,
  ribbon: string,
  colors: { ribbon: string; fold: string },
): string {
  const [cx, half] = [x + width / 2, Math.min(width / 2 + 34, 500)];
  const tail = (side: 1 | -1) =>
    `<path d="M${cx + side * (half - 90)} ${y + 10}H${cx + side * half}L${cx + side * (half - 34)} ${y + 62}L${cx + side * half} ${y + 114}H${cx + side * (half - 90)}Z" fill="${colors.fold}"/>`;
  return (
    box(x, y + 34, width, height, 64, '#1a0d1c', 'opacity=".4" filter="url(#far)"') +
    box(x, y + 16, width, height, 64, '#d9bfa2') +
    box(x, y, width, height, 64, '#fff7ea') +
    box(x + 18, y + 18, width - 36, height - 36, 48, 'none', 'stroke="#f3dfc4" stroke-width="6"') +
    tail(1) +
    tail(-1) +
    `<path d="M${cx - half + 60} ${y - 42}Q${cx} ${y - 78} ${cx + half - 60} ${y - 42}V${y + 78}Q${cx} ${y + 42} ${cx - half + 60} ${y + 78}Z" fill="${colors.ribbon}"/>` +
    `<path d="M${cx - half + 60} ${y - 30}Q${cx} ${y - 66} ${cx + half - 60} ${y - 30}M${cx - half + 60} ${y + 66}Q${cx} ${y + 30} ${cx + half - 60} ${y + 66}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-dasharray="16 14"/>` +
    text(cx, y + 24, ribbon, { size: 84, weight: 800, outline: colors.fold, outlineWidth: 14 })
  );
}

/** Draws rows of labels and values inside a panel. */
export function drawFacts(x: number, y: number, width: number, rows: readonly (readonly [string, string])[], step = 92): string {
  return rows
    .map(([label, value], index) => {
      const top = y + index * step;
      return (
        box(x, top, width, step - 14, 26, '#fbe9d0') +
        text(x + 36, top + 53, label, { size: 42, fill: '#7a5566', anchor: 'start', weight: 600 }) +
        text(x + width - 36, top + 55, value, { size: 50, fill: STUDIO.ink, anchor: 'end', weight: 800 })
      );
    })
    .join('');
}

/** Draws three stars in an arc above (x, y). */
export function drawThreeStars(x: number, y: number, radius: number): string {
  return (
    star(x - radius * 2.15, y + radius * 0.34, radius * 0.86, { turn: -14 }) +
    star(x + radius * 2.15, y + radius * 0.34, radius * 0.86, { turn: 14 }) +
    star(x, y - radius * 0.2, radius * 1.14)
  );
}

/** Dims the board and draws light rays and confetti behind a result. */
export function drawCelebration(theme: Theme, y: number, seed: number): string {
  return (
    box(0, 0, WIDTH, HEIGHT, 0, theme.deep, 'opacity=".5"') +
    rays(540, y, 1500, '#fff', 0.09, 16) +
    disc(540, y, 620, `url(#glow)`, '') +
    confetti(seed, -20, 330, WIDTH + 40, 1500, 110)
  );
}
