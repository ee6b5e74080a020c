// The five inks and their names. They differ in hue and lightness, and each has a contrast of at least 3:1 with the card.

export const INKS = ['red', 'yellow', 'green', 'blue', 'pink'] as const;
export type Ink = (typeof INKS)[number];

export const INK_NAMES: Readonly<Record<Ink, string>> = { red: 'Red', yellow: 'Yellow', green: 'Green', blue: 'Blue', pink: 'Pink' };

/** A color in OKLCH. */
export interface Color {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number; // degrees
}

export const INK_COLORS: Readonly<Record<Ink, Color>> = {
  blue: { lightness: 0.62, chroma: 0.18, hue: 255 },
  red: { lightness: 0.68, chroma: 0.21, hue: 27 },
  pink: { lightness: 0.76, chroma: 0.17, hue: 345 },
  green: { lightness: 0.84, chroma: 0.2, hue: 142 },
  yellow: { lightness: 0.92, chroma: 0.17, hue: 100 },
};

export const CARD_COLOR: Color = { lightness: 0.24, chroma: 0.065, hue: 322 };

export function toCssColor({ lightness, chroma, hue }: Color): string {
  return `oklch(${lightness} ${chroma} ${hue})`;
}
