// Delays for the flood animation: squares open one after the other, outward from the pressed one.
import { getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import type { MinesweeperEvent } from '#app/games/minesweeper/rules/state.ts';

/** For each newly opened square, its distance from the pressed one in steps; empty if none was opened. */
export function countFloodSteps(events: readonly MinesweeperEvent[], width: number): ReadonlyMap<number, number> {
  const opened = events.find((event) => event.type === 'opened')?.cells ?? [];
  const from = events.find((event) => event.type === 'chorded')?.cell ?? opened[0] ?? 0;
  const countSteps = (cell: number) =>
    Math.max(Math.abs(getRow(cell, width) - getRow(from, width)), Math.abs(getColumn(cell, width) - getColumn(from, width)));
  return new Map(opened.map((cell) => [cell, countSteps(cell)]));
}
