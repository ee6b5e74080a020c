// Test bot: legal moves for FreeCell, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#app/games/freecell/hints.ts';
import { canFinish } from '#app/games/freecell/rules/changes.ts';
import { listLegalMoves, type FreeCellMove } from '#app/games/freecell/rules/moves.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { FIRST_FOUNDATION, PILE_COUNT, type FreeCellState } from '#app/games/freecell/rules/table.ts';
import { solve } from '#app/games/freecell/solver/solver.ts';

const WHOLE_GAME_DEAL = 1;

/** The moves of the solver; then the cards go home by themselves. */
function solveWholeGame(): readonly FreeCellMove[] {
  const { steps } = solve(rules.start(null, WHOLE_GAME_DEAL));
  if (!steps) throw new Error(`The solver finds no moves for deal ${WHOLE_GAME_DEAL}`);
  return steps;
}

export const bot: Bot<FreeCellState, FreeCellMove> = {
  moves(state) {
    if (canFinish(state)) return [];
    const useful = hints.moves(state);
    return useful.length > 0 ? useful : listLegalMoves(state);
  },
  wholeGame: { seed: WHOLE_GAME_DEAL, moves: solveWholeGame() },
  randomMove(state, roll) {
    const kind = roll(10);
    if (kind < 2) return { type: 'move', from: roll(PILE_COUNT + 1), to: roll(PILE_COUNT + 1), count: 1 + roll(4) };
    if (kind < 4) return { type: 'send', from: roll(FIRST_FOUNDATION), count: 1 };
    const legal = listLegalMoves(state);
    return legal[legal.length > 0 ? roll(legal.length) : 0] ?? { type: 'send', from: 0, count: 1 };
  },
};

export const endings: readonly Ending[] = [
  { end: { deal: 617, foundations: [48, 49, 50, 51], moves: 88 }, shares: ['deal 617', '88 moves', '2:41'], impossible: [8] },
  { end: { deal: 617, columns: [], cells: [] }, shares: ['deal 617'] },
];
