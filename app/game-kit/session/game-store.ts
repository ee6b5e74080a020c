// The store of a running game: what the stage can ask of it.
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Environment } from './environment.ts';
import { createHintSearch } from './find-best-move.ts';
import { followTabs } from './follow-tabs.ts';
import type { GameLink } from './game-link.ts';
import { createSessionFactory, describeLoadFailure } from './initial-session.ts';
import { canRequestFirstHint } from './moves.ts';
import { hasMoves } from './persistence/move-log.ts';
import { createGameStorage } from './persistence/persistence.ts';
import { createSessionRunner } from './session-runner.ts';
import type { Action } from './step.ts';
import { getPlayedMs } from './stopwatch.ts';

/** Actions of the stage; the others are the store's own. */
type StageAction = Exclude<Action, { type: 'new-game' | 'restart' | 'return-to-own-game' | 'catch-up' | 'refresh' | 'wake' }>;

export type GameStore = ReturnType<typeof createGameStore>;

/** Opens the game of `link`, the player's unfinished game, or a new one. */
export function createGameStore({ id }: Pick<MiniGameEntry, 'id'>, game: MiniGame, environment: Environment, link?: GameLink) {
  const gameStorage = createGameStorage(id, environment.storage);
  const factory = createSessionFactory(game, gameStorage, environment);
  const runner = createSessionRunner(game, factory.createInitialSession(link), gameStorage, environment);
  const { dispatch, getSession, getSnapshot } = runner;
  const catchUp = followTabs(runner, gameStorage, factory);
  const stopWatching = environment.watchOtherTabs(catchUp);
  const searchHint = createHintSearch(game);

  /** Gives the hint that a search finds first; it is dropped if the board has changed meanwhile. */
  function giveHint(): void {
    const { state } = getSession();
    if (!canRequestFirstHint(getSession())) return dispatch({ type: 'hint' });
    searchHint(state, (best) => {
      if (getSession().state === state && canRequestFirstHint(getSession())) dispatch({ type: 'hint', best });
    });
  }

  function send(action: StageAction): void {
    if (action.type === 'press-board' && !getSession().isAwaitingPress) return; // every key comes here
    if (action.type === 'hint') return giveHint();
    if (action.type === 'unobstruct' || action.type === 'leave') catchUp();
    dispatch(action);
  }

  /** Starts a new game after the resources of its variant have loaded. */
  function startAfterLoading(variant: string, missing: NonNullable<ReturnType<typeof factory.findMissingResource>>): void {
    const { source, gameNumber } = getSession();
    const ifCurrent = (run: () => void) => () => {
      if (getSession().gameNumber === gameNumber) run();
    };
    dispatch({ type: 'show-notice', text: `Loading ${missing.label}…` });
    missing.resources?.load().then(
      ifCurrent(() => newGame(variant)),
      ifCurrent(() => {
        // The player's own game cannot be restored yet: start another game from the same source.
        if (source) dispatch({ type: 'new-game', options: { ...factory.createNewGameOptions(variant), source } });
        dispatch({ type: 'show-notice', text: describeLoadFailure(missing) });
      }),
    );
  }

  /**
   * Starts a new game of the given or the current variant, after loading its resources. After the game of a link, the player's own
   * unfinished game is restored if there is one. Does nothing on a daily board.
   */
  function newGame(variant = getSession().origin.variant.id): void {
    const { source } = getSession();
    if (source?.kind === 'day') return;
    // Save first: the score reached so far must be in the statistics that the next game starts with.
    dispatch({ type: 'leave' });
    const missing = factory.findMissingResource(variant, source !== null);
    if (missing?.resources) return startAfterLoading(variant, missing);
    const own = source ? factory.restoreOwn() : null;
    dispatch(own ? { type: 'return-to-own-game', to: own } : { type: 'new-game', options: factory.createNewGameOptions(variant) });
  }

  /** Starts a game that waits for Start, and returns whether it did. */
  function start(): boolean {
    if (!game.startMove || hasMoves(getSession().log)) return false;
    dispatch({ type: 'play', move: game.startMove });
    return true;
  }

  /** Restarts the current game from the same seed, also that of a link or a daily board. Does nothing before the first move. */
  function restart(): void {
    if (!hasMoves(getSession().log)) return;
    dispatch({ type: 'leave' });
    dispatch({ type: 'restart', options: factory.createRestartOptions(getSession()) });
  }

  return {
    subscribe: runner.subscribe,
    getSnapshot,
    listen: runner.listen,
    send,
    play: (move: object) => dispatch({ type: 'play', move }),
    newGame,
    start,
    /** Starts the next game without waiting for Start, on the same board as long as there is a rival; a game that is not over goes on. */
    playNext(): void {
      if (getSnapshot().outcome !== null) {
        if (getSession().source?.challenge) restart();
        else newGame();
        start();
      } else if (getSnapshot().resultCard === 'shown') dispatch({ type: 'dismiss-result' });
    },
    restart,
    getElapsedMs: () => getPlayedMs(game, getSession(), environment.now()),
    fail: runner.fail,
    /** Saves the game and stops all timers for good. */
    close(): void {
      send({ type: 'leave' });
      stopWatching();
      runner.close();
    },
  };
}
