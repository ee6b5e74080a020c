// Tests the contrast of every pair that the roles of the design tokens make, on the site and in each board color scheme (WCAG 2.2).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOARD_COLORS } from '#app/game-kit/stage/dialogs/more-dialog.tsx';
import { computeColors, readTokens, siteTokens } from '../../../tools/build/lib/design-tokens.ts';

const TEXT = 4.5;
const CONTROL = 3; // and large text
const SURFACES = ['--ground', '--ground-strong', '--surface'];

const PAIRS: readonly (readonly [colors: readonly string[], surfaces: readonly string[], least: number])[] = [
  [['--ink', '--ink-soft'], SURFACES, TEXT],
  [['--brand-ink', '--danger-ink', '--success-ink', '--secondary-ink'], SURFACES, TEXT],
  [['--ink-strong'], ['--brand-soft', '--brand-bright', '--secondary-bright', '--success-bright', '--highlight', '--glow'], TEXT],
  [['--on-brand'], ['--brand'], TEXT],
  [['--on-secondary'], ['--secondary'], TEXT],
  [['--on-ink', '--ground-strong'], ['--ink', '--ink-strong'], 7],
  [['--brand-bright', '--highlight'], ['--ink', '--ink-strong'], TEXT],
  [['--focus', '--control-line'], SURFACES, CONTROL],
  [['--brand-strong'], ['--surface'], CONTROL],
];

/** The relative luminance of #rrggbb. */
function computeLuminance(color = ''): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(...colors: readonly (string | undefined)[]): number {
  const [low = NaN, high = NaN] = colors.map(computeLuminance).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the tokens that a board color scheme changes. */
function readTheme(theme: string) {
  const css = readFileSync('app/game-kit/stage/frame/game-frame.module.css', 'utf8');
  return readTokens([...css.matchAll(/[^{}]*\{[^{}]*\}/g)].filter(([rule]) => rule.includes(`data-theme='${theme}'`)).join('\n'));
}

describe.each(['site', ...BOARD_COLORS.choices.slice(1).map(({ id }) => id)])('%s', async (theme) => {
  const colors = await computeColors({ ...siteTokens, ...readTheme(theme) });
  const pairs = PAIRS.flatMap(([texts, surfaces, least]) =>
    surfaces.flatMap((surface) => texts.map((text) => [text, surface, least] as const)),
  );

  it.each(pairs)('%s on %s has a contrast of at least %s', (text, surface, least) => {
    expect(computeContrast(colors[text], colors[surface])).toBeGreaterThanOrEqual(least);
  });
});

it('has three board color schemes, the first of which is the default', () => {
  const [first = '', ...others] = BOARD_COLORS.choices.map(({ id }) => id);
  expect(readTheme(first)).toEqual({});
  expect(new Set(others.map((id) => readTheme(id)['--board-hue'])).size).toBe(2);
});
