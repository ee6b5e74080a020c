// The shell round a session: it has the timers, the storage and the listeners; what happens is decided by `step` alone.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import { createGameStorage } from './persistence/persistence.ts';
import { LATEST_KEY } from './persistence/latest-game.ts';
import type { GameLink } from './game-link.ts';
import { hasMoves } from './persistence/move-log.ts';
import { canRequestFirstHint } from './moves.ts';
import { describeLoadFailure, createSessionFactory } from './initial-session.ts';
import { isUnderway, getSlot, type Effect } from './session.ts';
import { findBestMove } from './find-best-move.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import { dropSave } from './finish-game.ts';
import { isPlayerAction, step, type Action } from './step.ts';
import { getPlayedMs, syncClocks, getWakeTime } from './game-time.ts';
import type { Environment } from './environment.ts';

export interface GameStore {
  subscribe(onChange: () => void): () => void;
  getSnapshot(): Snapshot;
  /** Hears of every effect that is not about storage. */
  listen(onEffect: (effect: Effect) => void): () => void;
  send(action: Exclude<Action, { type: 'new-game' | 'restart' | 'return-to-own-game' | 'take-over' | 'refresh' }>): void;
  play(move: object): void;
  /**
   * A new game of the variant with this id, or of the present one, once what it needs is there; after the game of a link the visitor's
   * own comes back, where one waits. The board of a day is followed by nothing.
   */
  newGame(variant?: string): void;
  /** The same, once this game is over; nothing before. */
  playNext(): void;
  /** This game once more, from its start, of a link or of a day as well; nothing before the first move. */
  restart(): void;
  getElapsedMs(): number;
  /** Stops the game for good, and forgets what it has saved: where the game broke, it would break again. */
  fail(error: unknown): void;
  /** Saves, and stops every timer for good. */
  close(): void;
}

