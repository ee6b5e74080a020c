// Tests the contrast of every pair that the roles of the design tokens make (WCAG 2.2).
import { expect, it } from 'vitest';
import { computeColors } from '../../../tools/build/lib/design-tokens.ts';
import { computeContrast } from './compute-contrast.ts';

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
