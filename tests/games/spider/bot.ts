// Test bot: legal moves for Spider, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#app/games/spider/hints.ts';
import { listLegalMoves, type SpiderMove } from '#app/games/spider/rules/moves.ts';
import { STOCK, type SpiderState } from '#app/games/spider/rules/table.ts';

export const bot: Bot<SpiderState, SpiderMove> = {
  moves(state) {
    const useful = hints.moves(state);
    return useful.length > 0 ? useful : listLegalMoves(state);
  },
  randomMove(state, roll) {
    const kind = roll(10);
    if (kind === 0) return { type: 'deal' };
    if (kind === 1) return { type: 'move', from: roll(STOCK + 1), to: roll(STOCK + 1), count: 1 + roll(4) };
    if (kind < 4) return { type: 'send', from: roll(STOCK), count: 1 };
    const legal = listLegalMoves(state);
    return legal[legal.length > 0 ? roll(legal.length) : 0] ?? { type: 'deal' };
  },
};

export const endings: readonly Ending[] = [
  { end: { runs: Array(8).fill(0), moves: 120 }, shares: ['all 8 runs', '2:41', '1,180 points'], impossible: [1301] },
  { end: { runs: Array(5).fill(0), columns: [[0]], stock: [], moves: 90 }, shares: ['5 of 8 runs'] },
];
