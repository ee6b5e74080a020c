// Script: searches deals by number for winning moves and writes the proofs to proofs.txt. Run `npx node
// tools/proofs/solitaire/prove-deals.ts [count]`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createTable } from '#app/games/solitaire/rules/table.ts';
import { solve } from '#app/games/solitaire/solver/solver.ts';
import { playProof, writeProof } from './proof.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const DEAL_COUNT = Number(positionals[0] ?? 1024);

const lines: string[] = [];
const unproven: number[] = [];
let mostNodes = 0;
for (let number = 0; lines.length < DEAL_COUNT; number += 1) {
  const start = createTable({ draws: 1, deals: 'winnable' }, number);
  const { steps, nodes } = solve(start);
  if (steps) {
    const proof = writeProof(start, steps);
    playProof(start, proof);
    lines.push(`${number} ${proof}`);
    mostNodes = Math.max(mostNodes, nodes);
  } else {
    unproven.push(number);
  }
  if (number % 100 === 99) console.log(`${number + 1} tried, ${lines.length} proven`);
}

writeFileSync(path.join(import.meta.dirname, 'proofs.txt'), `${lines.join('\n')}\n`);
console.log(`Tried ${lines.length + unproven.length}, proven ${lines.length}, most nodes of a proof ${mostNodes}.`);
console.log('For UNPROVEN_GAPS in app/games/solitaire/rules/rules.ts:');
console.log(unproven.map((number, index) => (number - (unproven[index - 1] ?? -1)).toString(36)).join(''));
