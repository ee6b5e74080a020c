// Finds the last position from which a game could be won. Loaded with the button that goes back to it.
import type { MiniGame, StopSignal, TurningPoint } from '#app/game-kit/contract.ts';
import { replay, type LogEntry } from './persistence/move-log.ts';
import type { Session } from './session.ts';

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

export interface FoundTurningPoint extends TurningPoint {
  readonly taken: number; // moves to take back from now
}

/** The move that lost a game; null if it is not known. */
export async function findTurningPoint(game: MiniGame, session: Played, signal: StopSignal): Promise<FoundTurningPoint | null> {
  const { history, moves } = listPositions(game, session);
  const found = await game.turningPoints?.find(history, moves, signal).catch(() => null);
  return found ? { ...found, taken: moves.length - (found.index ?? moves.length) } : null;
}

const MOST_UNASKED = 10; // moves

/** Whether so many moves would be taken back that the player is asked first. */
export function needsQuestion({ taken }: Pick<FoundTurningPoint, 'taken'>): boolean {
  return taken > MOST_UNASKED;
}
