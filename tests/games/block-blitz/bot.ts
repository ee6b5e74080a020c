// Test bot: legal placements for Block Blitz, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#app/games/block-blitz/hints.ts';
import { SIDE } from '#app/games/block-blitz/rules/field.ts';
import { TRAY_SIZE } from '#app/games/block-blitz/rules/pieces.ts';
import { listPlacements, type BlockBlitzMove, type BlockBlitzState } from '#app/games/block-blitz/rules/rules.ts';

export const bot: Bot<BlockBlitzState, BlockBlitzMove> = {
  moves: hints.moves,
  randomMove(state, roll) {
    const legal = listPlacements(state);
    if (legal.length > 0 && roll(5) > 0) return legal[roll(legal.length)] as BlockBlitzMove;
    return { type: 'place', slot: roll(TRAY_SIZE + 1), row: roll(SIDE + 1), column: roll(SIDE + 1) - 1 };
  },
};

export const endings: readonly Ending[] = [
  { end: { tray: [null, null, null], score: 1_240, lines: 31 }, shares: ['1,240 points', '31 lines'] },
];
