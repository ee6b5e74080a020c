// The colors of each game's table, and those of the studio.
export const GAMES = ['idle-mouse', 'castle-solitaire'] as const;
type GameSlug = (typeof GAMES)[number];

export interface Theme {
  readonly slug: string; // of its pictures
  readonly title: string;
  readonly accent: string;
  readonly light: string; // the lit center of the table
  readonly mid: string;
  readonly dark: string; // its corners
  readonly deep: string; // wells, pills and shades
  readonly tint: string; // small print on the table
}

export const THEMES: Readonly<Record<GameSlug, Theme>> = {
  'idle-mouse': {
    slug: 'idle-mouse',
    title: 'Idle Mouse',
    accent: '#e8a420',
    light: '#ffe0a0',
    mid: '#f7b84a',
    dark: '#b4661c',
    deep: '#5a2d1e',
    tint: '#fff0cf',
  },
  'castle-solitaire': {
    slug: 'castle-solitaire',
    title: 'Castle Solitaire',
    accent: '#d0568f',
    light: '#f394be',
    mid: '#d0568f',
    dark: '#7d2566',
    deep: '#5c1850',
    tint: '#ffdcec',
  },
};

export const STUDIO = {
  apricot: '#f7923f',
  coral: '#f2695c',
  cream: '#fff5e6',
  leaf: '#4f9d4b',
  ink: '#3a1d3f',
  violet: '#7a5ae0',
  yellow: '#ffc94d',
  sky: '#5bb8e8',
} as const;

export const WIDTH = 1080;
export const HEIGHT = 2340;
