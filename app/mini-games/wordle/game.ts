// Wordle, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type WordleMove, type WordleOptions, type WordleState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<WordleState, WordleMove, WordleOptions> = { engine, View };
