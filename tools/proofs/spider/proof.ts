// Reads and writes proofs that a deal can be won, each as one line of text.
// D deals; two digits move cards from column to column (0 to 9), as many as fit; to an empty column a letter tells how many (a is one).
import { NO_CARD } from '#app/card-kit/rules/cards.ts';
import { canGoOn, countTopRun, type SpiderMove } from '#app/games/spider/rules/moves.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import { getLeadCard, getTopCard, type SpiderState } from '#app/games/spider/rules/table.ts';

const A = 'a'.charCodeAt(0);

/** How many cards of a column go on another one with cards: only one length of the top run fits. */
function countFitting(state: SpiderState, from: number, to: number): number {
  const top = getTopCard(state, to);
  let count = countTopRun(state, from);
  while (count > 1 && !canGoOn(getLeadCard(state, from, count), top)) count -= 1;
  return count;
}

/** Replays a proof from the dealt table to its end; throws if the rules refuse a move. */
export function playProof(start: SpiderState, proof: string): SpiderState {
  let state = start;
  for (const [sign] of proof.matchAll(/D|\d\d[a-m]?/g)) {
    const [from, to] = [Number(sign[0]), Number(sign[1])];
    const count = sign[2] === undefined ? countFitting(state, from, to) : sign.charCodeAt(2) - A + 1;
    const result = rules.play(state, sign === 'D' ? { type: 'deal' } : { type: 'move', from, to, count });
    if ('refused' in result) throw new Error(`${sign} is refused: ${result.refused}`);
    state = result.state;
  }
  return state;
}

/** Formats the moves of a won game as a proof. */
export function writeProof(line: readonly { readonly state: SpiderState; readonly move: SpiderMove }[]): string {
  return line
    .map(({ state, move }) => {
      if (move.type !== 'move') return 'D';
      return `${move.from}${move.to}${getTopCard(state, move.to) === NO_CARD ? String.fromCharCode(A + move.count - 1) : ''}`;
    })
    .join('');
}
