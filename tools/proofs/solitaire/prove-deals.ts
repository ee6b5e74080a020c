// Script: searches deals by number for winning moves and writes the proofs to proofs.txt. Run `npx node tools/proofs/solitaire/prove-deals.ts [count]`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createTable } from '#app/games/solitaire/rules/table.ts';
import { solve } from '#app/games/solitaire/solver/solver.ts';
import { playProof, writeProof } from './proof.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DEAL_COUNT = Number(positionals[0] ?? 1024);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const lines: string[] = [];
const unproven: number[] = [];
const provenMs: number[] = [];
const allMs: number[] = [];
let mostNodes = 0;
for (let number = 0; lines.length < DEAL_COUNT; number += 1) {
  const start = createTable({ draws: 1, deals: 'winnable' }, number);
  const startedAt = performance.now();
  const { steps, nodes } = solve(start);
  const ms = performance.now() - startedAt;
  allMs.push(ms);
  if (steps) {
    const proof = writeProof(start, steps);
    playProof(start, proof);
    lines.push(`${number} ${proof}`);
    provenMs.push(ms);
    mostNodes = Math.max(mostNodes, nodes);
  } else {
    unproven.push(number);
  }
  if (number % 100 === 99) console.log(`${number + 1} tried, ${lines.length} proven`);
}

writeFileSync(path.join(import.meta.dirname, 'proofs.txt'), `${lines.join('\n')}\n`);
console.log(`Tried ${allMs.length}, proven ${lines.length}, most nodes of a proof ${mostNodes}.`);
console.log(`Time per proof: median ${median(provenMs).toFixed(1)} ms, worst ${Math.max(...provenMs).toFixed(0)} ms.`);
console.log(`Time per deal: median ${median(allMs).toFixed(1)} ms, worst ${Math.max(...allMs).toFixed(0)} ms.`);
console.log('For UNPROVEN_GAPS in app/games/solitaire/rules/rules.ts:');
console.log(unproven.map((number, index) => (number - (unproven[index - 1] ?? -1)).toString(36)).join(''));
