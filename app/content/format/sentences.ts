// Shortens texts at the end of a sentence or word.

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

/** The number of words in a text; a hyphenated word counts once. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
