// The daily pages, one for each game in the weekly plan: their metadata and texts.
import { formatList } from '#app/content/format/sentences.ts';
import { noscriptText } from '#app/content/data/play-text.ts';
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import { createDailyPath } from '#app/content/paths.ts';
import { dailyGames } from '#app/content/data/weekly-plan.ts';

/** Metadata of a daily page. */
export function createDailyPage({ id, title }: (typeof dailyGames)[number]): SitePage {
  return {
    path: createDailyPath(id),
    name: 'Daily',
    title: `Daily ${title}: The Same Board for Everyone`,
    description: `Today's ${title}: the same board for everyone, with streaks, a calendar of past puzzles and a result to share. Free, no sign-up.`,
    keywords: [`daily ${title.toLowerCase()}`, `${title.toLowerCase()} of the day`, 'daily puzzle games'],
    heading: `Daily ${title}`,
    updated: '2026-11-22',
    socialPicture: `mini-games/${id}`,
  };
}

function isDaily(id: string): boolean {
  return dailyGames.some((game) => game.id === id);
}

/** Those of the texts, by mini game, whose game has daily boards. */
function pickDaily(texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts).flatMap(([id, words]) => (isDaily(id) ? [words] : []));
}

export const family: PageFamily = {
  path: createDailyPath(':id'),
  module: 'play/daily.tsx',
  part: 'dailyBoards',
  order: 122,
  isSearchable: true,
  llms: 'Optional',
  members: () => dailyGames.map(createDailyPage),
};

/** What is known of each game's boards, in the words of the page, as far as the site has the game. */
const KNOWN_FEWEST = pickDaily({ memory: 'Memory', puzzle: 'the small Puzzle' });
const PROOFS = [
  ...pickDaily({ sudoku: 'Sudoku has one solution', minesweeper: 'Minesweeper needs no guessing', solitaire: 'Solitaire is winnable' }),
  ...(KNOWN_FEWEST.length > 0 ? [`we know the fewest moves for ${formatList(KNOWN_FEWEST)}`] : []),
];

export const text = {
  lead: 'One board a day, the same for everyone. Mondays are easy, Sundays hard.',
  noscriptText,
  howTitle: 'How Daily Puzzles Work',
  /** On the page of all mini games. */
  how: [
    'A new set comes at midnight, your time. A board you start before midnight still counts for that day.',
    'Daily boards are saved on this device, separately from your other games.',
    `Every board is checked in advance: ${formatList(PROOFS)}.`,
    ...(isDaily('2048')
      ? [
          "In 2048, the same slides bring the same tiles, and our solver sets the goal. Reach it and you've won the board, but you can keep playing.",
        ]
      : []),
    `If you lose a board, you can try it again${isDaily('wordle') ? ', except in Wordle' : ''}. The result shows which try you won on and how many hints you took.`,
  ],
  rules: 'Rules and tips of',
};
