// The counter, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type CounterMove, type CounterOptions, type CounterState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<CounterState, CounterMove, CounterOptions> = { engine, View };
