// What the button is called that starts the same deal again.
import type { Dealt } from '#app/game-kit/contract.ts';

const LABELS: Readonly<Record<Dealt, string>> = {
  deal: 'Restart This Deal',
  board: 'Restart This Board',
  puzzle: 'Restart This Puzzle',
  game: 'Restart This Game',
};

export function restartLabel(dealt: Dealt): string {
  return LABELS[dealt];
}
