// How a flood runs over the board: each square sinks a little later than those before it.
import type { MinesweeperEvent } from '#app/games/minesweeper/rules/state.ts';

/** How many steps each square that was just opened is away from where the player pressed; empty when none was. */
export function countFloodSteps(events: readonly MinesweeperEvent[], width: number): ReadonlyMap<number, number> {
  const opened = events.find((event) => event.type === 'opened')?.cells ?? [];
  const from = events.find((event) => event.type === 'chorded')?.cell ?? opened[0] ?? 0;
  const countSteps = (cell: number) => {
    const rows = Math.abs(Math.floor(cell / width) - Math.floor(from / width));
    return Math.max(rows, Math.abs((cell % width) - (from % width)));
  };
  return new Map(opened.map((cell) => [cell, countSteps(cell)]));
}
