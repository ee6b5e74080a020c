// The engine of react-tetris, whose files leave the endings of each other's names to a bundler.
import { registerHooks } from 'node:module';
import type * as Engine from 'react-tetris/lib/models/Game.js';

const ITS_FILES = /\/react-tetris\/lib\//;

registerHooks({
  resolve: (name, context, next) => next(name.startsWith('.') && ITS_FILES.test(context.parentURL ?? '') ? `${name}.js` : name, context),
});

export const { init, update }: typeof Engine = await import('react-tetris/lib/models/Game.js');
