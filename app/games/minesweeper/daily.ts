// The Minesweeper of a day: its first square is open, so that everyone has the same mines.
import type { Daily } from '#app/game-kit/contract.ts';
import { draw } from '#app/game-kit/lib/random.ts';
import type { MinesweeperMove, MinesweeperState } from './rules/state.ts';

export const daily: Daily<MinesweeperState, MinesweeperMove> = {
  openingMoves({ covers, rng }) {
    const [cell] = draw(rng, covers.length);
    return [{ type: 'reveal', cell }];
  },
};
