// Plays a lost game of cards and searches the move that lost it, without a worker.
import type { TurningPoint } from '#app/game-kit/contract.ts';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import { findLastWinnable, type Verdict } from '#app/card-kit/solver/last-winnable.ts';
import { createTurningPointFinder, type ExplainedGame } from '#app/card-kit/solver/turning-point.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';

/** Moves as text: '3-15' moves one card from pile 3 to pile 15, '6-3-2' two; 'd' is what `d` says. */
export function parseMoves<Move>(text: string, d?: Move): (Move | { type: 'move'; from: number; to: number; count: number })[] {
  return text.split(' ').map((sign) => {
    if (sign === 'd' && d) return d;
    const [from = 0, to = 0, count = 1] = sign.split('-').map(Number);
    return { type: 'move', from, to, count };
  });
}

/** The positions of a game: the start, and one after each move. */
export function listHistory<State, Move>(after: (state: State, move: Move) => State, start: State, moves: readonly Move[]): State[] {
  const history = [start];
  for (const move of moves) history.push(after(history.at(-1) as State, move));
  return history;
}

export function createLostGame<State, Move extends object, Event extends GameEvent, Options, Step>(
  rules: Rules<State, Move, Event, Options>,
  explained: ExplainedGame<State, Move, Step>,
  judge: (state: State) => Verdict<Step>,
) {
  const { after } = createTestPlay(rules);
  const { signal } = new AbortController();
  return (start: State, moves: readonly Move[], judgeInstead = judge): Promise<TurningPoint | null> => {
    const ask = (positions: readonly State[]) => Promise.resolve(findLastWinnable(positions, judgeInstead));
    return createTurningPointFinder(explained, ask)(listHistory(after, start, moves), moves, signal);
  };
}
