// Games for tests: the counter with a thing of its own.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';

/** Celebrates every step that is added. */
export const PROUD: MiniGame = {
  ...counter,
  results: { ...counter.results, milestone: ({ type }) => (type === 'added' ? 'first-step' : null) },
};
