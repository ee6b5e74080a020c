import { describe, expect, it } from 'vitest';
import { BACKS, backSvg, type BackName } from './back.ts';
import { DECK, isCourt, nameOf, valueOf } from './deck.ts';
import { faceSvg, FACE_STYLES } from './face.ts';
import { pipPath } from './pips.ts';

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the deck', () => {
  it('has 52 different cards', () => {
    expect(new Set(DECK.map(nameOf)).size).toBe(52);
  });

  it.each(DECK.map((card) => [nameOf(card), card] as const))('%s shows as many pips as it is worth, in a small file', (_, card) => {
    const svg = faceSvg(card);
    expect(svg.length).toBeLessThan(isCourt(card.rank) ? 10 * 1024 : 6 * 1024);
    expect(svg).not.toContain('<text');
    if (!isCourt(card.rank)) expect(count(svg, `d="${pipPath(card.suit)}"`)).toBe(valueOf(card.rank) + 2); // and one in each corner
  });

  it('draws every card differently in every style', () => {
    for (const style of FACE_STYLES) expect(new Set(DECK.map((card) => faceSvg(card, style))).size).toBe(52);
  });

  it('keeps the ids of different drawings apart, since many share a page', () => {
    const ids = [...DECK.map((card) => faceSvg(card)), ...(Object.keys(BACKS) as BackName[]).map((name) => backSvg(name))].flatMap((svg) =>
      [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the back under 6 KB', () => {
    expect(backSvg().length).toBeLessThan(6 * 1024);
  });
});
