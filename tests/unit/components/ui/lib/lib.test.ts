import { expect, it } from 'vitest';
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';
import * as fc from 'fast-check';
import { findMarks } from '#app/components/ui/lib/search-words.ts';

it('keeps translators from figures and times, and leaves them words', () => {
  for (const value of [0, 1200, '3:05', '67%', '12/40']) expect(getTranslate(value), String(value)).toBe('no');
  for (const value of ['none yet', '2 of 6', '4 (longest 7)']) expect(getTranslate(value), value).toBeUndefined();
});

const INVISIBLE = [...'\u200B\u200D\u2060\uFEFF\u00AD\u180E\u3164\u2800\u202E\u0000\u00A0\u3000\n'];

it.each(INVISIBLE.map((character) => [character.codePointAt(0)?.toString(16), character] as const))(
  'takes U+%s for blank',
  (_, character) => {
    expect(normalizeBlank(`${character} ${character}`)).toBe('');
    expect(normalizeBlank(`${character}Ani${character}K.${character}`)).toMatch(/^Ani\sK\.$/);
  },
);

it.each(['Ani', 'Գոռ', '🐭', '-', 'a  b'])('leaves %s as it is', (text) => expect(normalizeBlank(text)).toBe(text));

const mark = (text: string, query: string) => findMarks(text, query).map(([start, end]) => text.slice(start, end));

it.each([
  ['Solitaire is solitaire', 'SOLITAIRE', ['Solitaire', 'solitaire']],
  ['Spider Solitaire Go', 'solitaire go', ['Solitaire Go']],
  ['Tic Tac Toe', 'tic-tac-toe', ['Tic', 'Tac', 'Toe']],
  ['A card game about cards', 'card  games', ['card', 'game', 'card']],
  ['Two boxes and a story', 'box stories', ['box', 'story']],
  ['Some cards', 'zeppelin', []],
  ['Some cards', '', []],
  ['Some cards', 'cards\u200B', ['cards']],
  ['Some cards', '- %', []],
  ['İstanbul', 'istanbul', []], // İ is longer in lower case
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
