import { describe, expect, it } from 'vitest';
import { createBackSvg } from './back.ts';
import { DECK, isCourt, getCardName, getRankValue } from './deck.ts';
import { createFaceSvg, FACE_STYLES } from './face.ts';
import { getPipPath } from './pips.ts';

const countOccurrences = (text: string, part: string): number => text.split(part).length - 1;

describe('the deck', () => {
  it('has 52 different cards', () => {
    expect(new Set(DECK.map(getCardName)).size).toBe(52);
  });

  it.each(DECK.map((card) => [getCardName(card), card] as const))('%s shows the right number of pips, in a small file', (_, card) => {
    const svg = createFaceSvg(card);
    expect(svg.length).toBeLessThan(isCourt(card.rank) ? 10 * 1024 : 6 * 1024);
    expect(svg).not.toContain('<text');
    if (!isCourt(card.rank)) expect(countOccurrences(svg, `d="${getPipPath(card.suit)}"`)).toBe(getRankValue(card.rank) + 2); // plus one in each of two corners
  });

  it('draws every card differently in every style', () => {
    for (const style of FACE_STYLES) expect(new Set(DECK.map((card) => createFaceSvg(card, style))).size).toBe(52);
  });

  it('uses different ids for different drawings, because many share a page', () => {
    const svgs = [...DECK.map((card) => createFaceSvg(card)), createBackSvg()];
    const ids = svgs.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the back under 6 KB', () => {
    expect(createBackSvg().length).toBeLessThan(6 * 1024);
  });
});
