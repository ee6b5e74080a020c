// Tetris, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type TetrisMove } from '#app/mini-games/tetris/rules/rules.ts';
import type { TetrisOptions, TetrisState } from '#app/mini-games/tetris/rules/state.ts';
import { View } from '#app/mini-games/tetris/view/view.tsx';

export const game: MiniGame<TetrisState, TetrisMove, TetrisOptions> = {
  engine,
  View,
  traits: {
    howToPlay: [
      'Fill a row to clear it. One row scores 40, two 100, three 300, and four at once 1,200; every ten rows the pieces fall faster.',
      'Keys: Left and Right move, Up or X turns right, Z turns left, Down drops softly, Space drops at once, C holds a piece, P pauses; Enter plays again.',
      'Touch: drag to move, tap to turn, flick down to drop, drag down slowly to drop softly, swipe up to hold. There is a button for everything, too.',
      'A piece that has landed can still slide and turn for half a second. In Step by step nothing falls by itself, and one more press of Down puts a landed piece in its place.',
    ],
    best: 'highest-score',
    canUndo: false,
    canResume: false,
    hasHints: false,
    isTimed: true,
    newGame: { label: 'New Game', asksFirst: true },
  },
};
