// Finished games of all mini games and demos, one for each way to end.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Outcome, Variant } from '#app/game-kit/rules.ts';
import { demos } from '#app/games/demos.ts';
import { registry } from '#app/games/registry.ts';

const SEED = 0x3f2a91;

/** What differs from a new game. */
type Changes = Readonly<Record<string, unknown>>;

interface Row {
  readonly game: string; // id
  readonly variant?: string; // id; the first one if omitted
  readonly end: Changes | ((start: Changes) => Changes);
  /** What the shared text must say. */
  readonly shares: readonly string[];
  /** What it must not give away. */
  readonly hides?: string;
}

const TIME = '2:41';
export const ELAPSED_MS = 161_000;

function countUp(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** A full board without equal neighbors, and this largest tile as a power of two. */
const createStuckBoard = (power: number) => [power, ...countUp(15).map((index) => 1 + ((index + 1 + Math.floor((index + 1) / 4)) % 2))];

const DRAWN = [...'XOXXOOOXX'];
const X_WINS = ['X', 'X', 'X', 'O', 'O', null, null, null, null];
const O_WINS = ['X', 'X', null, 'O', 'O', 'O', null, null, 'X'];

const ROWS: readonly Row[] = [
  { game: 'tic-tac-toe', end: { board: X_WINS }, shares: ['X beat O', '3 moves'] },
  { game: 'tic-tac-toe', end: { board: DRAWN }, shares: ['a draw'] },
  { game: 'tic-tac-toe', variant: 'easy', end: { board: X_WINS }, shares: ['beat the computer', '3 moves'] },
  { game: 'tic-tac-toe', variant: 'easy', end: { board: O_WINS }, shares: ['lost to the computer', '3 moves'] },
  { game: 'tic-tac-toe', variant: 'hard', end: { board: DRAWN }, shares: ['a draw with the computer'] },
  { game: 'memory', end: { matched: countUp(12), moves: 13 }, shares: ['13 moves', TIME] },
  { game: 'memory', end: { matched: countUp(12), moves: 6 }, shares: ['6 moves', TIME] },
  {
    game: 'memory',
    variant: 'two-players',
    end: { matched: countUp(20), finders: [1, 1, 1, 2, 2, 2, 2, 2, 2, 2], moves: 20 },
    shares: ['player 2 beat player 1', '7 pairs to 3'],
  },
  {
    game: 'memory',
    variant: 'two-players',
    end: { matched: countUp(20), finders: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2], moves: 20 },
    shares: ['a draw', '5 pairs'],
  },
  {
    game: 'color-match',
    end: { isStarted: true, remainingMs: 0, right: 23, wrong: 2, reactionMs: 20_000 },
    shares: ['23 points', '92%'],
  },
  { game: 'color-match', end: { isStarted: true, remainingMs: 0 }, shares: ['0 points'] },
  { game: 'snake', end: { isStarted: true, isDead: true, body: countUp(16) }, shares: ['130 points'] },
  { game: 'snake', end: { isStarted: true, foods: [], body: countUp(400) }, shares: ['3,970 points'] },
  { game: 'puzzle', end: { tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], moves: 42 }, shares: ['42 moves', TIME] },
  { game: 'hangman', end: { word: 'REACT', tried: [...'RESACT'] }, shares: ['1 wrong guess'], hides: 'REACT' },
  { game: 'hangman', end: { word: 'REACT', tried: [...'REABDFGHI'] }, shares: ['3 letters', '6 of 6 balloons'], hides: 'REACT' },
  { game: 'minesweeper', end: { opened: 54, field: Array(64).fill(0) }, shares: [TIME] },
  { game: 'minesweeper', end: { opened: 31, field: Array(64).fill(0), hits: [5] }, shares: ['31 of 54 squares'], hides: '💣' },
  { game: 'wordle', end: { answer: 'PIXEL', guesses: ['LEVEL', 'GAMES', 'PIXEL'] }, shares: ['3/6', '🟩'], hides: 'PIXEL' },
  { game: 'wordle', end: { answer: 'PIXEL', guesses: Array(6).fill('EXTRA') }, shares: ['X/6', '🟨'], hides: 'PIXEL' },
  { game: '2048', end: { board: createStuckBoard(9), score: 4560, turns: 312 }, shares: ['4,560 points', 'largest tile 512'] },
  { game: '2048', end: { board: createStuckBoard(11), score: 20_000, turns: 950 }, shares: ['20,000 points', 'largest tile 2048'] },
  { game: 'sudoku', end: ({ solution }) => ({ cells: solution }), shares: [TIME] },
  { game: 'solitaire', end: { foundations: [48, 49, 50, 51], score: 640 }, shares: [TIME, '640 points'] },
  { game: 'tetris', end: { isStarted: true, lines: 41, score: 12_300 }, shares: ['12,300 points', '41 lines', 'level 5'] },
  {
    game: 'tetris',
    variant: 'sprint',
    end: { isStarted: true, lines: 40, score: 9_000 },
    shares: ['40 lines in 2:41.00', 'Can you beat 2:41.00?'],
    hides: '9,000',
  },
  { game: 'tetris', variant: 'sprint', end: { isStarted: true, lines: 23, score: 3_100 }, shares: ['23 of 40 lines'] },
  { game: 'spider', end: { runs: Array(8).fill(0), moves: 120 }, shares: ['all 8 runs', TIME, '1,180 points'] },
  { game: 'spider', end: { runs: Array(5).fill(0), columns: [[0]], stock: [], moves: 90 }, shares: ['5 of 8 runs'] },
  { game: 'freecell', end: { deal: 617, foundations: [48, 49, 50, 51], moves: 88 }, shares: ['deal 617', '88 moves', TIME] },
  { game: 'freecell', end: { deal: 617, columns: [], cells: [] }, shares: ['deal 617'] },
  { game: 'block-blitz', end: { tray: [null, null, null], score: 1_240, lines: 31 }, shares: ['1,240 points', '31 lines'] },
];

const GAMES = [...registry, ...demos];

export interface FinishedGame extends Pick<Row, 'shares' | 'hides'> {
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
  readonly origin: { readonly variant: Variant<unknown>; readonly seed: number; readonly carried: undefined };
  readonly state: unknown;
  readonly outcome: Outcome;
}

async function finish({ game: id, variant: variantId, end, shares, hides }: Row): Promise<readonly [title: string, FinishedGame]> {
  const entry = GAMES.find((one) => one.id === id);
  if (!entry) throw new Error(`There is no game ${id}`);
  const { game } = await entry.load();
  const variant = game.rules.variants.find((one) => one.id === variantId) ?? game.rules.variants[0];
  const start = game.rules.start(variant.options, SEED) as Changes;
  const state = { ...start, ...(typeof end === 'function' ? end(start) : end) };
  const outcome = game.rules.outcome(state);
  if (!outcome) throw new Error(`${id} is not over`);
  const finished = { entry, game, origin: { variant, seed: SEED, carried: undefined }, state, outcome, shares, ...(hides && { hides }) };
  return [`${entry.title}, ${variant.label}, ${outcome.result}: ${shares[0]}`, finished];
}

/** Every game is in it, with a title for the test. */
export const FINISHED_GAMES = await Promise.all(ROWS.map(finish));
