// What every game needs once it is played. This folder and all that it imports are one chunk, which arrives with the first game.
export { browserWorld } from '#app/mini-games/session/browser-world.ts';
export { createShell } from '#app/mini-games/session/shell.ts';
export { Cabinet } from '#app/mini-games/stage/cabinet.tsx';
