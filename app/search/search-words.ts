// Compares the words of a search with those of a text, whatever their case and number, and finds what to highlight.
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';

const TEXT_WORDS = /[\p{L}\p{N}'’]+/gu;

/** The words of a query, in lower case and each once. Spaces, invisible characters and hyphens separate them. */
export function splitQuery(query: string): readonly string[] {
  return [
    ...new Set(
      normalizeBlank(query)
        .toLowerCase()
        .split(/[\s\p{Pd}]+/u),
    ),
  ].filter((word) => word !== '');
}

/** The words that a word may be the plural of, and one that may be its plural and does not begin with it, by its spelling. */
function listOtherForms(word: string): string[] {
  const forms = [/s$/, /es$/].map((ending) => word.replace(ending, '')).concat(word.replace(/ies$/, 'y'), word.replace(/y$/, 'ies'));
  return forms.filter((form) => form !== word && form.length > 1);
}

/** Whether words of a text, one after another, are a word that was typed in one, such as "signup". */
function containsJoined(textWords: readonly string[], forms: readonly string[]): boolean {
  const text = textWords.join('');
  if (!forms.some((form) => text.includes(form))) return false;
  const ends = textWords.map((_, index) => textWords.slice(0, index + 1).join('').length);
  // From the start of a word to the end of another one: "ego" is not in "Solitaire Go".
  return [0, ...ends].some((start) => forms.some((form) => text.startsWith(form, start) && ends.includes(start + form.length)));
}

function containsWord(textWords: readonly string[], queryWord: string): boolean {
  const forms = listOtherForms(queryWord);
  if (textWords.some((word) => word.startsWith(queryWord) || forms.includes(word))) return true;
  return containsJoined(textWords, [queryWord, `${queryWord}s`, ...forms]);
}

/** Whether a text contains all words of a query, or words that begin with them, in any order and whatever the spaces and hyphens. */
export function containsWords(text: string, queryWords: readonly string[]): boolean {
  const textWords = text.toLowerCase().match(TEXT_WORDS) ?? [];
  return queryWords.length > 0 && [queryWords, [queryWords.join('')]].some((words) => words.every((word) => containsWord(textWords, word)));
}

/** Where to highlight a text, as start and end: the whole query if the text contains it, its words otherwise. */
export function findMarks(text: string, query: string): readonly (readonly [start: number, end: number])[] {
  const lower = text.toLowerCase();
  const phrase = normalizeBlank(query).toLowerCase();
  // Some letters change length in lower case; the positions would not match.
  if (phrase === '' || lower.length !== text.length) return [];
  if (lower.includes(phrase)) {
    const parts = lower.split(phrase);
    let end = 0;
    return parts.slice(1).map((_, index) => {
      const start = end + (parts[index] ?? '').length;
      end = start + phrase.length;
      return [start, end];
    });
  }
  const queryWords = splitQuery(query).map((word) => ({ word, forms: listOtherForms(word) }));
  return [...lower.matchAll(TEXT_WORDS)].flatMap(({ 0: word, index }) => {
    const begun = queryWords.find((queryWord) => word.startsWith(queryWord.word))?.word;
    const found = begun ?? queryWords.flatMap(({ forms }) => forms).find((form) => form === word);
    return found === undefined ? [] : [[index, index + found.length] as const];
  });
}
