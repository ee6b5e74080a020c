// A mini game's own page: one for each game of the registry. Its texts are in play/<id>.ts.
import { atStart } from '#app/content/format/number-words.ts';
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import { playPath } from '#app/content/paths/play-path.ts';
import type { PlayText } from '#app/content/schema/play-schema.ts';
import { playText } from '#app/content/data/play-text.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { registry } from '#app/games/registry.ts';

/** What search engines, lists of pages and social readers are told of a mini game's page. */
export function miniGamePage({ id, title: name }: MiniGameEntry): SitePage {
  const { title, description, keywords, updated } = playText(id);
  return {
    path: playPath(id),
    name,
    title,
    description,
    keywords,
    heading: name,
    updated,
    socialPicture: `mini-games/${id}`,
  };
}

export const family: PageFamily = {
  path: playPath(':id'),
  module: 'play/mini-game.tsx',
  order: 120,
  llms: 'Mini Games',
  members: () => registry.map(miniGamePage),
};

const PLAYERS: Readonly<Record<PlayText['playModes'][number], string>> = { SinglePlayer: 'one', MultiPlayer: 'two at one screen' };

export const text = {
  /** Where there are no scripts. */
  needsLine: 'Playing needs scripts and a browser from 2023 or newer. Everything below can be read without.',
  howToPlay: 'How to Play',
  rules: 'The Finer Points',
  tips: 'Tips',
  variants: 'Ways to Play',
  keys: 'Keys',
  statistics: 'Your Statistics',
  statisticsLead: 'Kept on this device, and nowhere else.',
  allStatistics: 'Statistics of all games',
  questions: 'People Ask',
  others: 'More Mini Games',
  bigSister: 'Its Big Sister',
  atAGlance: 'At a Glance',
  price: 'Free, no sign-up',
  runsOn: 'Any phone, tablet or computer',
  needs: 'A browser from 2023 or newer, nothing to install',
  language: 'English',
};

export type MiniGameWords = typeof text;

/** How many can play, in words. */
export function playersIn(modes: PlayText['playModes']): string {
  return atStart(modes.map((mode) => PLAYERS[mode]).join(', or '));
}
