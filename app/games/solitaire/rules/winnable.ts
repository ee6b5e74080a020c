// The deals that are proven winnable. app/games/solitaire/proofs/ contains the search and the winning moves of each.

/** The unproven deal numbers below the last proven one, as base-36 digits: the difference of each to the previous one. */
const UNPROVEN_GAPS =
  '63e4d11536632h291j7346191442124346886b82a5g5b2l1a439a43d11349b15cl5264b12i4212a45q4f424229b211247126' +
  '2136d33a836821432288d4811a4e4c148211531489b34m6961g987h2g143523c3528e3841445e33h1b552lb714h1128h491a' +
  '3154';

const PROVEN_COUNT = 1024; // a power of two, so that seeds map uniformly to deals

function listProvenDeals(): number[] {
  const unproven = new Set<number>();
  let last = -1;
  for (const gap of UNPROVEN_GAPS) unproven.add((last += Number.parseInt(gap, 36)));
  const deals: number[] = [];
  for (let deal = 0; deals.length < PROVEN_COUNT; deal += 1) if (!unproven.has(deal)) deals.push(deal);
  return deals;
}

/** The numbers of all deals that are proven winnable when drawing one card at a time. */
export const winnableDeals: readonly number[] = listProvenDeals();

/** A winnable deal for an unsigned 32-bit seed. */
export function pickWinnableDeal(seed: number): number {
  return winnableDeals[seed % PROVEN_COUNT] as number;
}
