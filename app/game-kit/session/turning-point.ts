// Goes back to the last position from which a game could be won. Loaded with the button for it.
import type { MiniGame, StopSignal, TurningPoint } from '#app/game-kit/contract.ts';
import { goToLog } from './moves.ts';
import { replay, undoLastMove, type LogEntry } from './persistence/move-log.ts';
import { chain, unchanged, type Session, type Transition } from './session.ts';

type Played = Pick<Session, 'origin' | 'log'>;

/** The positions in which moves were made, and the last one; and the moves. Time steps belong to the move before them. */
function listPositions({ rules }: MiniGame, { origin, log }: Played) {
  const history: unknown[] = [];
  const moves: object[] = [];
  let state: unknown = replay(rules, origin, []);
  for (const entry of log.entries satisfies readonly LogEntry<object>[]) {
    if (typeof entry === 'object') {
      history.push(state);
      moves.push(entry);
    }
    const result = typeof entry === 'object' ? rules.play(state, entry) : rules.advance?.(state, entry);
    if (!result || 'refused' in result) throw new Error('The rules refuse what they have played');
    ({ state } = result);
  }
  return { history: [...history, state], moves };
}

/** The move that lost a game, and how many moves to take back from now; null if it is not known. */
export async function findTurningPoint(
  game: MiniGame,
  session: Played,
  signal: StopSignal,
): Promise<(TurningPoint & { readonly taken: number }) | null> {
  const { history, moves } = listPositions(game, session);
  const found = await game.turningPoints?.find(history, moves, signal).catch(() => null);
  return found ? { ...found, taken: moves.length - (found.index ?? moves.length) } : null;
}

/** Takes moves back and says why. What follows is practice: its end counts neither as a win nor for the day. */
export function goBack(game: MiniGame, session: Session, { taken, why }: { taken: number; why: string }, now: number): Transition {
  if (session.pauseState !== null) return unchanged(session);
  let { log } = session;
  for (let left = taken; left > 0; left -= 1) log = undoLastMove(log) ?? log;
  return chain(goToLog(game, session, log, now), (before) => [
    { ...before, isCounted: true, isPractice: true, notice: { text: why, untilMs: null } },
    [{ type: 'announce', text: why }, { type: 'focus' }],
  ]);
}
