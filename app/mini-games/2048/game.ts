// 2048, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type Move2048, type State2048 } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<State2048, Move2048, null> = { engine, View };
