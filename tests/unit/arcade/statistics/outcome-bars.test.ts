// Tests which bars the outcome chart of a variant has.
import { expect, it } from 'vitest';
import { createOutcomeBars } from '#app/arcade/statistics/variant-figures.tsx';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { registry } from '#app/games/registry.ts';

it.each([
  ['memory', '12-cards', {}, ['Won 2', 'Not won 1']],
  ['memory', 'two-players', { 'player-1': 3 }, ['Player 1 3', 'Player 2 0', 'Draws 0']],
  ['snake', 'classic', {}, []],
  ['sudoku', 'classic', {}, ['Won 2', 'Not won 1']],
  ['wordle', 'classic', {}, expect.arrayContaining(['Missed 0']) as string[]],
])('the bars of %s (%s) are the outcomes that this variant can have', async (id, variantId, outcomes, expected) => {
  const { game } = await registry.find((entry) => entry.id === id)!.load();
  const variant = game.rules.variants.find((one) => one.id === variantId)!;
  const bars = createOutcomeBars(game.results, variant, { ...NO_STATISTICS, played: 3, won: 2, outcomes });
  expect(bars.map(({ label, count }) => `${label} ${count}`)).toEqual(expected);
});
