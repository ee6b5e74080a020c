// Tests which bars the outcome chart of a variant has.
import { expect, it } from 'vitest';
import { createOutcomeBars } from '#app/arcade/statistics/variant-figures.tsx';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { NO_STATISTICS } from '#app/game-kit/session/persistence/statistics.ts';
import { game as counter } from '#templates/mini-game/game.ts';

const PLAYERS = ['one', 'two'].map((id) => ({ id, label: `Player ${id}` }));
const TRIES = ['1', '2', 'missed'].map((id) => ({ id, label: id }));
const NO_WINS = () => false;

it.each<[string, MiniGame['results'], Record<string, number>, readonly string[]]>([
  ['won and not won, if nothing else is counted', undefined, {}, ['Won 2', 'Not won 1']],
  ['its outcomes, also those that have not happened', { outcomes: () => TRIES }, { '2': 3 }, ['1 0', '2 3', 'missed 0']],
  ['the winner of two players', { outcomes: () => PLAYERS, isWinnable: NO_WINS }, { one: 3 }, ['Player one 3', 'Player two 0']],
  ['no outcomes of two players in a variant for one', { outcomes: () => PLAYERS, isWinnable: () => true }, {}, ['Won 2', 'Not won 1']],
  ['a milestone, beside won and not won', { outcomes: () => TRIES.slice(0, 1) }, { '1': 1 }, ['1 1', 'Won 2', 'Not won 1']],
  ['none, if it cannot be won', { isWinnable: NO_WINS }, {}, []],
])('a variant has bars for %s', (_, results, outcomes, expected) => {
  const bars = createOutcomeBars(results, counter.rules.variants[0], { ...NO_STATISTICS, played: 3, won: 2, outcomes });
  expect(bars.map(({ label, count }) => `${label} ${count}`)).toEqual(expected);
});
