// Color Match, ready to be played.
import type { MiniGame } from '#app/mini-games/contract.ts';
import { engine, type ColorMatchMove, type ColorMatchOptions, type ColorMatchState } from './engine.ts';
import { View } from './view.tsx';

export const game: MiniGame<ColorMatchState, ColorMatchMove, ColorMatchOptions> = { engine, View };
