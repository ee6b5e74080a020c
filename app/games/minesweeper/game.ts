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
  getAspect: ({ width, height }) => Math.max(1, width / height),
  howToPlay: [
    'Open every square without a mine. A number tells you how many of the squares around it are mines.',
    'Left-click opens, right-click flags. On a touch screen, tap to open, and hold a square or turn on Flag mode to flag.',
    'Once a number has all its flags, double-click it, double-tap it or press both mouse buttons to open its other neighbors. A wrong flag costs you the game.',
    'If the board is larger than your screen, drag it to move around. The magnifiers show the whole board or larger squares.',
    'The first square is always safe, and you can solve a No guessing board by logic alone. Stuck? A Hint shows you the next step and why.',
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
