// Shortens texts at the end of a sentence or word, and lists in sentences.
import { toNumberWord } from './number-words.ts';

/** Keeps whole sentences up to `maxLength` characters; if not even one fits, whole words and an ellipsis. */
export function truncateAtSentence(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const sentences = /^.*[.!?](?=\s)/s.exec(cut)?.[0];
  return sentences !== undefined && sentences.length >= maxLength / 2 ? sentences : truncateAtWord(text, maxLength);
}

/** Keeps whole words up to `maxLength` characters and adds an ellipsis if it cuts anything. */
function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength); // the ellipsis replaces a space or a letter, so the result is never longer
  const words = cut.slice(0, cut.lastIndexOf(' '));
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}

/** "Jam, Tea, and Bread"; "Jam, Tea, or Bread" as a disjunction. */
export function formatList(words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat('en-US', { type }).format(words);
}

/** The first names of a list, and how many there are besides: "Jam, Tea and six more". */
export function nameSome(names: readonly string[], shown: number): string {
  const rest = names.length - shown;
  const parts = [...names.slice(0, shown), ...(rest > 0 ? [`${toNumberWord(rest)} more`] : [])];
  return formatList(parts).replace(/, and /, ' and ');
}

/**
 * The text that shows the most of `count` names and is not longer than `limit`, as `measure` counts. One name is shown in any case, and
 * `create` makes the text of how many to show.
 */
export function fitNames(count: number, limit: number, measure: (text: string) => number, create: (shown: number) => string): string {
  let shown = count;
  while (shown > 1 && measure(create(shown)) > limit) shown -= 1;
  return create(shown);
}
