// Solitaire, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine } from './engine.ts';
import type { SolitaireMove } from './moves.ts';
import type { SolitaireOptions, SolitaireState } from './table.ts';
import { View } from './view.tsx';

export const game: MiniGame<SolitaireState, SolitaireMove, SolitaireOptions> = { engine, View };
