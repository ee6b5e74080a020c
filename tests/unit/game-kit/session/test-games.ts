// Test games: variations of the counter.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';

/** The counter with a milestone at every added step. */
export const PROUD: MiniGame = {
  ...counter,
  results: { ...counter.results, outcomes: () => [{ id: 'added', label: 'Added' }] },
};
