// Finished mini games for the device to bring back: each one is a save whose moves the rules themselves have played to the end.
import { engine as game2048 } from '#app/mini-games/2048/rules/rules.ts';
import type { Engine } from '#app/mini-games/rules.ts';
import { engine as hangman } from '#app/mini-games/hangman/rules/rules.ts';
import { draw } from '#app/mini-games/lib/rng.ts';
import { engine as memory } from '#app/mini-games/memory/rules/rules.ts';
import { engine as minesweeper } from '#app/mini-games/minesweeper/rules/rules.ts';
import { engine as puzzle } from '#app/mini-games/puzzle/rules/rules.ts';
import { engine as solitaire } from '#app/mini-games/solitaire/rules/rules.ts';
import type { SolitaireMove } from '#app/mini-games/solitaire/rules/moves.ts';
import { topOf, WASTE, type SolitaireState } from '#app/mini-games/solitaire/rules/table.ts';
import { engine as sudoku } from '#app/mini-games/sudoku/rules/rules.ts';
import { engine as ticTacToe } from '#app/mini-games/tic-tac-toe/rules/rules.ts';
import { engine as wordle } from '#app/mini-games/wordle/rules/rules.ts';
import { SHORT_GAME, SHORT_GAME_SEED } from '#app/mini-games/solitaire/page.ts';

const SEED = 2026;
const MOST_MOVES = 5000;
const RANKS = 'A23456789TJQK';
const SUITS = 'SHCD';

/** The save of a game after these moves, as the session writes it. */
function saveOf<State, Move, Options>(engine: Engine<State, Move, Options>, seed: number, moves: readonly Move[]): string {
  const [{ label }] = engine.variants;
  return JSON.stringify({ engineVersion: engine.version, variant: label, seed, moves, elapsedMs: 65_000, isCounted: true });
}

/** A whole game: by hints to the end where chance would not find it, else by chance among what the engine suggests. */
function finished<State, Move, Options>(engine: Engine<State, Move, Options>, isByHints = false): string {
  let state = engine.start(engine.variants[0].options, SEED);
  let rng = SEED;
  const moves: Move[] = [];
  while (engine.status(state) === 'playing' && moves.length < MOST_MOVES) {
    const suggested = engine.candidateMoves(state);
    let choice = 0;
    if (!isByHints && suggested.length > 0) [choice, rng] = draw(rng, suggested.length);
    const move = suggested[choice] ?? engine.clock?.tick(engine.clock.period(state) ?? 0);
    if (move === undefined) break;
    state = engine.play(state, move);
    moves.push(move);
  }
  return saveOf(engine, SEED, moves);
}

/** The pile that a card lies on, and how many cards lead from it to the top. */
function placeOf(state: SolitaireState, signs: string): { from: number; count: number } {
  const card = 4 * RANKS.indexOf(signs[0] ?? '') + SUITS.indexOf(signs[1] ?? '');
  if (topOf(state, WASTE) === card) return { from: WASTE, count: 1 };
  const from = state.columns.findIndex((cards) => cards.includes(card));
  const cards = state.columns[from] ?? [];
  return { from, count: cards.length - cards.indexOf(card) };
}

function finishedSolitaire(): string {
  let state = solitaire.start(solitaire.variants[0].options, SHORT_GAME_SEED);
  const moves: SolitaireMove[] = [];
  function play(move: SolitaireMove): void {
    state = solitaire.play(state, move);
    moves.push(move);
  }
  for (const step of SHORT_GAME) {
    const [card = '', column] = step.split('>');
    if (/^\d+$/.test(card)) for (let count = Number(card); count > 0; count -= 1) play({ type: 'draw' });
    else if (column === undefined) play({ type: 'send', ...placeOf(state, card) });
    else play({ type: 'move', to: Number(column) - 1, ...placeOf(state, card) });
  }
  play({ type: 'finish' });
  while (solitaire.status(state) === 'playing' && moves.length < MOST_MOVES) play({ type: 'home' });
  return saveOf(solitaire, SHORT_GAME_SEED, moves);
}

/** What the device keeps, by its key. */
export function finishedGames(): Readonly<Record<string, string>> {
  const saves = {
    'tic-tac-toe': finished(ticTacToe),
    memory: finished(memory),
    puzzle: finished(puzzle, true),
    hangman: finished(hangman),
    minesweeper: finished(minesweeper),
    wordle: finished(wordle),
    '2048': finished(game2048),
    sudoku: finished(sudoku, true),
    solitaire: finishedSolitaire(),
  };
  return Object.fromEntries(Object.entries(saves).map(([id, save]) => [`apricot.mini-games.${id}.save`, save]));
}
