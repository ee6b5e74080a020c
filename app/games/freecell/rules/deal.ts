// The numbered deals of Microsoft's FreeCell, made by the random numbers of its C runtime.
import { CARD_COUNT, SUIT_COUNT, type Card } from '#app/card-kit/rules/cards.ts';

export const COLUMN_COUNT = 8;
export const DEAL_COUNT = 32_000;

/** The only one of the 32,000 deals that cannot be won. */
export const UNWINNABLE_DEAL = 11_982;

/** The suits of Microsoft's pack: clubs, diamonds, hearts, spades. */
const PACK_SUITS = [2, 3, 1, 0] as const;

/** Eight columns, bottom card first, of deal 1 to 32,000. */
export function createDeal(number: number): Card[][] {
  const pack = Array.from({ length: CARD_COUNT }, (_, index) => index - (index % SUIT_COUNT) + (PACK_SUITS[index % SUIT_COUNT] ?? 0));
  const columns: Card[][] = Array.from({ length: COLUMN_COUNT }, () => []);
  let seed = number;
  for (let dealt = 0; dealt < CARD_COUNT; dealt += 1) {
    seed = (Math.imul(seed, 214_013) + 2_531_011) & 0x7fffffff;
    const pick = (seed >> 16) % pack.length;
    columns[dealt % COLUMN_COUNT]?.push(pack[pick] as Card);
    pack[pick] = pack.at(-1) as Card;
    pack.pop();
  }
  return columns;
}

/** The number of a seed's deal: a seed up to 32,000 is the number itself; the others, which are random, skip the deal without a solution. */
export function pickDeal(seed: number): number {
  if (seed >= 1 && seed <= DEAL_COUNT) return seed;
  const number = (seed % (DEAL_COUNT - 1)) + 1;
  return number < UNWINNABLE_DEAL ? number : number + 1;
}
