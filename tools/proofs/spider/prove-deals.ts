// Script: searches deals by number for moves that win with one suit and with two, and writes the proofs to proofs.txt, each line a number
// and both. Run `npx node tools/proofs/spider/prove-deals.ts [count]`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import { createTable, isWon, createDeal, type SpiderState, type SuitCount } from '#app/games/spider/rules/table.ts';
import { judge, PROOF_LIMITS } from '#app/games/spider/solver/solver.ts';
import { playProof, writeProof } from './proof.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DEAL_COUNT = Number(positionals[0] ?? 1024);

/** Every position of a game and the move that was made there. */
function createLine(start: SpiderState, moves: readonly SpiderMove[]): { state: SpiderState; move: SpiderMove }[] {
  let state = start;
  return moves.map((move) => {
    const position = { state, move };
    const result = rules.play(state, move);
    if ('refused' in result) throw new Error(`A move is refused: ${result.refused}`);
    state = result.state;
    return position;
  });
}

/** Returns the proof that a deal can be won with so many suits; null if none is found. */
function prove(suits: SuitCount, number: number): string | null {
  const start = createTable({ suits }, createDeal(suits, number));
  const moves = judge(start, PROOF_LIMITS);
  if (moves === null || moves === 'lost') return null;
  const proof = writeProof(createLine(start, moves));
  if (!isWon(playProof(start, proof))) throw new Error(`The proof of deal ${number} does not win`);
  return proof;
}

const lines: string[] = [];
const proven: number[] = [];
for (let number = 0; lines.length < DEAL_COUNT; number += 1) {
  const withTwo = prove(2, number);
  const withOne = withTwo && prove(1, number);
  if (withOne) {
    lines.push(`${number} ${withOne} ${withTwo}`);
    proven.push(number);
  }
  if (number % 20 === 19) console.log(`${number + 1} tried, ${lines.length} proven, ${Math.round(performance.now() / 1000)} s`);
}

writeFileSync(path.join(import.meta.dirname, 'proofs.txt'), `${lines.join('\n')}\n`);
console.log('For PROVEN_GAPS in app/games/spider/rules/winnable.ts:');
console.log(proven.map((number, index) => (number - (proven[index - 1] ?? -1)).toString(36)).join(''));
