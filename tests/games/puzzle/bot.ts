// Test bot: legal moves for Puzzle, best first.
import { DIRECTIONS } from '#app/game-kit/lib/directions.ts';
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#app/games/puzzle/hints.ts';
import { rules, type PuzzleMove, type PuzzleState } from '#app/games/puzzle/rules/rules.ts';

const SEED = 2026;

/** The solution found by following the hints, which is the shortest one. */
function solveByHints(): readonly PuzzleMove[] {
  let state = rules.start(rules.variants[0].options, SEED);
  const moves: PuzzleMove[] = [];
  for (let [move] = hints.moves(state); move; [move] = hints.moves(state)) {
    const played = rules.play(state, move);
    if ('refused' in played) throw new Error('The rules refuse what a hint has said');
    ({ state } = played);
    moves.push(move);
  }
  return moves;
}

export const bot: Bot<PuzzleState, PuzzleMove> = {
  moves: hints.moves,
  wholeGame: { seed: SEED, moves: solveByHints() },
  randomMove: ({ tiles }, roll) =>
    roll(2) === 0
      ? { type: 'slide', cell: roll(tiles.length + 1) }
      : { type: 'push', direction: DIRECTIONS[roll(DIRECTIONS.length)] ?? 'up' },
};

export const endings: readonly Ending[] = [
  { end: { tiles: [1, 2, 3, 4, 5, 6, 7, 8, 0], moves: 42 }, shares: ['42 moves', '2:41'], impossible: [20] },
];
