// Leaves out of the pages' scripts what the router has and never does on this site.
import type { Plugin } from 'vite';

/** Modules of the router whose every function, called as this site calls it, does nothing and gives nothing. */
const IDLE = [
  // Asks a server for further routes: here the manifest holds all of them, and there is no server.
  'dom/ssr/fog-of-war.js',
  // Tells what watches the router: nothing does.
  'router/instrumentation.js',
] as const;

const IDLE_MODULE = new RegExp(
  `react-router[\\\\/]dist[\\\\/]production[\\\\/]lib[\\\\/](${IDLE.join('|').replaceAll('/', String.raw`[\\/]`)})$`,
);

/** A module of the same exports that do nothing. It refuses a module that does not name them in one line. */
export function idleModule(code: string): string {
  const [, names] = /^export \{ ([\w, ]+) \};$/m.exec(code) ?? [];
  if (names === undefined) throw new Error(`The router's exports are no longer read:\n${code}`);
  return names
    .split(', ')
    .map((name) => `export const ${name} = () => {};`)
    .join('\n');
}

export function idleRouterParts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'idle-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: IDLE_MODULE },
      handler(code, id) {
        found.add(id);
        return { code: idleModule(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && found.size !== IDLE.length) this.error(`The router has moved its parts: found ${found.size} of ${IDLE.join(', ')}`);
    },
  };
}
