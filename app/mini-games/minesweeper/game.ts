// Minesweeper, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine } from '#app/mini-games/minesweeper/rules/rules.ts';
import type { MinesweeperMove, MinesweeperOptions, MinesweeperState } from '#app/mini-games/minesweeper/rules/state.ts';
import { View } from '#app/mini-games/minesweeper/view/view.tsx';

export const game: MiniGame<MinesweeperState, MinesweeperMove, MinesweeperOptions> = {
  engine,
  View,
  traits: {
    howToPlay: [
      'Open every square without a mine. A number tells how many of the squares around it are mines.',
      'Left click opens, right click flags. On a touch screen tap to open, and hold a square or switch on Flag mode to flag.',
      'Has a number all its flags? Press it, and its other neighbors open at once. A wrong flag costs you the game.',
      'By keyboard: arrow keys, Home and End move, Enter or Space opens, F flags, and C opens around a number.',
      'The first square is always safe. On a No guessing board logic alone gets you through; stuck anyway? Ask for a Hint and its reason.',
    ],
    best: 'fastest-win',
    canUndo: false,
    canResume: true,
    hasHints: true,
    isTimed: true,
    timeCapMs: 999_000,
    newGame: { label: 'New Game', asksFirst: true },
  },
};
