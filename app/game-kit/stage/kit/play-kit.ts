// What every game needs once it is played. This folder and all that it imports are one chunk, which arrives with the first game.
export { browserWorld } from '#app/game-kit/session/browser-environment.ts';
export { createShell } from '#app/game-kit/session/game-store.ts';
export { Cabinet } from '#app/game-kit/stage/frame/game-frame.tsx';
