// Tests the contrast of every board color scheme, by the formulas of WCAG 2.2 and the color conversions of CSS Color 4.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOARD_COLORS } from '#app/game-kit/stage/dialogs/more-dialog.tsx';

const cabinet = readFileSync(path.join(import.meta.dirname, '../../../../../app/game-kit/stage/frame/game-frame.module.css'), 'utf8');
const tokens = readFileSync(path.join(import.meta.dirname, '../../../../../app/styles/tokens.css'), 'utf8');

/** Returns the custom properties of the rules whose selectors match. */
function collectProperties(css: string, selector: RegExp): Record<string, string> {
  const rules = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, name = '']) => selector.test(name));
  return Object.fromEntries(
    rules.flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value])),
  );
}

/** Computes the luminance of an OKLCH color after substituting its variables. */
function luminance(name: string, values: Readonly<Record<string, string>>): number {
  let value = `var(${name})`;
  while (value.includes('var(')) value = value.replaceAll(/var\((--[\w-]+)\)/g, (_, inner: string) => values[inner] ?? 'nothing');
  const [, l, c, h] = (/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value) ?? []).map(Number);
  if (l === undefined || c === undefined || h === undefined) throw new Error(`${name} is no color: ${value}`);
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [long = 0, medium = 0, short = 0] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((root) => root ** 3);
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

describe.each(BOARD_COLORS.choices.map(({ id }) => id))('%s', (look) => {
  const values = {
    ...collectProperties(tokens, /:root/),
    ...collectProperties(cabinet, new RegExp(`data-theme='${look}'`)),
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [luminance(one, values), luminance(other, values)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  it.each([
    ['--text', '--cream-deep', 4.5],
    ['--text-soft', '--cream-deep', 4.5],
    ['--text', '--paper', 4.5],
    ['--cream', '--aubergine', 7],
    ['--apricot-bright', '--aubergine', 4.5],
    ['--aubergine-deep', '--sun', 4.5],
    ['--aubergine', '--cream-deep', 4.5],
    ['--focus', '--cream-deep', 3],
  ])('%s on %s has a contrast of at least %s', (one, other, least) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

it('has three color schemes, the first of which is the default', () => {
  expect(BOARD_COLORS.choices).toHaveLength(3);
  const [first, ...others] = BOARD_COLORS.choices.map(({ id }) => id);
  expect(collectProperties(cabinet, new RegExp(`data-theme='${first}'`))).toEqual({});
  const hues = others.map((id) => collectProperties(cabinet, new RegExp(`data-theme='${id}'`))['--board-hue']);
  expect(new Set(hues).size).toBe(others.length);
});
