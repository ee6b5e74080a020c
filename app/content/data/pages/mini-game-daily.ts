// The daily pages, one for each game in the weekly plan: their metadata and texts.
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import { createDailyPath } from '#app/content/paths/play-path.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { DAILY_GAME_IDS } from '#app/arcade/daily/model/weekly-plan.ts';
import { registry } from '#app/games/registry.ts';

/** Metadata of a daily page. */
export function createDailyPage({ id, title }: MiniGameEntry): SitePage {
  return {
    path: createDailyPath(id),
    name: 'Daily',
    title: `Daily ${title}: The Same Board for Everyone`,
    description: `The ${title} of the day: the same board for everyone, with your streak, a calendar of past days, and a result worth sending. Free, no sign-up.`,
    keywords: [`daily ${title.toLowerCase()}`, `${title.toLowerCase()} of the day`, 'daily puzzle games'],
    heading: `Daily ${title}`,
    updated: '2026-11-22',
    socialPicture: `mini-games/${id}`,
  };
}

export const family: PageFamily = {
  path: createDailyPath(':id'),
  module: 'play/daily.tsx',
  order: 122,
  isSearchable: true,
  llms: 'Optional',
  members: () => registry.filter(({ id }) => DAILY_GAME_IDS.includes(id)).map(createDailyPage),
};

export const text = {
  lead: 'One board a day, the same for everyone. It gets harder from Monday to Sunday.',
  /** Shown when the browser runs no scripts. */
  noscriptText: 'Playing needs scripts and a browser from 2023 or newer.',
  howTitle: 'How the Days Work',
  how: [
    'Midnight on your own clock brings the next set. A board that you began before midnight still counts for its day.',
    'Your day is kept on this device, beside the games that you have under way. Neither gets in the way of the other.',
    'Every board is proven before it comes: one solution in Sudoku, no guess in Minesweeper, a way to win in Solitaire, and the fewest moves of Memory and of the small Puzzle.',
    'In 2048 the tiles come in the same order for the same slides, and our own player has set the goal. Once you reach it you have won the board, and you can play on.',
    'A lost board can be tried again, apart from Wordle. The result says on which try you won and how many hints you took.',
  ],
  rules: 'Rules, tips and keys',
};

export type DailyPageText = typeof text;
