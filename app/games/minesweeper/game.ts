// Game definition of Minesweeper: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { daily } from './daily.ts';
import { hints } from './hints.ts';
import { keys } from './keys.ts';
import { results } from './results.ts';
import { rules } from './rules/rules.ts';
import type { MinesweeperEvent, MinesweeperMove, MinesweeperOptions, MinesweeperState } from './rules/state.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<MinesweeperState, MinesweeperMove, MinesweeperEvent, MinesweeperOptions> = {
  rules,
  text,
  View,
  howToPlay: [
    'Open every square without a mine. A number tells how many of the squares around it are mines.',
    'Left click opens, right click flags. On a touch screen tap to open, and hold a square or switch on Flag mode to flag.',
    'Has a number all its flags? Double-click it, double-tap it, or press both mouse buttons, and its other neighbors open at once. A wrong flag costs you the game.',
    'By keyboard: arrow keys, Home and End move, with Ctrl to the first and the last square; Enter or Space opens, F flags, and C opens around a number.',
    'Boards that are larger than your screen move when you drag them. The magnifiers show the whole board, or larger squares.',
    'The first square is always safe. On a No guessing board logic alone gets you through; stuck anyway? Ask for a Hint and its reason.',
  ],
  keys,
  undoSupport: 'none',
  restartUnit: 'board',
  results,
  hints,
  daily,
  sounds: {
    flagged: 'flag',
    unflagged: 'place',
    opened: 'reveal',
  },
};
