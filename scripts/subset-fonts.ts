// Cuts the two typefaces down to what the site writes, and makes fallbacks of the same metrics.
// Run by hand (`npm run fonts`) when a typeface or the set of characters changes; its results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';

const FACES = [
  { family: 'DynaPuff', source: '@fontsource-variable/dynapuff/files/dynapuff-latin-wght-normal.woff2', weights: { min: 500, max: 700 } },
  { family: 'Figtree', source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', weights: { min: 400, max: 800 } },
] as const;

const BASIC_LATIN = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const CHARACTERS = `${BASIC_LATIN}\u00a0©®×·–—‘’“”…•→←↑↓™áàâäçéèêëíîïñóôöúüÁÉÑÖÜ`;
const LIMIT_BYTES = 30 * 1024;

const require = createRequire(import.meta.url);
const folder = new URL('../app/styles/fonts/', import.meta.url);
const rules: string[] = ['/* Made by scripts/subset-fonts.ts: edit that and run `npm run fonts`. */'];

for (const { family, source, weights } of FACES) {
  const original = require.resolve(source);
  const subset = await subsetFont(await readFile(original), CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  if (subset.length > LIMIT_BYTES) throw new Error(`${family} is ${subset.length} bytes; ${LIMIT_BYTES} at most would be right`);
  const file = `${family.toLowerCase()}.woff2`;
  await writeFile(new URL(file, folder), subset);
  rules.push(
    `@font-face {\n  font-family: '${family}';\n  src: url('./${file}') format('woff2');\n  font-weight: ${weights.min} ${weights.max};\n  font-display: swap;\n}`,
  );
  const { fontFaces } = createFontStack([await fromFile(original), arial], { fontFaceFormat: 'styleString' });
  rules.push(fontFaces.trim());
  console.log(`${file}: ${subset.length} bytes`);
}
await writeFile(new URL('fonts.css', folder), `${rules.join('\n\n')}\n`);
