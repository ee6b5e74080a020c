import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncateAtSentence } from '#app/content/format/sentences.ts';

it.each([
  ['Seven columns, four suits.', 40, 'Seven columns, four suits.'],
  ['Seven columns, four suits.', 22, 'Seven columns, four…'],
  ['Seven columns, four suits.', 16, 'Seven columns…'],
])('cuts %j to %i characters after a whole word', (text, length, cut) => {
  expect(truncateAtSentence(text, length)).toBe(cut);
});

it('cuts at the end of a sentence if enough text remains', () => {
  expect(truncateAtSentence('One sentence is here. Another one follows it.', 30)).toBe('One sentence is here.');
  expect(truncateAtSentence('Yes. A sentence that is longer than there is room for.', 30)).toBe('Yes. A sentence that is…');
});

it('never exceeds the limit and never cuts a word', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 30, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 160 }), (all, length) => {
      const text = all.join(' ');
      const cut = truncateAtSentence(text, length);
      expect(cut.length).toBeLessThanOrEqual(length);
      const shown = cut.replace(/…$/, '').split(' ');
      expect(all.slice(0, shown.length)).toEqual(shown);
    }),
  );
});
