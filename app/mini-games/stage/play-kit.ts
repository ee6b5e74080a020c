// What every game needs once it is played; a chunk of its own that arrives with the first game.
export { browserWorld } from '#app/mini-games/session/browser-world.ts';
export { createShell } from '#app/mini-games/session/shell.ts';
export { Cabinet } from './cabinet.tsx';
