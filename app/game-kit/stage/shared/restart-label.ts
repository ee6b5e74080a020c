// Labels of the restart button.
import type { RestartUnit } from '#app/game-kit/contract.ts';

const LABELS: Readonly<Record<RestartUnit, string>> = {
  deal: 'Restart This Deal',
  board: 'Restart This Board',
  puzzle: 'Restart This Puzzle',
  game: 'Restart This Game',
};

export function getRestartLabel(restartUnit: RestartUnit): string {
  return LABELS[restartUnit];
}
