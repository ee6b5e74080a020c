// Formats counts with their nouns.

/** '1 line', '12,300 points'; `plural` for nouns that take more than an s. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}
