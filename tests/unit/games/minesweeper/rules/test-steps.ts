// Plays moves of Minesweeper in tests.
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import type { MinesweeperMove, MinesweeperState } from '#app/games/minesweeper/rules/state.ts';

const { after } = createTestPlay(rules);

/** A move and its square, such as 'flag 3'. */
export type Step = `${MinesweeperMove['type']} ${number}`;

export function parseStep(step: Step): MinesweeperMove {
  const [type, cell] = step.split(' ') as [MinesweeperMove['type'], string];
  return { type, cell: Number(cell) };
}

/** Returns the state after some moves; throws if one is refused. */
export function playSteps(state: MinesweeperState, ...steps: readonly Step[]): MinesweeperState {
  return after(state, ...steps.map(parseStep));
}
