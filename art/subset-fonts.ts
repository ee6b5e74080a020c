// Subsets the two fonts to the characters that the site uses, and creates fallback @font-face rules with the same metrics.
// Run it manually (`npx node art/subset-fonts.ts`) when a font or the set of characters changes; its output is committed.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { arial, arialBold } from './arial-metrics.ts';
import { formatText } from '../tools/build/lib/format-text.ts';

/** The weight whose metrics a fallback matches, and the range of weights that it covers. */
interface Cut {
  readonly weight: number;
  readonly range: string;
  readonly isBold: boolean;
}

const FACES = [
  {
    family: 'DynaPuff',
    source: '@fontsource-variable/dynapuff/files/dynapuff-latin-wght-normal.woff2',
    axis: 650, // headings have one weight, and the file half the size
    range: '500 700',
    display: 'swap',
    cuts: [{ weight: 650, range: '500 700', isBold: true }],
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axis: { min: 400, max: 800 },
    range: '400 800',
    display: 'optional',
    cuts: [
      { weight: 400, range: '400 549', isBold: false },
      { weight: 675, range: '550 800', isBold: true },
    ],
  },
] as const satisfies readonly {
  family: string;
  source: string;
  axis: number | { min: number; max: number };
  range: string;
  display: 'swap' | 'optional';
  cuts: readonly Cut[];
}[];

/** The names of Arial and metric-compatible fonts on different systems. */
const LOCAL_FONT_SOURCES = {
  regular: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans'), local('Arimo'), local('Helvetica')",
  bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold'), local('Arimo Bold'), local('Helvetica Bold')",
} as const;

const BASIC_LATIN = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const CHARACTERS = `${BASIC_LATIN}\u00a0©®×·–—‘’“”…•€→←↑↓™áàâäçéèêëíîïñóôöúüÁÉÑÖÜ`;
const LIMIT_BYTES = 30 * 1024;

const require = createRequire(import.meta.url);
const folder = new URL('../app/styles/fonts/', import.meta.url);
const tempFolder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
const rules: string[] = ['/* Made by art/subset-fonts.ts: edit that and run `npx node art/subset-fonts.ts`. */'];

/** Creates the @font-face rule of a fallback whose text has the same size as that of `family` at one weight. */
async function createFallbackRule(family: string, original: Buffer, { weight, range, isBold }: Cut): Promise<string> {
  const file = path.join(tempFolder, `${family}-${weight}.ttf`);
  await writeFile(file, await subsetFont(original, CHARACTERS, { targetFormat: 'truetype', variationAxes: { wght: weight } }));
  const { fontFaces } = createFontStack([await fromFile(file), isBold ? arialBold : arial], { fontFaceFormat: 'styleObject' });
  const metrics = fontFaces[0]?.['@font-face'];
  const overrides = (['ascentOverride', 'descentOverride', 'lineGapOverride', 'sizeAdjust'] as const).map(
    (name) => `  ${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${metrics?.[name] ?? 'normal'};`,
  );
  return [
    `@font-face {`,
    `  font-family: '${family} Fallback';`,
    `  src: ${isBold ? LOCAL_FONT_SOURCES.bold : LOCAL_FONT_SOURCES.regular};`,
    `  font-weight: ${range};`,
    ...overrides,
    '}',
  ].join('\n');
}

for (const { family, source, axis, range, display, cuts } of FACES) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: axis } });
  if (subset.length > LIMIT_BYTES) throw new Error(`${family} is ${subset.length} bytes; the limit is ${LIMIT_BYTES}`);
  const file = `${family.toLowerCase()}.woff2`;
  await writeFile(new URL(file, folder), subset);
  rules.push(
    `@font-face {\n  font-family: '${family}';\n  src: url('./${file}') format('woff2');\n  font-weight: ${range};\n  font-display: ${display};\n}`,
  );
  for (const cut of cuts) rules.push(await createFallbackRule(family, original, cut));
  console.log(`${file}: ${subset.length} bytes`);
}
await writeFile(new URL('fonts.css', folder), await formatText('fonts.css', `${rules.join('\n\n')}\n`));
await rm(tempFolder, { recursive: true });
