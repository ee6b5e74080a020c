// Reads the number of a deal that a player types, and makes the address at which it is played.
import { readKey } from '#app/game-kit/lib/key-events.ts';
import { DEAL_COUNT } from '#app/games/freecell/rules/deal.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';

/** The number of a deal, 1 to 32,000, in the digits of any script; spaces, commas and a # are ignored. Null for anything else. */
export function parseDealNumber(typed: string): number | null {
  const digits = Array.from(typed.replace(/[\s,.#]/g, ''), (key) => readKey({ key, code: '', shiftKey: false })).join('');
  const number = /^\d+$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= DEAL_COUNT ? number : null;
}

/** The query of the link to a deal, as `parseLink` reads it: the player's own game waits meanwhile. */
export function getDealLink(number: number): string {
  return `?variant=${rules.variants[0].id}&seed=${number.toString(16)}&v=${rules.version}`;
}
