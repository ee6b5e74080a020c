// Daily board of Minesweeper: the first square is already open, because it determines where the mines are.
import type { Daily } from '#app/game-kit/contract.ts';
import { draw } from '#app/game-kit/lib/random.ts';
import type { MinesweeperMove, MinesweeperState } from './rules/state.ts';

export const daily: Daily<MinesweeperState, MinesweeperMove> = {
  openingMoves({ covers, rng }) {
    const [cell] = draw(rng, covers.length);
    return [{ type: 'reveal', cell }];
  },
};
