// Tests that design tokens have values, and their contrasts (WCAG 2.2): another studio changes the palette, and nothing else.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { computeColors, siteTokens } from '../../../tools/build/lib/design-tokens.ts';
import { computeContrast } from './compute-contrast.ts';

const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
const styles = globSync('app/**/*.css').map((file) => ({ file, css: read(file) }));

it('knows every token that styles use', () => {
  const defined = new Set(styles.flatMap(({ css }) => css.match(/--[\w-]+(?=:)/g) ?? []));
  const unknown = styles.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--(?:brand|secondary|tertiary|highlight|success|danger|ink|ground|surface|on)\b[\w-]*)\)/g)]
      .filter(([, token = '']) => !defined.has(token))
      .map(([, token]) => `${file}: ${token}`),
  );
  expect(unknown).toEqual([]);
});

it.each([
  ['dark on a light brand', 'oklch(0.78 0.15 60)', '--ink-strong'],
  ['light on a dark one', 'oklch(0.4 0.1 150)', '--label'],
])('makes labels %s', async (_, brand, label) => {
  const colors = await computeColors({ ...siteTokens, '--brand': brand, '--label': 'oklch(1 0 0)' });
  expect(colors['--on-brand']).toBe(colors[label]);
});

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

const colors = await computeColors();

it.each(PAIRS.flatMap(([texts, surfaces, least]) => surfaces.flatMap((surface) => texts.map((text) => [text, surface, least] as const))))(
  '%s on %s has a contrast of at least %s',
  (text, surface, least) => {
    expect(computeContrast(colors[text], colors[surface])).toBeGreaterThanOrEqual(least);
  },
);
