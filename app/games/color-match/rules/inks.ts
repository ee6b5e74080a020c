// The five inks and their names. They differ in hue and lightness, and each has a contrast of at least 3:1 with the card.

export const INKS = ['red', 'yellow', 'green', 'blue', 'pink'] as const;
export type Ink = (typeof INKS)[number];

export const INK_NAMES: Readonly<Record<Ink, string>> = { red: 'Red', yellow: 'Yellow', green: 'Green', blue: 'Blue', pink: 'Pink' };

export const INK_COLORS: Readonly<Record<Ink, string>> = {
  blue: 'oklch(0.62 0.18 255)',
  red: 'oklch(0.68 0.21 27)',
  pink: 'oklch(0.76 0.17 345)',
  green: 'oklch(0.84 0.2 142)',
  yellow: 'oklch(0.92 0.17 100)',
};

export const CARD_COLOR = 'oklch(0.24 0.065 322)';
