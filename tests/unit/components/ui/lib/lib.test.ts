import { expect, it } from 'vitest';
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';

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
