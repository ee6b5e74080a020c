// Labels of the restart button.
import type { RestartUnit } from '#app/game-kit/contract.ts';

/** 'Restart This Deal' for 'deal'. */
export function getRestartLabel(restartUnit: RestartUnit): string {
  return `Restart This ${restartUnit.charAt(0).toUpperCase()}${restartUnit.slice(1)}`;
}
