// The store of a running game: passes every action to the pure reducer `step`, runs its effects, and owns timer, storage and listeners.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import { applyWrite, readDevice } from './device.ts';
import type { Environment } from './environment.ts';
import { createHintSearch } from './find-best-move.ts';
import { dropSave } from './record-game.ts';
import type { GameLink } from './game-link.ts';
import { getWakeTime, syncClocks } from './game-time.ts';
import { createInitialSession, describeLoadFailure, restoreFromOtherTab, restoreOwn } from './initial-session.ts';
import { canRequestFirstHint } from './moves.ts';
import { createNewGameOptions, createRestartOptions, findUnloadedVariant, type Sources } from './new-game-options.ts';
import { hasMoves } from './persistence/move-log.ts';
import { createGameStorage } from './persistence/game-storage.ts';
import { getSlot, type Effect } from './session.ts';
import { createSnapshot } from './snapshot.ts';
import { step, type Action } from './step.ts';
import { getPlayedMs } from './stopwatch.ts';

/** Actions of the stage; the others are the store's own. */
type StageAction = Exclude<Action, { type: 'new-game' | 'restart' | 'return-to-own-game' | 'catch-up' | 'refresh' | 'wake' }>;

export type GameStore = ReturnType<typeof createGameStore>;

/** Opens the game of `link`, the player's unfinished game, or a new one. */
export function createGameStore({ id }: Pick<MiniGameEntry, 'id'>, game: MiniGame, environment: Environment, link?: GameLink) {
  const gameStorage = createGameStorage(id, environment.storage);
  const sources: Sources = { game, gameStorage, environment };
  const listeners = new Set<() => void>();
  const effectListeners = new Set<(effect: Effect) => void>();
  const searchHint = createHintSearch(game);
  let cancelTimer: (() => void) | null = null;
  let isClosed = false;
  let session = syncClocks(game, createInitialSession(sources, link), environment.now());
  let device = readDevice(sources, session.origin.variant);
  let snapshot = createSnapshot({ ...game, device }, session, environment.now());

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

  /** Stops the game after an error and deletes its save, because restoring it would fail again. */
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

  /** What the device knows after an action: of the game that it brings, or with what it has written. */
  function updateDevice(action: Action, effects: readonly Effect[]): void {
    const isOtherGame = 'options' in action || 'to' in action;
    const known = action.type === 'refresh' ? action.device : isOtherGame ? readDevice(sources, session.origin.variant) : device;
    device = effects.reduce((before, effect) => (effect.type === 'store' ? applyWrite(before, effect.write) : before), known);
  }

  function dispatch(action: Action): void {
    if (isClosed || snapshot.fault) return;
    try {
      const now = environment.now();
      const before = { session, device };
      const [next, effects] = step({ ...game, device }, session, action, now);
      session = next;
      updateDevice(action, effects);
      // A countdown changes the snapshot without changing the session.
      const isChanged = session !== before.session || device !== before.device || session.pauseState?.kind === 'counting-down';
      if (isChanged) snapshot = createSnapshot({ ...game, device }, session, now);
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
    const read = readDevice(sources, session.origin.variant);
    dispatch({ type: 'refresh', device: JSON.stringify(read) === JSON.stringify(device) ? device : read });
  }

  /** Takes over the save of another tab: the last write wins. */
  function readOtherSave(): void {
    const slot = getSlot(session);
    if (!gameStorage.hasForeignSave(slot)) return;
    const missing = findUnloadedVariant(sources, gameStorage.peekVariantId(slot));
    if (missing?.resources) {
      missing.resources.load().then(readOtherSave, () => {}); // the current board stays until then
      return;
    }
    const to = restoreFromOtherTab(sources, session);
    if (to) dispatch({ type: 'catch-up', to });
  }

  /** Shows what other tabs have stored, when this tab is shown, hears of a change, or is left. */
  function catchUp(): void {
    readOtherSave();
    refresh();
  }

  /** Gives the hint that a search finds first; it is dropped if the board has changed meanwhile. */
  function giveHint(): void {
    const { state } = session;
    if (!canRequestFirstHint(session)) return dispatch({ type: 'hint' });
    searchHint(state, (best) => {
      if (session.state === state && canRequestFirstHint(session)) dispatch({ type: 'hint', best });
    });
  }

  function send(action: StageAction): void {
    if (action.type === 'press-board' && !session.stopwatch.isHeld) return; // every key comes here
    if (action.type === 'hint') return giveHint();
    if (action.type === 'unobstruct' || action.type === 'leave') catchUp();
    dispatch(action);
  }

  /** Starts a new game after the resources of its variant have loaded. */
  function startAfterLoading(variant: string, missing: NonNullable<ReturnType<typeof findUnloadedVariant>>): void {
    const { source, gameNumber } = session;
    const ifCurrent = (run: () => void) => () => {
      if (session.gameNumber === gameNumber) run();
    };
    dispatch({ type: 'show-notice', text: `Loading ${missing.label}…` });
    missing.resources?.load().then(
      ifCurrent(() => newGame(variant)),
      ifCurrent(() => {
        // The player's own game cannot be restored yet: start another game from the same source.
        if (source) dispatch({ type: 'new-game', options: { ...createNewGameOptions(sources, variant), source } });
        dispatch({ type: 'show-notice', text: describeLoadFailure(missing) });
      }),
    );
  }

  /**
   * Starts a new game of the given or the current variant, after loading its resources. After the game of a link, the player's own
   * unfinished game is restored if there is one. Does nothing on a daily board.
   */
  function newGame(variant = session.origin.variant.id): void {
    const { source } = session;
    if (source?.kind === 'day') return;
    // Save first: the score reached so far must be in the statistics that the next game starts with.
    dispatch({ type: 'leave' });
    const missing = findUnloadedVariant(sources, (source && gameStorage.peekVariantId()) || variant);
    if (missing?.resources) return startAfterLoading(variant, missing);
    const own = source ? restoreOwn(sources) : null;
    dispatch(own ? { type: 'return-to-own-game', to: own } : { type: 'new-game', options: createNewGameOptions(sources, variant) });
  }

  /** Starts a game that waits for Start, and returns whether it did. */
  function start(): boolean {
    if (!game.startMove || hasMoves(session.log)) return false;
    dispatch({ type: 'play', move: game.startMove });
    return true;
  }

  /** Restarts the current game from the same seed, also that of a link or a daily board. Does nothing before the first move. */
  function restart(): void {
    if (!hasMoves(session.log)) return;
    dispatch({ type: 'leave' });
    dispatch({ type: 'restart', options: createRestartOptions(sources, session) });
  }

  const stopWatching = environment.watchOtherTabs(catchUp);
  schedule();
  return {
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    getSnapshot: () => snapshot,
    /** Subscribes to all effects except storage writes. */
    listen(onEffect: (effect: Effect) => void) {
      effectListeners.add(onEffect);
      return () => void effectListeners.delete(onEffect);
    },
    send,
    play: (move: object) => dispatch({ type: 'play', move }),
    newGame,
    start,
    /** Starts the next game without waiting for Start, on the same board as long as there is a rival; a game that is not over goes on. */
    playNext(): void {
      if (snapshot.outcome !== null) {
        if (session.source?.challenge) restart();
        else newGame();
        start();
      } else if (snapshot.resultCard === 'shown') dispatch({ type: 'dismiss-result' });
    },
    restart,
    getElapsedMs: () => getPlayedMs(game, session, environment.now()),
    fail,
    /** Saves the game and stops all timers for good. */
    close(): void {
      send({ type: 'leave' });
      stopWatching();
      isClosed = true;
      schedule();
      listeners.clear();
      effectListeners.clear();
    },
  };
}
