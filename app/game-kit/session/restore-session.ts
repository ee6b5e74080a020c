// Restores a session from a save.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { restore, type Save } from './persistence/save.ts';
import { createSession, isByClock, type NewGameOptions, type Session } from './session.ts';
import { createStoppedStopwatch } from './stopwatch.ts';

/** The session of a save; null if the current rules cannot replay it. Real-time games are restored paused, others with a standing stopwatch. */
export function restoreSession(game: MiniGame, save: Save, options: Omit<NewGameOptions, 'variant'>): Session | null {
  const restored = restore(game.rules, save);
  if (restored === null) return null;
  const { origin, entries, state } = restored;
  const session: Session = {
    ...createSession(game, { ...options, variant: origin.variant }),
    origin,
    log: { entries, undone: [] },
    state,
    outcome: game.rules.outcome(state),
    stopwatch: createStoppedStopwatch(save.elapsedMs),
    hints: save.hints,
    counted: save.counted,
    bestBefore: save.best, // the statistics may hold the score that this very game has reached
  };
  if (!isByClock(session)) return { ...session, isAwaitingPress: true };
  return { ...session, pauseState: session.outcome === null ? { kind: 'paused', by: 'session' } : null };
}
