// Hangman, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type HangmanMove, type HangmanState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<HangmanState, HangmanMove, object> = { engine, View };
