// The last cards, which go home by themselves.
import { describe, expect, it } from 'vitest';
import { hints } from '#app/mini-games/solitaire/hints.ts';
import { words } from '#app/mini-games/solitaire/words.ts';
import { playing } from '#app/mini-games/test-play.ts';
import { cardName } from './cards.ts';
import { rules } from './rules.ts';
import { cards, foundation, given, move, type Drawing } from './test-table.ts';

const { after, events, passed, refusal, waited } = playing(rules);

describe('the finish', () => {
  it('KLO9 is offered once every card is open and nothing is left to draw, and always completes', () => {
    const open = given({ columns: ['KS QH', 'KH QS', 'KD QC', 'KC QD'], home: 'JS JH JC JD' });
    expect(rules.due?.(open)).toBeNull();
    expect(rules.advance?.(open, 1000)).toEqual({ refused: null });
    expect(words.told?.(events(open, { type: 'finish' }), after(open, { type: 'finish' }))).toBe('The last cards go home by themselves');
    let state = after(open, { type: 'finish' });
    expect(refusal(state, move(0, foundation(1)))).toBe('The last cards are on their way home.');
    expect(hints.moves(state)).toEqual([]);
    for (let count = 0; count < 8; count += 1) {
      expect(rules.due?.(state)).toBe(80);
      state = waited(state);
    }
    expect(rules.outcome(state)).toEqual({ result: 'won' });
    expect(state.score).toBe(80);
    expect(rules.due?.(state)).toBeNull();
    expect(passed(state, 1000)).toBe(state);
  });

  it('KLO9 sends the lowest card first', () => {
    const open = given({ columns: ['KS', 'KH QH JH', 'KD QD', 'KC'], home: 'QS TH JD QC' });
    const first = waited(after(open, { type: 'finish' }));
    expect(first.foundations.map(cardName)).toEqual(cards('QS JH JD QC').map(cardName));
    expect(waited(first).foundations.map(cardName)).toEqual(cards('QS QH JD QC').map(cardName));
    expect(waited(first, 2).foundations.map(cardName)).toEqual(cards('QS QH QD QC').map(cardName));
  });

  it('KLO9 goes on in even beats, and never in a burst', () => {
    const state = after(given({ columns: ['KS QH', 'KH QS', 'KD QC', 'KC QD'], home: 'JS JH JC JD' }), { type: 'finish' });
    expect(passed(state, 79)).toBe(state);
    for (const [ms, usedMs] of [
      [80, 80],
      [159, 80],
      [160, 160],
      [60_000, 60_000],
    ] as const) {
      const advanced = rules.advance?.(state, ms);
      expect(advanced && 'usedMs' in advanced && advanced.usedMs).toBe(usedMs);
      expect(passed(state, ms).score).toBe(10);
    }
    const next = rules.advance?.(state, 80);
    expect(next && 'events' in next && words.told?.(next.events, next.state)).toBeNull();
  });

  it.each([
    ['a card in the stock', { columns: ['KS'], home: 'QS KH KC QD', stock: 'KD' }],
    ['a card in the waste', { columns: ['KS'], home: 'QS KH KC QD', waste: 'KD' }],
    ['a hidden card', { columns: ['KS | KD'], home: 'QS KH KC QD' }],
  ] satisfies [string, Drawing][])('KLO9 is not offered with %s', (_, drawing) => {
    const state = given(drawing);
    expect(refusal(state, { type: 'finish' })).toBe('Turn up every card and empty the stock first.');
  });
});
