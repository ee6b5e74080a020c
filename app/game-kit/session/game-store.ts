// The store of a running game: owns timers, storage and listeners, passes every action to the pure reducer `step`, and runs its effects.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import { createGameStorage } from './persistence/persistence.ts';
import type { GameLink } from './game-link.ts';
import { hasMoves } from './persistence/move-log.ts';
import { canRequestFirstHint } from './moves.ts';
import { describeLoadFailure, createSessionFactory } from './initial-session.ts';
import { isUnderway, getSlot, type Effect } from './session.ts';
import { findBestMove } from './find-best-move.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import { dropSave } from './finish-game.ts';
import { isPlayerAction, step, type Action } from './step.ts';
import { syncClocks, getWakeTime } from './game-time.ts';
import { getPlayedMs } from './stopwatch.ts';
import type { Environment } from './environment.ts';

export interface GameStore {
  subscribe(onChange: () => void): () => void;
  getSnapshot(): Snapshot;
  /** Subscribes to all effects except storage writes. */
  listen(onEffect: (effect: Effect) => void): () => void;
  send(action: Exclude<Action, { type: 'new-game' | 'restart' | 'return-to-own-game' | 'take-over' | 'refresh' }>): void;
  play(move: object): void;
  /**
   * Starts a new game of the given or the current variant, after loading its resources. After the game of a link, the player's own
   * unfinished game is restored if there is one. Does nothing on a daily board.
   */
  newGame(variant?: string): void;
  /** Starts a game that waits for Start, and returns whether it did. */
  start(): boolean;
  /** Starts the next game, without waiting for Start; a game that is not over goes on after its goal. */
  playNext(): void;
  /** Restarts the current game from the same seed, also that of a link or a daily board. Does nothing before the first move. */
  restart(): void;
  getElapsedMs(): number;
  /** Stops the game after an error and deletes its save, because restoring it would fail again. */
  fail(error: unknown): void;
  /** Saves the game and stops all timers for good. */
  close(): void;
}

/** Opens the game of `link`, the player's unfinished game, or a new one. */
export function createGameStore({ id }: Pick<MiniGameEntry, 'id'>, game: MiniGame, environment: Environment, link?: GameLink): GameStore {
  const gameStorage = createGameStorage(id, environment.storage);
  const sessionFactory = createSessionFactory(game, gameStorage, environment);
  const listeners = new Set<() => void>();
  const effectListeners = new Set<(effect: Effect) => void>();
  let cancelTimer: (() => void) | null = null;
  let isClosed = false;
  let searchedState: unknown = null; // the state for which a hint search is running

  let session = syncClocks(game, sessionFactory.createInitialSession(link), environment.now());
  gameStorage.markSeen(getSlot(session));
  let snapshot = createSnapshot(game, session, environment.now());

  function runEffect(effect: Effect): void {
    if (effect.type === 'store') gameStorage.write(effect.write);
    else for (const notifyEffect of effectListeners) notifyEffect(effect);
  }

  function schedule(): void {
    cancelTimer?.();
    const now = environment.now();
    const wakeTime = isClosed || snapshot.fault ? null : getWakeTime(game, session, now);
    cancelTimer = wakeTime === null ? null : environment.setTimer(Math.max(0, wakeTime - now), () => send({ type: 'wake' }));
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

  function refresh(): void {
    dispatch({
      type: 'refresh',
      statistics: gameStorage.loadStatistics(session.origin.variant.id),
      preferences: gameStorage.loadPreferences(),
    });
  }

  /**
   * Shows the game that another tab has saved, unless this tab has unsaved moves: the latest action wins. Returns whether it did.
   */
  function takeOver(): boolean {
    const slot = getSlot(session);
    if (isClosed || snapshot.fault || session.playerActed === 'unsaved' || !gameStorage.hasChanged(slot)) return false;
    const missing = sessionFactory.findMissingResource(gameStorage.loadSave(slot)?.variant ?? '', false);
    if (missing?.resources) {
      missing.resources.load().then(catchUp, () => {}); // keep the current board until then
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
    if (action.type === 'press-board' && !session.isAwaitingPress) return; // every key comes here
    if (action.type === 'reveal') catchUp();
    // If another tab changed the game, the input was meant for the old board: drop it.
    else if (isPlayerAction(action) && takeOver()) return;
    dispatch(action);
  }

  function newGame(variant = session.origin.variant.id): void {
    const { source, gameNumber } = session;
    if (source?.kind === 'day' || (takeOver() && isUnderway(session))) return;
    // Save first: the score reached so far must be in the statistics that the next game starts with.
    send({ type: 'leave' });
    const missing = sessionFactory.findMissingResource(variant, source !== null);
    if (missing?.resources) {
      send({ type: 'show-notice', text: `Loading ${missing.label}…` });
      missing.resources.load().then(
        () => session.gameNumber === gameNumber && newGame(variant),
        () => {
          // The player's own game cannot be restored yet: start another game from the same source.
          if (source && session.gameNumber === gameNumber)
            send({ type: 'new-game', options: { ...sessionFactory.createNewGameOptions(variant), source } });
          send({ type: 'show-notice', text: describeLoadFailure(missing) });
        },
      );
      return;
    }
    const ownSession = source ? sessionFactory.restoreOwn() : null;
    send(
      ownSession
        ? { type: 'return-to-own-game', to: ownSession }
        : { type: 'new-game', options: sessionFactory.createNewGameOptions(variant) },
    );
    gameStorage.markSeen(getSlot(session));
  }

  function restart(): void {
    if (takeOver() || !hasMoves(session.log)) return;
    send({ type: 'leave' });
    send({ type: 'restart', options: sessionFactory.createRestartOptions(session) });
    gameStorage.markSeen(getSlot(session));
  }

  function start(): boolean {
    if (!game.startMove || hasMoves(session.log)) return false;
    send({ type: 'play', move: game.startMove });
    return true;
  }

  const stopWatching = environment.watchOtherTabs(catchUp);

  /** Searches for the first hint of a position if the game supports it; the result is dropped if the board has changed meanwhile. */
  function giveHint(): void {
    const { state } = session;
    if (!game.hints?.solve || !canRequestFirstHint(session)) {
      send({ type: 'hint' });
      return;
    }
    if (searchedState === state) return;
    searchedState = state;
    void findBestMove(game.hints.solve, state).then((best) => {
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
    start,
    playNext() {
      if (snapshot.outcome !== null) {
        newGame();
        start();
      } else if (snapshot.resultCard === 'shown') send({ type: 'dismiss-result' });
    },
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
