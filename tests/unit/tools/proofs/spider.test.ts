// Replays the proof (the winning moves) of every deal of one and of two suits.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { playProof } from '../../../../tools/proofs/spider/proof.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import { createTable, isWon, createDeal } from '#app/games/spider/rules/table.ts';
import { pickDeal } from '#app/games/spider/rules/winnable.ts';

/** By deal: with one suit, and with two. */
const proofs = new Map(
  readFileSync('tools/proofs/spider/proofs.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([deal, ...both]) => [deal, both]),
);
const SEEDS = Array.from({ length: 1024 }, (_, seed) => seed);

it.each([1, 2] as const)('SPI12 every seed of %i suits gives a deal that is won by the moves of its proof', (suits) => {
  expect(new Set(SEEDS.map((seed) => pickDeal(suits, seed))).size).toBe(proofs.size);
  expect(pickDeal(suits, 2 ** 32 - 1)).toBe(pickDeal(suits, 1023));
  for (const seed of SEEDS) {
    const deal = pickDeal(suits, seed);
    const start = createTable({ suits }, createDeal(suits, deal));
    if (!isWon(playProof(start, proofs.get(String(deal))?.[suits - 1] ?? ''))) throw new Error(`Deal ${deal} is not won`);
    if (seed < 20) expect(rules.start({ suits }, seed)).toEqual(start);
  }
});

it('SPI12 any deal of four suits comes up', () => {
  expect([0, 1, 2 ** 32 - 1].map((seed) => pickDeal(4, seed))).toEqual([0, 1, 2 ** 32 - 1]);
});
