// The counter as a session gets it, for tests.
import { counter as entry } from '#app/mini-games/counter/entry.ts';
import { game } from '#app/mini-games/counter/game.ts';
import type { LoadedGame } from '#app/mini-games/contract.ts';

export const counter: LoadedGame = { ...entry, ...game.traits };
