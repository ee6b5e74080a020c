import { expect, it } from 'vitest';
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';

const INVISIBLE = [
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u180E',
  '\u3164',
  '\u2800',
  '\u202E',
  '\u0000',
  '\u00A0',
  '\u3000',
  '\n',
];

it.each(INVISIBLE.map((character) => [character.codePointAt(0)?.toString(16), character] as const))(
  'takes U+%s for blank',
  (_, character) => {
    expect(normalizeBlank(`${character} ${character}`)).toBe('');
    expect(normalizeBlank(`${character}Ani${character}K.${character}`)).toMatch(/^Ani\sK\.$/);
  },
);

it.each(['Ani', 'Գոռ', '🐭', '-', 'a  b'])('leaves %s as it is', (text) => expect(normalizeBlank(text)).toBe(text));
