// The weekly plan: which games and variants a day's set contains, from an easy Monday to a hard Sunday.
import { registry } from '#app/games/registry.ts';

/** A board in a day's set. */
export interface PlannedBoard {
  readonly game: string; // game ID
  readonly variant: string; // variant ID
  /** Shown in place of the variant's label, which describes games of one's own. */
  readonly label?: string;
}

/** Wordle has the same variant every day. */
const WORDLE = { game: 'wordle', variant: 'unlimited', label: 'Daily' } as const;

/** What the levels of Sudoku are called beside a board, by variant: a level alone could be one of anything. */
const SUDOKU_LABELS = { classic: 'Level: Classic', medium: 'Level: Medium', hard: 'Level: Hard', expert: 'Level: Expert' } as const;

/** A day's set: the five games of every day, and one that changes with the weekday. */
function createSet(sudoku: keyof typeof SUDOKU_LABELS, minesweeper: string, other: PlannedBoard): readonly PlannedBoard[] {
  return [
    { game: 'sudoku', variant: sudoku, label: SUDOKU_LABELS[sudoku] },
    WORDLE,
    { game: 'minesweeper', variant: minesweeper },
    { game: 'solitaire', variant: 'winnable' },
    { game: '2048', variant: '4x4' },
    other,
  ];
}

/**
 * From Monday to Sunday. The games that change with the weekday are those in which fewer moves are better. A change also changes the boards of
 * past days.
 */
export const WEEKLY_PLAN: readonly (readonly PlannedBoard[])[] = [
  createSet('classic', 'small', { game: 'memory', variant: '12-cards' }),
  createSet('classic', 'small', { game: 'puzzle', variant: '3x3' }),
  createSet('medium', 'small', { game: 'memory', variant: '12-cards' }),
  createSet('medium', 'small', { game: 'puzzle', variant: '4x4' }),
  createSet('hard', 'medium', { game: 'memory', variant: '20-cards' }),
  createSet('hard', 'medium', { game: 'puzzle', variant: '5x5' }),
  createSet('expert', 'medium', { game: 'memory', variant: '20-cards' }),
];

/** Whether the site has a planned game. */
export function isPlayed({ game }: PlannedBoard): boolean {
  return registry.some(({ id }) => id === game);
}

const plannedIds = new Set(WEEKLY_PLAN.flat().map(({ game }) => game));

/** All mini games with daily boards, in the order of their tiles. */
export const dailyGames = registry.filter(({ id }) => plannedIds.has(id));
