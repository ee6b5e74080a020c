// Formats numbers for sentences.
import { formatCount } from './format-count.ts';

const TO_TEN = 'no one two three four five six seven eight nine ten';
const TO_TWENTY = 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const NUMBER_WORDS = `${TO_TEN} ${TO_TWENTY}`.split(' ');

/** A word up to twenty, digits above: "six", "21". Zero is "no", as in "no games". */
export function toNumberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/** The number that a word or digits stand for: 6 for "Six" or "6". Null for any other word. */
export function parseNumberWord(word: string): number | null {
  const index = NUMBER_WORDS.indexOf(word.toLowerCase());
  if (index !== -1) return index;
  return /^\d+$/.test(word) ? Number(word) : null;
}

/** "one game", "six games". Pass `many` for irregular plurals. */
export function countInWords(count: number, one: string, many = `${one}s`): string {
  return formatCount(count, one, many).replace(/^\S+/, toNumberWord(count));
}

/** Capitalizes the first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
