// What every game needs to be played: board, store and frame. A chunk that is loaded together with the first game.
export { createBoard } from '#app/game-kit/board.ts';
export { createBrowserEnvironment } from '#app/game-kit/session/environment.ts';
export { createGameStore } from '#app/game-kit/session/game-store.ts';
export { GameFrame } from './game-frame.tsx';
