// What every game needs once it is played; a chunk of its own that arrives with the first game.
export { browserWorld } from './browser-world.ts';
export { Cabinet } from './cabinet.tsx';
export { createSession } from './session.ts';
