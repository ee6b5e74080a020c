// The colors of each game's table, and those of the studio.
export const GAMES = [
  'solitaire-go',
  'block-blitz-go',
  'spider-solitaire-go',
  'freecell-solitaire',
  'idle-mouse',
  'castle-solitaire',
] as const;
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
  'solitaire-go': {
    slug: 'solitaire-go',
    title: 'Solitaire Go',
    accent: '#2f9e6e',
    light: '#4cc48f',
    mid: '#2f9e6e',
    dark: '#12583f',
    deep: '#0c4631',
    tint: '#c9f2de',
  },
  'spider-solitaire-go': {
    slug: 'spider-solitaire-go',
    title: 'Spider Solitaire Go',
    accent: '#7a4fd0',
    light: '#a17ef0',
    mid: '#7a4fd0',
    dark: '#3c2188',
    deep: '#2e176d',
    tint: '#e4d8ff',
  },
  'block-blitz-go': {
    slug: 'block-blitz-go',
    title: 'Block Blitz Go',
    accent: '#f2604f',
    light: '#ff9a7a',
    mid: '#f2604f',
    dark: '#a52a4a',
    deep: '#6d1c44',
    tint: '#ffe2d6',
  },
  'freecell-solitaire': {
    slug: 'freecell-solitaire',
    title: 'FreeCell Solitaire',
    accent: '#2f7fd6',
    light: '#5fb0f5',
    mid: '#2f7fd6',
    dark: '#123f8c',
    deep: '#0e3173',
    tint: '#d3e8ff',
  },
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
