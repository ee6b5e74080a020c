// The arcade page: its row in the page table and its texts.
import { counts } from '#app/content/data/counts.ts';
import { capitalize, countInWords, toNumberWord } from '#app/content/format/number-words.ts';
import { noscriptText } from '#app/content/data/play-text.ts';
import type { Page } from '#app/content/schema/page-schema.ts';
import { ARCADE_PATH } from '#app/content/paths.ts';

const games = countInWords(counts.miniGames, 'mini game');

export const page: Page = {
  path: ARCADE_PATH,
  module: 'play/play.tsx',
  order: 72,
  navigation: [],
  llms: 'Mini Games',
  name: 'Mini Games',
  title: 'Play Free Mini Games Online',
  description: `Solitaire, Sudoku, Minesweeper and more: ${games} to play in your browser, free, with no sign-up. Your scores stay on your own device.`,
  keywords: [
    'free mini games',
    'browser games',
    'games without sign-up',
    'play solitaire',
    'play sudoku',
    'play 2048',
    'online games',
    'arcade',
    'no download',
  ],
  heading: 'Mini Games',
  lead: `${capitalize(toNumberWord(counts.miniGames))} quick classics, all free.`,
  updated: '2026-11-22',
  picture: 'arcade/cabinet',
  ground: 'play',
  socialPicture: 'arcade/cabinet',
};

export const text = {
  hallTitle: 'Pick a Game',
  noscriptText,
  statisticsLink: 'Your statistics',
  parentsLink: 'For parents',
};
