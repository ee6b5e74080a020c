// Parses tables that are written in one line.
import type { ViewportSize } from '@playwright/test';

/** Sizes of windows in CSS px, such as '320×568 844×390'. */
export function parseSizes(text: string): readonly ViewportSize[] {
  return text.split(' ').map((size) => {
    const [width = 0, height = 0] = size.split('×').map(Number);
    return { width, height };
  });
}

/** Pairs, such as keys and where each leads: 'ArrowRight: Memory, Home: Tic Tac Toe'. */
export function parsePairs(text: string): readonly (readonly [string, string])[] {
  return text.split(', ').map((pair) => {
    const [first = '', second = ''] = pair.split(': ');
    return [first, second];
  });
}
