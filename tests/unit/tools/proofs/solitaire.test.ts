// Replays the proof (the winning moves) of every deal that the game offers as winnable.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules, pickWinnableDeal, winnableDeals } from '#app/games/solitaire/rules/rules.ts';
import { createTable } from '#app/games/solitaire/rules/table.ts';
import { solve } from '#app/games/solitaire/solver/solver.ts';
import { playProof, writeProof } from '../../../../tools/proofs/solitaire/proof.ts';

const proofs = new Map(
  readFileSync('tools/proofs/solitaire/proofs.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string])
    .map(([deal, proof]) => [Number(deal), proof]),
);

it('KLO15 every deal of the default variant is won by the moves of its proof', () => {
  expect(winnableDeals.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(winnableDeals).size).toBe(winnableDeals.length);
  const [{ options }] = rules.variants;
  for (const deal of winnableDeals) {
    const won = playProof(createTable(options, deal), proofs.get(deal) ?? '');
    if (rules.outcome(won)?.result !== 'won') throw new Error(`Deal ${deal} is not won`);
  }
});

it('KLO15 every seed of the default variant gives a proven deal', () => {
  for (let seed = 0; seed < 5000; seed += 7) expect(proofs.has(pickWinnableDeal(seed))).toBe(true);
  expect(rules.start(rules.variants[0].options, 2 ** 32 - 1).deal).toBe(winnableDeals.at(-1));
});

it('KLO15 the solver follows the rules of the game and finds the stored proofs', () => {
  const [{ options }] = rules.variants;
  for (const deal of winnableDeals.slice(0, 3)) {
    const start = createTable(options, deal);
    expect(writeProof(start, solve(start).steps ?? [])).toBe(proofs.get(deal));
  }
});
