// Lets the bundler write the name of a style where it is used: an object that holds all names of a file compresses less well.
import type { Plugin } from 'vite';

const STYLES = /\.module\.css$/;
const IMPORT = /^import (\w+) from ('[^']+\.module\.css';)$/gm;

/** A module that takes the styles of a file one by one, instead of all of them as its default export. */
export function byName(code: string): string {
  return code.replaceAll(IMPORT, 'import * as $1 from $2');
}

export function inlinedStyles(): Plugin[] {
  return [
    {
      name: 'inlined-styles',
      apply: 'build',
      enforce: 'pre',
      transform: { filter: { id: /[\\/]app[\\/].*\.tsx$/ }, handler: (code) => ({ code: byName(code), map: null }) },
    },
    {
      // A file whose names are all inlined would go, and its styles with it.
      name: 'kept-styles',
      apply: 'build',
      enforce: 'post',
      transform: { filter: { id: STYLES }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
    },
  ];
}
