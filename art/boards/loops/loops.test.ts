import { describe, expect, it } from 'vitest';
import { loop as blocks } from '../block-blitz-go/loop.ts';
import { loop as freecell } from '../freecell-solitaire/loop.ts';
import { loop as solitaire } from '../solitaire-go/loop.ts';
import { loop as spider } from '../spider-solitaire-go/loop.ts';
import type { Loop } from './loop.ts';

const MOMENTS = 12;

const listMoments = (loop: Loop) => Array.from({ length: MOMENTS }, (_, index) => loop.draw((index / (MOMENTS - 1)) * loop.ms));

describe('the loops of play', () => {
  it.each([
    ['Block Blitz Go', blocks],
    ['FreeCell Solitaire', freecell],
    ['Solitaire Go', solitaire],
    ['Spider Solitaire Go', spider],
  ])('%s takes six to ten seconds and ends on another board than it starts', (_title, loop) => {
    expect(loop.ms).toBeGreaterThanOrEqual(6000);
    expect(loop.ms).toBeLessThanOrEqual(10_000);
    expect(loop.draw(loop.ms)).not.toBe(loop.draw(0));
  });

  it.each([
    ['FreeCell Solitaire', freecell, 1],
    ['Solitaire Go', solitaire, 1],
    ['Spider Solitaire Go', spider, 4], // two decks of two suits
  ])('%s never shows a card more often than its decks contain it', (_title, loop, copies) => {
    for (const moment of listMoments(loop)) {
      const cards = Map.groupBy(moment.matchAll(/data-card="([^"]+)"/g), ([, name]) => name);
      expect(cards.size).toBeGreaterThan(3);
      for (const [name, seen] of cards) expect(seen.length, name).toBeLessThanOrEqual(copies);
    }
  });
});
