// Formats counts with their nouns.

/** '1 line', '12,300 points'; `plural` for nouns that take more than an s. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  const digits = count < 1000 ? count : count.toLocaleString('en-US'); // `Intl` is slow at its first use
  return `${digits} ${count === 1 ? noun : plural}`;
}
