// Converts text to outlines in the display font, so that an SVG needs no font.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';

const WEIGHT = 700;
const CHARACTERS = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

const source = createRequire(import.meta.url).resolve('@fontsource-variable/dynapuff/files/dynapuff-latin-wght-normal.woff2');
const bold = await subsetFont(await readFile(source), CHARACTERS, { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } });
const font = fontkit.create(bold) as Font;

export interface Outline {
  readonly path: string; // the `d` of an SVG path, baseline at 0
  readonly width: number; // px
}

/** Returns the outline of a Basic Latin text at a font size in px. */
export function outlineText(text: string, sizePx: number): Outline {
  const scale = sizePx / font.unitsPerEm;
  const run = font.layout(text);
  let width = 0;
  const paths = run.glyphs.map((glyph, index) => {
    const drawn = glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
    width += (run.positions[index]?.xAdvance ?? 0) * scale;
    return drawn;
  });
  return { path: paths.join('').replaceAll(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)), width };
}