/** Opens the game that the visitor left, a first one, or that of `link`. */
export function createGameStore({ id }: Pick<MiniGameEntry, 'id'>, game: MiniGame, environment: Environment, link?: GameLink): GameStore {
  const gameStorage = createGameStorage(id, environment.storage);
  const sessionFactory = createSessionFactory(game, gameStorage, environment);
  const listeners = new Set<() => void>();
  const effectListeners = new Set<(effect: Effect) => void>();
  let cancel: (() => void) | null = null;
  let isClosed = false;
  let searchedState: unknown = null; // the state in which the game searches for a hint

  let session = syncClocks(game, sessionFactory.createInitialSession(link), environment.now());
  gameStorage.markSeen(getSlot(session));
  let snapshot = createSnapshot(game, session, environment.now());

  function runEffect(effect: Effect): void {
    if (effect.type === 'store') gameStorage.write(effect.write);
    else for (const notifyEffect of effectListeners) notifyEffect(effect);
  }

  function schedule(): void {
    cancel?.();
    const now = environment.now();
    const at = isClosed || snapshot.fault ? null : getWakeTime(game, session, now);
    cancel = at === null ? null : environment.setTimer(Math.max(0, at - now), () => send({ type: 'wake' }));
  }

  function fail(error: unknown): void {
    snapshot = { ...snapshot, fault: { error } };
    schedule();
    runEffect(dropSave(session));
    for (const notify of listeners) notify();
  }

  /** Adds what was counted to the statistics of the device. A page that is left has no time to wait for other tabs. */
  function flushStatistics(action: Action, effects: readonly Effect[]): void {
    if (action.type === 'leave') gameStorage.flush();
    else if (effects.some((effect) => effect.type === 'store' && effect.write.kind === 'statistics'))
      environment.writeExclusively(() => {
        gameStorage.flush();
        refresh();
      });
  }

  function dispatch(action: Action): void {
    if (isClosed || snapshot.fault) return;
    try {
      const now = environment.now();
      const [next, effects] = step(game, session, action, now);
      // A countdown is seen to count.
      const isChanged = next !== session || next.pauseState?.kind === 'counting-down';
      session = next;
      if (isChanged) snapshot = createSnapshot(game, session, now);
      schedule();
      effects.forEach(runEffect);
      if (action.type === 'play' && effects.some(({ type }) => type === 'events') && environment.storage.get(LATEST_KEY) !== id)
        environment.storage.set(LATEST_KEY, id);
      if (isChanged) for (const notify of listeners) notify();
      flushStatistics(action, effects);
    } catch (error) {
      // What the rules throw reaches nobody from an event or a timer; so it stops the game, and whoever shows it can say so.
      fail(error);
    }
  }

  function refresh(): void {
    dispatch({
      type: 'refresh',
      statistics: gameStorage.loadStatistics(session.origin.variant.id),
      preferences: gameStorage.loadPreferences(),
    });
  }

  /**
   * Shows what another tab has left on the device, unless the player has done something here that is still to be saved: the latest
   * act counts.
   */
  function takeOver(): boolean {
    const slot = getSlot(session);
    if (isClosed || snapshot.fault || session.playerActed === 'unsaved' || !gameStorage.hasChanged(slot)) return false;
    const missing = sessionFactory.findMissingResource(gameStorage.loadSave(slot)?.variant ?? '', false);
    if (missing?.resources) {
      missing.resources.load().then(catchUp, () => {}); // until then the board stays
      return false;
    }
    gameStorage.markSeen(slot);
    const to = sessionFactory.restoreFromOtherTab(session);
    if (to) dispatch({ type: 'take-over', to });
    return to !== null;
  }

  function catchUp(): void {
    takeOver();
    refresh();
  }

  function send(action: Action): void {
    if (action.type === 'reveal') catchUp();
    // What the player has pressed was meant for the board that stood there.
    else if (isPlayerAction(action) && takeOver()) return;
    dispatch(action);
  }

  function newGame(variant = session.origin.variant.id): void {
    const { source, gameNumber: count } = session;
    if (source?.kind === 'day' || (takeOver() && isUnderway(session))) return;
    // What the game has reached belongs to the statistics that the next one starts from.
    send({ type: 'leave' });
    const missing = sessionFactory.findMissingResource(variant, source !== null);
    if (missing?.resources) {
      send({ type: 'show-notice', text: `${missing.label} is on its way.` });
      missing.resources.load().then(
        () => session.gameNumber === count && newGame(variant),
        () => {
          // The visitor's own game cannot come back yet: the detour goes on with another one.
          if (source && session.gameNumber === count)
            send({ type: 'new-game', options: { ...sessionFactory.createNewGameOptions(variant), source } });
          send({ type: 'show-notice', text: describeLoadFailure(missing) });
        },
      );
      return;
    }
    const waiting = source ? sessionFactory.restoreOwn() : null;
    send(
      waiting ? { type: 'return-to-own-game', to: waiting } : { type: 'new-game', options: sessionFactory.createNewGameOptions(variant) },
    );
    gameStorage.markSeen(getSlot(session));
  }

  function restart(): void {
    if (takeOver() || !hasMoves(session.log)) return;
    send({ type: 'leave' });
    send({ type: 'restart', options: sessionFactory.createRestartOptions(session) });
    gameStorage.markSeen(getSlot(session));
  }

  const stopWatching = environment.watchOtherTabs(catchUp);

  /** Lets the game search for the first hint in a position, where it can; the hint comes unless the board has changed meanwhile. */
  function giveHint(): void {
    const { state } = session;
    if (!game.hints?.solve || !canRequestFirstHint(session)) {
      send({ type: 'hint' });
      return;
    }
    if (searchedState === state) return;
    searchedState = state;
    void findBestMove(game.hints.solve, state, environment).then((best) => {
      searchedState = null;
      if (session.state === state && canRequestFirstHint(session)) send({ type: 'hint', best });
    });
  }

  schedule();
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    getSnapshot: () => snapshot,
    listen(onEffect) {
      effectListeners.add(onEffect);
      return () => void effectListeners.delete(onEffect);
    },
    send: (action) => (action.type === 'hint' ? giveHint() : send(action)),
    play: (move) => send({ type: 'play', move }),
    newGame,
    restart,
    playNext: () => void (snapshot.outcome !== null && newGame()),
    getElapsedMs: () => getPlayedMs(game, session, environment.now()),
    fail,
    close() {
      send({ type: 'leave' });
      isClosed = true;
      stopWatching();
      schedule();
      listeners.clear();
      effectListeners.clear();
    },
  };
}
