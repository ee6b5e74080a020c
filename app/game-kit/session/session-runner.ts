// Runs a session: passes every action to the pure reducer `step`, runs its effects, and owns its timer, storage and listeners.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Environment } from './environment.ts';
import { dropSave } from './finish-game.ts';
import { getWakeTime, syncClocks } from './game-time.ts';
import type { GameStorage } from './persistence/persistence.ts';
import type { Effect, Session } from './session.ts';
import { createSnapshot } from './snapshot.ts';
import { step, type Action } from './step.ts';

export type SessionRunner = ReturnType<typeof createSessionRunner>;

export function createSessionRunner(game: MiniGame, initial: Session, gameStorage: GameStorage, environment: Environment) {
  const listeners = new Set<() => void>();
  const effectListeners = new Set<(effect: Effect) => void>();
  let cancelTimer: (() => void) | null = null;
  let isClosed = false;
  let session = syncClocks(game, initial, environment.now());
  let snapshot = createSnapshot(game, session, environment.now());

  function runEffect(effect: Effect): void {
    if (effect.type === 'store') gameStorage.write(effect.write);
    else for (const notifyEffect of effectListeners) notifyEffect(effect);
  }

  function schedule(): void {
    cancelTimer?.();
    const now = environment.now();
    const wakeTime = isClosed || snapshot.fault ? null : getWakeTime(game, session, now);
    cancelTimer = wakeTime === null ? null : environment.setTimer(Math.max(0, wakeTime - now), () => dispatch({ type: 'wake' }));
  }

  function fail(error: unknown): void {
    snapshot = { ...snapshot, fault: { error } };
    schedule();
    runEffect(dropSave(session));
    for (const notify of listeners) notify();
  }

  /** Writes pending statistics to the device. When the page is being left, there is no time to wait for the lock. */
  function flushStatistics(action: Action, effects: readonly Effect[]): void {
    if (action.type === 'leave') gameStorage.flush();
    else if (effects.some((effect) => effect.type === 'store' && effect.write.kind === 'statistics'))
      environment.writeExclusively(() => {
        gameStorage.flush();
        refresh();
      });
  }

  /** Notes whether everything is stored, and returns whether that has changed. If it is not, the first write in a visit says so. */
  function updateStored(action: Action, effects: readonly Effect[]): boolean {
    const hasUnstored = environment.storage.hasUnstored();
    const isWrite = action.type !== 'leave' && effects.some(({ type }) => type === 'store'); // who leaves would not see the message
    if (hasUnstored && isWrite && environment.claimStorageWarning()) runEffect({ type: 'unstored' });
    if (hasUnstored === snapshot.hasUnstored) return false;
    snapshot = { ...snapshot, hasUnstored };
    return true;
  }

  function dispatch(action: Action): void {
    if (isClosed || snapshot.fault) return;
    try {
      const now = environment.now();
      const [next, effects] = step(game, session, action, now);
      // A countdown changes the snapshot without changing the session.
      const isChanged = next !== session || next.pauseState?.kind === 'counting-down';
      session = next;
      if (isChanged) snapshot = createSnapshot(game, session, now);
      schedule();
      effects.forEach(runEffect);
      if (updateStored(action, effects) || isChanged) for (const notify of listeners) notify();
      flushStatistics(action, effects);
    } catch (error) {
      // An error in an event handler or timer would not reach the error boundary, so store it in the snapshot; the frame rethrows it.
      fail(error);
    }
  }

  /** Shows the stored statistics and preferences, which another tab may have changed. */
  function refresh(): void {
    dispatch({
      type: 'refresh',
      statistics: gameStorage.loadStatistics(session.origin.variant.id),
      preferences: gameStorage.loadPreferences(),
    });
  }

  schedule();
  return {
    getSession: () => session,
    getSnapshot: () => snapshot,
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    /** Subscribes to all effects except storage writes. */
    listen(onEffect: (effect: Effect) => void) {
      effectListeners.add(onEffect);
      return () => void effectListeners.delete(onEffect);
    },
    dispatch,
    refresh,
    /** Stops the game after an error and deletes its save, because restoring it would fail again. */
    fail,
    close() {
      isClosed = true;
      schedule();
      listeners.clear();
      effectListeners.clear();
    },
  };
}
