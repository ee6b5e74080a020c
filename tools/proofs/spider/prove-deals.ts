// Script: searches deals by number for winning moves and writes the proofs. Run `npx node tools/proofs/spider/prove-deals.ts <suits> [count]`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ratePosition } from '#app/games/spider/hints.ts';
import { dealCards, moveCards } from '#app/games/spider/rules/changes.ts';
import { createDeal, type SuitCount } from '#app/games/spider/rules/deal.ts';
import { canDeal, listLegalMoves, type SpiderMove } from '#app/games/spider/rules/moves.ts';
import { createTable, isWon, type SpiderState } from '#app/games/spider/rules/table.ts';
import { playProof, writeProof } from './proof.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const SUITS = Number(positionals[0]) as SuitCount;
const DEAL_COUNT = Number(positionals[1] ?? 1024);

/** Positions that are looked at between two deals from the stock, and those that are dealt on. */
const MOST_POSITIONS = 500;
const KEPT = 25;

interface Node {
  readonly state: SpiderState;
  readonly rating: number;
  readonly before: Node | null;
  readonly move: SpiderMove | null;
}

function getKey({ columns }: SpiderState): string {
  return columns
    .map((cards) => String.fromCharCode(...cards.map((card) => (card & 63) + 1)))
    .toSorted()
    .join('|');
}

/** Looks at the best positions first; returns a won one, or those that are left. */
function search(starts: readonly Node[]): Node[] {
  const seen = new Set(starts.map(({ state }) => getKey(state)));
  const open = [...starts];
  const found: Node[] = [];
  while (open.length > 0 && found.length < MOST_POSITIONS) {
    let best = 0;
    for (let index = 1; index < open.length; index += 1) if ((open[index] as Node).rating > (open[best] as Node).rating) best = index;
    const before = open[best] as Node;
    open[best] = open.at(-1) as Node;
    open.pop();
    found.push(before);
    for (const move of listLegalMoves(before.state)) {
      if (move.type !== 'move') continue;
      const { state } = moveCards(before.state, move);
      const key = getKey(state);
      if (seen.has(key)) continue;
      seen.add(key);
      const node = { state, before, move, rating: ratePosition(state) };
      if (isWon(state)) return [node];
      open.push(node);
    }
  }
  return [...found, ...open];
}

/** The moves that win a deal; null if none are found. */
function solve(start: SpiderState): Node | null {
  let nodes: Node[] = [{ state: start, rating: ratePosition(start), before: null, move: null }];
  for (;;) {
    const found = search(nodes);
    const [only] = found;
    if (only && isWon(only.state)) return only;
    nodes = found
      .filter(({ state }) => canDeal(state))
      .toSorted((a, b) => b.rating - a.rating)
      .slice(0, KEPT)
      .map((before) => {
        const { state } = dealCards(before.state);
        return { state, before, move: { type: 'deal' }, rating: ratePosition(state) };
      });
    if (nodes.length === 0) return null;
  }
}

function listMoves(won: Node): { state: SpiderState; move: SpiderMove }[] {
  const line: { state: SpiderState; move: SpiderMove }[] = [];
  for (let node = won; node.before && node.move; node = node.before) line.unshift({ state: node.before.state, move: node.move });
  return line;
}

const lines: string[] = [];
const proven: number[] = [];
for (let number = 0; lines.length < DEAL_COUNT; number += 1) {
  const start = createTable({ suits: SUITS }, createDeal(SUITS, number));
  const won = solve(start);
  if (won) {
    const proof = writeProof(listMoves(won));
    if (!isWon(playProof(start, proof))) throw new Error(`The proof of deal ${number} does not win`);
    lines.push(`${number} ${proof}`);
    proven.push(number);
  }
  if (number % 20 === 19) console.log(`${number + 1} tried, ${lines.length} proven, ${Math.round(performance.now() / 1000)} s`);
}

writeFileSync(path.join(import.meta.dirname, `proofs-${SUITS}.txt`), `${lines.join('\n')}\n`);
console.log('For PROVEN_GAPS in app/games/spider/rules/winnable.ts:');
console.log(proven.map((number, index) => (number - (proven[index - 1] ?? -1)).toString(36)).join(''));
