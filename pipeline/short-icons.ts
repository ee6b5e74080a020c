// Takes out of the icons of lucide what does not compress: each of their lines has a random key, where counting does.
import type { Plugin } from 'vite';

const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** The module of an icon with its lines counted, and without the other names that it has. */
export function shortIcon(code: string): string {
  let lines = 0;
  return code
    .replaceAll(/\bkey: "\w+"/g, () => `key: "${(lines += 1)}"`)
    .replace(/,?\s*aliases: \[[^\]]*\]/, '')
    .replace('__iconData.node;\n', '');
}

export const shortIcons: Plugin = {
  name: 'short-icons',
  transform: (code, id) => (ICON.test(id) ? { code: shortIcon(code), map: null } : null),
};
