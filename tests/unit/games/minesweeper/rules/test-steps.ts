// Plays moves of Minesweeper in tests.
import { text } from '#app/games/minesweeper/text.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import type { MinesweeperMove, MinesweeperState } from '#app/games/minesweeper/rules/state.ts';

const { after, events } = createTestPlay(rules);

type Step = readonly [MinesweeperMove['type'], number];

/** Returns the state after some moves; throws if one is refused. */
export function playSteps(state: MinesweeperState, ...steps: readonly Step[]): MinesweeperState {
  return after(state, ...steps.map(([type, cell]) => ({ type, cell })));
}

/** Returns the announcement of a move. */
export function getAnnouncement(state: MinesweeperState, [type, cell]: Step): string | null | undefined {
  return text.announcement?.(events(state, { type, cell }), playSteps(state, [type, cell]));
}
