import { expect, it } from 'vitest';
import { boards } from './castle-solitaire/boards.ts';

it.each(boards.slice(0, 4).map((board, index) => [index + 1, board] as const))('screenshot %i shows no card twice', (_number, board) => {
  const cards = [...board().matchAll(/data-card="([^"]+)"/g)].map((match) => match[1]!);
  expect(cards.length).toBeGreaterThan(3);
  expect(new Set(cards).size).toBe(cards.length);
});
