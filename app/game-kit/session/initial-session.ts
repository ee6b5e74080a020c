// Creates sessions: restores the player's unfinished game, or starts a new one, the game of a link, or a daily board.
import { createOptionsFactory } from './new-game-options.ts';
import { restore, type Save, isSaveOf } from './persistence/save.ts';
import {
  createSession,
  isByClock,
  parseCounted,
  type NewGameOptions,
  type Session,
  isUnderway,
  getSlot,
  type GameSource,
} from './session.ts';
import { createStoppedStopwatch } from './stopwatch.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { GameStorage } from './persistence/persistence.ts';
import type { GameLink } from './game-link.ts';
import type { Environment } from './environment.ts';

/** The session of a save; null if the current rules cannot replay it. Real-time games are restored paused, others with a standing stopwatch. */
function restoreSession(game: MiniGame, save: Save, options: Omit<NewGameOptions, 'variant'>): Session | null {
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
    ...parseCounted(save.counted),
    bestBefore: save.best, // the statistics may hold the score that this very game has reached
  };
  if (!isByClock(session)) return { ...session, isAwaitingPress: true };
  return { ...session, pauseState: session.outcome === null ? { kind: 'paused', by: 'session' } : null };
}

const NO_LINK: GameLink = { kind: 'none' };

/** Notice before the first move of a linked game. */
const OWN_GAME_WAITS_TEXT = 'From a link. Yours is saved. New Game takes you back to it.';

/** Notice when the resources of a variant fail to load. */
export function describeLoadFailure({ label }: Variant<unknown>): string {
  return `Couldn't load ${label}. Check your connection.`;
}

function withLinkSource(session: Session, isFromLink: boolean): Session {
  return { ...session, source: isFromLink ? { kind: 'link' } : null };
}

/** A daily board that was started on its day stays on time, whenever it is finished. A late one only keeps the number of its try. */
function withOriginalMeta(session: Session, { day }: Save): Session {
  const { source } = session;
  if (source?.kind !== 'day' || !day) return session;
  return { ...session, source: { ...source, meta: day.isOnTime ? day : { ...source.meta, tries: day.tries } } };
}

function withNotice(session: Session, text: string | null): Session {
  return text === null ? session : { ...session, notice: { text, untilMs: null } };
}

export function createSessionFactory(game: MiniGame, gameStorage: GameStorage, environment: Environment) {
  const options = createOptionsFactory(game, gameStorage, environment);
  const { findUnloadedVariant, createNewGameOptions, startTry } = options;

  function restoreOwn(): Session | null {
    const save = gameStorage.loadSave();
    return save && restoreSession(game, save, createNewGameOptions(save.variant));
  }

  /** Restores or starts the game of a link or a daily board. Data carried between the player's own games is ignored. */
  function createSessionFromSource(
    { variant, seed, ...rest }: Pick<NewGameOptions, 'variant' | 'seed' | 'opening'>,
    source: GameSource,
  ): Session {
    const from: NewGameOptions = { ...createNewGameOptions(variant.id), seed, carried: undefined, ...rest, source };
    const save = gameStorage.loadSave(getSlot(from));
    const opening = source.kind === 'day' ? save?.opening : rest.opening;
    const isSame = save && isSaveOf(save, { variant, seed, carried: undefined, ...(opening && { opening }) });
    return (isSame && restoreSession(game, save, from)) || createSession(game, from);
  }

  function createDailySession({ variant, seed, opening, meta, challenge, label, text }: Extract<GameLink, { kind: 'day' }>): Session {
    const session = createSessionFromSource({ variant, seed, opening }, { kind: 'day', meta: startTry(meta, 0), challenge, label });
    const save = gameStorage.loadSave(getSlot(session));
    const resumed = save ? withOriginalMeta(session, save) : session;
    return save?.day?.isOnTime === true ? resumed : withNotice(resumed, text);
  }

  /** The session that replaces `session` after another tab changed its save slot; null if the change does not affect it. */
  function restoreFromOtherTab(session: Session): Session | null {
    const { source, origin } = session;
    const save = gameStorage.loadSave(getSlot(session));
    const from: NewGameOptions = {
      ...createNewGameOptions(source ? origin.variant.id : (save?.variant ?? gameStorage.loadVariantId())),
      source,
    };
    if (save) {
      const isOtherGame = source !== null && !isSaveOf(save, origin);
      const restored = isOtherGame ? null : restoreSession(game, save, from);
      return restored && withOriginalMeta(restored, save);
    }
    if (gameStorage.isSlotUsed(getSlot(session)) || !isUnderway(session)) return null;
    const { seed, carried, opening } = origin;
    return createSession(
      game,
      source ? { ...from, source: options.createRestartSource(session), seed, carried, ...(opening && { opening }) } : from,
    );
  }

  /** The session to open when the page loads. */
  function createInitialSession(link: GameLink = NO_LINK): Session {
    const ownSession = restoreOwn();
    if (link.kind === 'day') return createDailySession(link);
    const unloadedOwnVariant = findUnloadedVariant(gameStorage.peekVariantId());
    const missing =
      link.kind === 'game'
        ? findUnloadedVariant(link.variant.id)
        : (unloadedOwnVariant ?? findUnloadedVariant(gameStorage.loadVariantId()));
    // If the player's own game cannot be restored yet, keep its save: the replacement counts as a linked game and uses another slot.
    if (missing)
      return withNotice(ownSession ?? withLinkSource(createFirstSession(), unloadedOwnVariant !== undefined), describeLoadFailure(missing));
    if (link.kind === 'game') {
      const text = [link.text, ownSession && OWN_GAME_WAITS_TEXT].filter(Boolean).join(' ');
      return withNotice(createSessionFromSource(link, { kind: 'link', challenge: link.challenge }), text || null);
    }
    return withNotice(ownSession ?? createFirstSession(), link.kind === 'invalid' ? link.text : null);
  }

  function createFirstSession(): Session {
    const session = createSession(game, createNewGameOptions(gameStorage.loadVariantId()));
    if (game.rules.carry) gameStorage.storeValue('carried', game.rules.carry(session.state));
    return session;
  }

  return {
    /**
     * The variant whose resources must still be loaded before a new game of variant `id` can start; undefined if nothing is missing. If the
     * current game `comesFromSource`, the player's own game comes next, so its variant is checked first.
     */
    findMissingResource: (id: string, comesFromSource: boolean) =>
      findUnloadedVariant((comesFromSource && gameStorage.peekVariantId()) || id),
    createNewGameOptions,
    createRestartOptions: options.createRestartOptions,
    restoreOwn,
    createInitialSession,
    restoreFromOtherTab,
  };
}
