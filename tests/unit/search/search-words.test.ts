import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findMarks } from '#app/search/search-words.ts';

const mark = (text: string, query: string) => findMarks(text, query).map(([start, end]) => text.slice(start, end));

it.each([
  ['Solitaire is solitaire', 'SOLITAIRE', ['Solitaire', 'solitaire']],
  ['Spider Solitaire Go', 'solitaire go', ['Solitaire Go']],
  ['Tic Tac Toe', 'tic-tac-toe', ['Tic Tac Toe']],
  ['Tic Tac Toe', 'toe-tac', ['Tac', 'Toe']],
  ['A card game about cards', 'card  games', ['card', 'game', 'card']],
  ['Two boxes and a story', 'box stories', ['box', 'story']],
  ['Some cards', 'zeppelin', []],
  ['Some cards', '', []],
  ['Some cards', 'cards\u200B', ['cards']],
  ['Some cards', '- %', []],
  ['İstanbul', 'istanbul', ['İstanbul']], // İ is longer in lower case
  ['A “Café” in caf\u00E9s and cafe\u0301s', 'cafe', ['Café', 'caf\u00E9', 'cafe\u0301']],
  ['The ﬁnale of “Go” … go!', '"go"', ['Go', 'go']],
  ['ﬁfi', 'f', ['ﬁ', 'f']],
])('marks in "%s" what "%s" finds: %j', (text, query, marked) => expect(mark(text, query)).toEqual(marked));

it('marks parts of the text in their order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (text, query) => {
      const marks = findMarks(text, query);
      const ends = [0, ...marks.map(([, end]) => end)];
      for (const [index, [start, end]] of marks.entries()) {
        expect(start).toBeGreaterThanOrEqual(ends[index] ?? 0);
        expect(end).toBeGreaterThan(start);
      }
      expect(ends.at(-1)).toBeLessThanOrEqual(text.length);
    }),
  );
});
