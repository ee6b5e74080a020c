// Draws the parts of the court figures. (0, 0) is the center of the head; the panel extends 81 units to each side.
const SKIN = { light: '#fcd5b2', tan: '#efb488', brown: '#b9764a', dark: '#8a5336' } as const;
type Skin = keyof typeof SKIN;

export const PAINT = {
  ink: '#3a1d3f',
  gold: '#ffc94d',
  amber: '#e99a1f',
  apricot: '#f7923f',
  coral: '#f2695c',
  crimson: '#c93a4b',
  leaf: '#4f9d4b',
  moss: '#357a3c',
  violet: '#7a5ae0',
  grape: '#543a9e',
  sky: '#5bb8e8',
  sea: '#2f86c4',
  cream: '#fff5e6',
  wood: '#a8683a',
  steel: '#c9d3e6',
} as const;

/** Half of a court figure: the bust, and the arm with its item. */
export interface Figure {
  readonly bust: string;
  readonly held: string;
}

export const fill = (color: string, d: string): string => `<path d="${d}" fill="${color}"/>`;

export const line = (color: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const dot = (color: string, x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;

export const oval = (color: string, x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"/>`;

/** Returns the markup and its reflection in the vertical axis. */
export const withReflection = (markup: string): string => `${markup}<g transform="scale(-1 1)">${markup}</g>`;

export const placeAt = (x: number, y: number, markup: string, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? `rotate(${turn})` : ''}">${markup}</g>`;

/** Draws the robe from the shoulders to the ribbon, with a front panel in the color `front`, if given. */
export function drawRobe(color: string, front?: string): string {
  const panel = front ? fill(front, 'M-24 28H24L30 84H-30Z') : '';
  return fill(color, 'M-81 92V66Q-64 36-26 29H26Q64 36 81 66V66Z') + panel;
}

/** Draws a head with ears and neck, without a face. */
export function drawHead(skin: Skin): string {
  const color = SKIN[skin];
  return `<path d="M-12 22H12V36Q0 46-12 36Z" fill="${color}"/><path d="M-12 29Q0 38 12 29V35Q0 43-12 35Z" fill="#6b2230" opacity=".28"/>${withReflection(dot(color, 34, 3, 8))}<rect x="-34" y="-34" width="68" height="67" rx="31" fill="${color}"/>`;
}

const MOUTHS = {
  smile: line(PAINT.ink, 3, 'M-7 17Q0 24 7 17'),
  grin: `<path d="M-9 15.500Q0 17.5 9 15.500Q8 26 0 26T-9 15.500Z" fill="#8c2338"/><path d="M-7 16Q0 17.5 7 16L6 19.500H-6Z" fill="#fff"/>`,
  lips: `<path d="M-7 18Q-3 14.5 0 16.500Q3 14.5 7 18Q0 25-7 18Z" fill="#d23a4e"/>`,
  smirk: line(PAINT.ink, 3, 'M-6 19Q2 22 8 15'),
  none: '',
} as const;

interface Look {
  readonly mouth: keyof typeof MOUTHS;
  readonly lashes?: boolean;
  readonly brow?: string; // its color
  readonly browLine?: string; // right brow, mirrored to the left
  readonly wink?: boolean;
}

/** Draws eyes, cheeks, nose, mouth and brows on a head at (0, 0). */
export function drawFace({ mouth, lashes, brow, browLine = 'M7-13Q13-17 19-13', wink }: Look): string {
  const eye =
    oval(PAINT.ink, 13, -1, 4.4, 5.8) + dot('#fff', 14.5, -3.2, 1.7) + (lashes ? line(PAINT.ink, 2.4, 'M16-5L21-8M17.5-1.500L22-2.5') : '');
  const left = `<g transform="scale(-1 1)">${eye.replace('cx="14.5"', 'cx="11.5"')}</g>`;
  const eyes = wink ? left + line(PAINT.ink, 3, 'M8 0Q13-6 18 0') : left + eye;
  const brows = brow ? withReflection(line(brow, 4.2, browLine)) : '';
  return `${withReflection('<circle cx="22" cy="11" r="6.5" fill="#f2544f" opacity=".42"/>')}<ellipse cx="0" cy="8" rx="4.8" ry="3.8" fill="#8f2f24" opacity=".3"/>${eyes}${brows}${MOUTHS[mouth]}`;
}

/** Draws a sleeve, a cuff and a hand on the right side, holding `item`. */
export function drawArm(sleeve: string, cuff: string, skin: Skin, item: string): string {
  return (
    placeAt(58, 40, item) +
    line(PAINT.ink, 31, 'M51 63L57 58').replace('/>', ' opacity=".2"/>') +
    line(sleeve, 25, 'M51 63L57 58') +
    line(cuff, 9, 'M48 51L67 57') +
    dot(SKIN[skin], 58, 42, 10.5) +
    line('#6b2230', 2, 'M52 42H58').replace('/>', ' opacity=".3"/>')
  );
}

/** Draws a crown with five balls on top of the head. */
export function drawCrown(gold: string, shade: string, gem: string): string {
  const tips = withReflection(dot(gem, 39, -55, 5.5) + dot(gem, 20, -62, 4.6)) + dot(gem, 0, -63, 6);
  return `<path d="M-34-22L-39-52L-24-38L-20-59L-9-40L0-58L9-40L20-59L24-38L39-52L34-22Q0-12-34-22Z" fill="${gold}" stroke="${gold}" stroke-width="5" stroke-linejoin="round"/><path d="M-36-29Q0-18 36-29L35-18Q0-8-35-18Z" fill="${shade}"/>${withReflection(dot(gem, 18, -20.5, 3.6))}${dot('#fff', 0, -18.5, 4.2)}${tips}`;
}

/** Draws an ermine collar. */
export function drawErmine(): string {
  const tails = 'M-44 44l2 8M-22 50l2 8M22 50l-2 8M44 44l-2 8M-62 56l1 8M62 52l-1 8M0 54v8';
  return (
    fill(
      '#fffdf8',
      'M-26 26Q-70 36-75 62Q-64 76-48 68Q-34 78-20 70Q-8 78 0 72Q8 78 20 70Q34 78 48 68Q62 72 75 58Q68 36 26 26Q0 40-26 26Z',
    ) + line(PAINT.ink, 4, tails)
  );
}
