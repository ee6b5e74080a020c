// Texts cut short where a reader would pause.

/** As much of a text as fits into `length` characters: whole sentences, or else whole words and an ellipsis. */
export function truncateAtSentence(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength + 1);
  const sentences = /^.*[.!?](?=\s)/s.exec(cut)?.[0];
  return sentences !== undefined && sentences.length >= maxLength / 2 ? sentences : truncateAtWord(text, maxLength);
}

/** As much of a text as fits into `length` characters, cut after a whole word, with an ellipsis where anything is left out. */
function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength); // the ellipsis takes the place of the space at which it is cut, or of one letter more
  const words = cut.slice(0, cut.lastIndexOf(' '));
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}
