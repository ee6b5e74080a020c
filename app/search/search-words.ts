// Splits queries and texts into words, compares them whatever their case, accents and number, and finds what to highlight.
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';

const WORDS = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;

/** In lower case, without accents, ligatures, full-width letters and the like, and with one kind of apostrophe. */
function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[‘’ʼ]/g, "'");
}

/** The words of a query or of a text that is searched, folded. Whatever is no letter and no digit separates them, but an apostrophe inside. */
export function splitWords(text: string): readonly string[] {
  return fold(normalizeBlank(text)).match(WORDS) ?? [];
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

function containsWord(textWords: readonly string[], queryWord: string, isWhole: boolean): boolean {
  const forms = [queryWord, `${queryWord}s`, `${queryWord}es`, ...listOtherForms(queryWord)];
  return textWords.some((word) => forms.includes(word) || (!isWhole && word.startsWith(queryWord))) || containsJoined(textWords, forms);
}

/** Whether the words of a text have all words of a query, or unless `isWhole` begin with them, in any order and whatever separates them. */
export function containsWords(textWords: readonly string[], queryWords: readonly string[], isWhole = false): boolean {
  const ways = [queryWords, [queryWords.join('')]];
  return queryWords.length > 0 && ways.some((words) => words.every((word) => containsWord(textWords, word, isWhole)));
}

/** A text, folded, and for each position in it where the letter stands in the text that it comes from. */
function foldByLetter(text: string) {
  const pieces = Array.from(text.matchAll(/\P{M}\p{M}*/gu), ({ 0: letter, index }) => ({ letter, index, folded: fold(letter) }));
  const letters = pieces.flatMap(({ letter, index, folded }) =>
    Array.from({ length: folded.length }, () => ({ start: index, end: index + letter.length })),
  );
  return { folded: pieces.map((piece) => piece.folded).join(''), letters };
}

/** Where a query stands in a folded text, as start and end: the whole query if the text contains it, its words otherwise. */
function findFolded(folded: string, query: string): (readonly [start: number, end: number])[] {
  const queryWords = splitWords(query);
  if (queryWords.length === 0) return [];
  const isShorter = queryWords.join('').length <= folded.length; // a query may have ten thousand letters
  const phrases = isShorter ? folded.matchAll(new RegExp(queryWords.join('[^\\p{L}\\p{N}]+'), 'gu')) : [];
  const marks = Array.from(phrases, ({ 0: phrase, index }) => [index, index + phrase.length] as const);
  if (marks.length > 0) return marks;
  const words = [...new Set(queryWords)].map((word) => ({ word, forms: listOtherForms(word) }));
  return Array.from(folded.matchAll(WORDS)).flatMap(({ 0: word, index }) => {
    const begun = words.find((queryWord) => word.startsWith(queryWord.word))?.word;
    const found = begun ?? words.flatMap(({ forms }) => forms).find((form) => form === word);
    return found === undefined ? [] : [[index, index + found.length] as const];
  });
}

/** Where to highlight a text, as start and end. */
export function findMarks(text: string, query: string): readonly (readonly [start: number, end: number])[] {
  if (/^\p{ASCII}*$/u.test(text)) return findFolded(text.toLowerCase(), query); // most texts
  const { folded, letters } = foldByLetter(text);
  const marks = findFolded(folded, query).map(([start, end]) => [letters[start]?.start ?? 0, letters[end - 1]?.end ?? 0] as const);
  return marks.filter(([start], index) => start >= (marks[index - 1]?.[1] ?? 0)); // one letter, such as a ligature, may be found twice
}
