// What every game needs once it is played. This folder and all that it imports are one chunk, which arrives with the first game.
export { createBrowserEnvironment } from '#app/game-kit/session/browser-environment.ts';
export { createGameStore } from '#app/game-kit/session/game-store.ts';
export { GameFrame } from '#app/game-kit/stage/frame/game-frame.tsx';
