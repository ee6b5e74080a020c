// Derives the seed of a daily board from the game and the day, the same for everyone.

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Returns an unsigned 32-bit integer: FNV-1a over "sudoku/22/0", then the final mixing step of MurmurHash3, so that the seeds of
 * neighboring days are unrelated. `attempt` counts the boards rejected as unsuitable for that day.
 */
export function getDailySeed(game: string, day: number, attempt = 0): number {
  let hash = FNV_OFFSET;
  for (const character of `${game}/${day}/${attempt}`) hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
