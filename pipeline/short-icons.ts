// Leaves of an icon of lucide what is drawn: its shapes, and the few lines of ours that draw them.
import path from 'node:path';
import type { Plugin } from 'vite';

const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const DRAWING = path.resolve(import.meta.dirname, '../app/ui/icon.ts');

/** The module of an icon, drawn by `app/ui/icon.ts`. It refuses an icon on another grid than 24 by 24. */
export function shortIcon(code: string): string {
  const short = code
    .replace(/import createLucideIcon from .*;/, `import { createIcon as createLucideIcon } from ${JSON.stringify(DRAWING)};`)
    .replaceAll(/,\s*key: "\w+"/g, '')
    .replace(/\bname: "[^"]+",\s*/, '')
    .replace(/\bsize: 24,\s*/, '')
    .replace(/,?\s*aliases: \[[^\]]*\]/, '')
    .replace('__iconData.node;\n', '');
  if (/\b(size|width|height): \d/.test(short.replace(/node: \[[^]*/, '')))
    throw new Error(`An icon is not on a grid of 24 by 24:\n${code}`);
  return short;
}

/** For builds alone: `npm run dev` bundles the library beforehand. Pages and their scripts draw the same, so lucide stays in neither. */
export const shortIcons: Plugin = {
  name: 'short-icons',
  apply: 'build',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  transform: { filter: { id: ICON }, handler: (code) => ({ code: shortIcon(code), map: null }) },
};
