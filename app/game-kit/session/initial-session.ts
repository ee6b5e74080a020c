// Creates sessions: restores the player's unfinished game, or starts a new one, the game of a link, or a daily board.
import { createNewGameOptions, createRestartSource, findUnloadedVariant, startTry, type Sources } from './new-game-options.ts';
import { restore, type Save, isSaveOf } from './persistence/save.ts';
import {
  createSession,
  isByClock,
  type NewGameOptions,
  type Session,
  isUnderway,
  withEnding,
  getSlot,
  type GameSource,
} from './session.ts';
import { createWordWrite } from './words.ts';
import { createStoppedStopwatch } from './stopwatch.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { GameLink } from './game-link.ts';

/** The session of a save; null if the current rules cannot replay it. Real-time games are restored paused, others with a standing stopwatch. */
function restoreSession(game: MiniGame, save: Save, options: Omit<NewGameOptions, 'variant'>): Session | null {
  const restored = restore(game.rules, save);
  if (restored === null) return null;
  const { origin, entries, state } = restored;
  const stopwatch = createStoppedStopwatch(save.elapsedMs);
  const session: Session = {
    // The statistics may hold the score that this very game has reached.
    ...withEnding(createSession(game, { ...options, variant: origin.variant }), { counted: save.counted, bestBefore: save.best }),
    origin,
    log: { entries, undone: [] },
    state,
    outcome: game.rules.outcome(state),
    stopwatch,
    hints: save.hints,
  };
  if (!isByClock(session)) return { ...session, stopwatch: { ...stopwatch, isHeld: true } };
  return { ...session, pauseState: session.outcome === null ? { kind: 'paused', by: 'session' } : null };
}

const NO_LINK: GameLink = { kind: 'none' };

/** Notice before the first move of a linked game. */
const OWN_GAME_WAITS_TEXT = 'From a link. Yours is saved. New Game takes you back to it.';

/** Notice when the resources of a variant fail to load. */
export function describeLoadFailure({ label }: Variant<unknown>): string {
  return `Couldn't load ${label}. Check your connection.`;
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

/** The player's own unfinished game; null if there is none that can be restored. */
export function restoreOwn(sources: Sources): Session | null {
  const save = sources.gameStorage.loadSave('save');
  return save && restoreSession(sources.game, save, createNewGameOptions(sources, save.variant));
}

/** Restores or starts the game of a link or a daily board. */
function createSessionFromSource(
  sources: Sources,
  linked: Pick<NewGameOptions, 'variant' | 'seed' | 'opening'>,
  source: GameSource,
): Session {
  const { game, gameStorage } = sources;
  const { variant, seed, ...rest } = linked;
  const from: NewGameOptions = { ...createNewGameOptions(sources, variant.id), seed, ...rest, source };
  const save = gameStorage.loadSave(getSlot(from));
  const opening = source.kind === 'day' ? save?.opening : rest.opening;
  const isSame = save && isSaveOf(save, { variant, seed, ...(opening && { opening }) });
  return (isSame && restoreSession(game, save, from)) || createSession(game, from);
}

function createDailySession(sources: Sources, link: Extract<GameLink, { kind: 'day' }>): Session {
  const { variant, seed, opening, meta, challenge, label, text } = link;
  const source: GameSource = { kind: 'day', meta: startTry(sources, meta, 0), challenge, label };
  const session = createSessionFromSource(sources, { variant, seed, opening }, source);
  const save = sources.gameStorage.loadSave(getSlot(session));
  const resumed = save ? withOriginalMeta(session, save) : session;
  return save?.day?.isOnTime === true ? resumed : withNotice(resumed, text);
}

/** The session that replaces `session` after another tab changed its save slot; null if the change does not affect it. */
export function restoreFromOtherTab(sources: Sources, session: Session): Session | null {
  const { game, gameStorage } = sources;
  const { source, origin } = session;
  const save = gameStorage.loadSave(getSlot(session));
  const variantId = source ? origin.variant.id : (save?.variant ?? gameStorage.loadVariantId());
  const from: NewGameOptions = { ...createNewGameOptions(sources, variantId), source };
  if (save) {
    const isOtherGame = source !== null && !isSaveOf(save, origin);
    const restored = isOtherGame ? null : restoreSession(game, save, from);
    return restored && withOriginalMeta(restored, save);
  }
  if (gameStorage.isSlotUsed(getSlot(session)) || !isUnderway(session)) return null;
  const { seed, opening } = origin;
  return createSession(game, source ? { ...from, source: createRestartSource(sources, session), seed, ...(opening && { opening }) } : from);
}

/** The session to open when the page loads. */
export function createInitialSession(sources: Sources, link: GameLink = NO_LINK): Session {
  const { gameStorage } = sources;
  const ownSession = restoreOwn(sources);
  if (link.kind === 'day') return createDailySession(sources, link);
  const unloadedOwnVariant = findUnloadedVariant(sources, gameStorage.peekVariantId());
  const missing =
    link.kind === 'game'
      ? findUnloadedVariant(sources, link.variant.id)
      : (unloadedOwnVariant ?? findUnloadedVariant(sources, gameStorage.loadVariantId()));
  // If the player's own game cannot be restored yet, keep its save: the replacement counts as a linked game and uses another slot.
  if (missing)
    return withNotice(
      ownSession ?? { ...createFirstSession(sources), source: unloadedOwnVariant ? { kind: 'link' } : null },
      describeLoadFailure(missing),
    );
  if (link.kind === 'game') {
    const text = [link.text, ownSession && OWN_GAME_WAITS_TEXT].filter(Boolean).join(' ');
    return withNotice(createSessionFromSource(sources, link, { kind: 'link', challenge: link.challenge }), text || null);
  }
  return withNotice(ownSession ?? createFirstSession(sources), link.kind === 'invalid' ? link.text : null);
}

function createFirstSession(sources: Sources): Session {
  const { game, gameStorage } = sources;
  const session = createSession(game, createNewGameOptions(sources, gameStorage.loadVariantId()));
  const word = createWordWrite(game.rules, session);
  if (word) gameStorage.write(word);
  return session;
}
