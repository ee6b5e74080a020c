import { expect, it } from 'vitest';
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';

it('keeps translators from figures and times, and leaves them words', () => {
  for (const value of [0, 1200, '3:05', '67%', '12/40']) expect(getTranslate(value), String(value)).toBe('no');
  for (const value of ['none yet', '2 of 6', '4 (longest 7)']) expect(getTranslate(value), value).toBeUndefined();
});
