// The day is the seed: what a board starts from follows from the game and the day, for everyone.

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The seed of a game's board on a day, an unsigned 32-bit integer: FNV-1a over "sudoku/22/0", mixed by the last step of MurmurHash3 so that
 * neighboring days have nothing in common. `attempt` counts the boards that were passed over because they do not suit the day.
 */
export function getDailySeed(game: string, day: number, attempt = 0): number {
  let hash = FNV_OFFSET;
  for (const character of `${game}/${day}/${attempt}`) hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
