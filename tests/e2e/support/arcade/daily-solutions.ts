// Solves daily boards with the rules of their games.
import { createBoardOfDay } from '#app/arcade/daily/model/board-of-day.ts';
import { findPlannedBoard } from '#app/arcade/daily/model/weekly-plan.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { replay } from '#app/game-kit/session/persistence/move-log.ts';
import type { Save } from '#app/game-kit/session/persistence/save.ts';
import { daily as daily2048 } from '#app/games/2048/daily.ts';
import { hints as hints2048 } from '#app/games/2048/hints.ts';
import { rules as rules2048, type State2048 } from '#app/games/2048/rules/rules.ts';
import { daily as dailyMinesweeper } from '#app/games/minesweeper/daily.ts';
import { MINE, OPEN } from '#app/games/minesweeper/rules/field.ts';
import { rules as minesweeper } from '#app/games/minesweeper/rules/rules.ts';
import type { MinesweeperState } from '#app/games/minesweeper/rules/state.ts';
import { rules as wordle } from '#app/games/wordle/rules/rules.ts';
import { createSave } from './seed-storage.ts';

/** The answer of a day's Wordle, from the rules of the game. */
export async function findWordleAnswer(day: number): Promise<string> {
  const planned = findPlannedBoard('wordle', day);
  if (!planned) throw new Error('Wordle is not in the set');
  const variant = wordle.variants.find(({ id }) => id === planned.variant);
  if (!variant) throw new Error(`Wordle has no ${planned.variant}`);
  await variant.resources?.load();
  const { seed } = createBoardOfDay({ rules: wordle as never }, planned, day);
  return wordle.start(variant.options, seed).answer;
}

/** The board of a day, and its state when it opens. */
function createDailyBoard<State>(id: string, game: object, day: number) {
  const { rules, daily } = game as Pick<MiniGame, 'rules' | 'daily'>;
  const planned = findPlannedBoard(id, day);
  if (!planned) throw new Error(`${id} is not in the set`);
  const board = createBoardOfDay({ rules, ...(daily && { daily }) }, planned, day);
  const state = replay(rules, { ...board, carried: undefined }, []) as State;
  return { ...board, state };
}

/** A mine of the day's Minesweeper, and the squares to open, in order, to win. */
export function solveMinesweeper(day: number): { readonly width: number; readonly mine: number; readonly cells: readonly number[] } {
  let { state } = createDailyBoard<MinesweeperState>('minesweeper', { rules: minesweeper, daily: dailyMinesweeper }, day);
  const cells: number[] = [];
  for (const [cell, content] of state.field.entries()) {
    if (content === MINE || state.covers[cell] === OPEN) continue;
    const played = minesweeper.play(state, { type: 'reveal', cell });
    if ('state' in played) ({ state } = played);
    cells.push(cell);
  }
  return { width: state.width, mine: state.field.indexOf(MINE), cells };
}

/** The day's 2048, played by its hints until one slide before its goal, as a save; and the key of that slide. */
export function playTo2048Goal(day: number): { readonly save: Save; readonly key: string } {
  const { seed, mark, state: fresh } = createDailyBoard<State2048>('2048', { rules: rules2048, daily: daily2048 }, day);
  const entries: object[] = [];
  for (let state = fresh; ;) {
    const [move] = hints2048.moves(state);
    const played = move && rules2048.play(state, move);
    if (!played || 'refused' in played) throw new Error('The goal is out of reach');
    if (played.state.score >= (mark ?? Infinity)) {
      const key = `Arrow${move.direction[0]?.toUpperCase()}${move.direction.slice(1)}`;
      return { save: createSave(rules2048, { seed, opening: [], entries, day: { day, isOnTime: true, zone: -480, mark, tries: 1 } }), key };
    }
    entries.push(move);
    ({ state } = played);
  }
}
