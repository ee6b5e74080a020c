// What a session begins with: the game that the visitor left, a first one, a fresh one, or that of a link.
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { GameStorage } from './persistence/persistence.ts';
import type { GameLink } from './game-link.ts';
import { restoreSession } from './restore-session.ts';
import { isSaveOf, type Save } from './persistence/save.ts';
import { createSession, isUnderway, getSlot, type GameSource, type NewGameOptions, type Session } from './session.ts';
import type { Environment } from './environment.ts';

export interface SessionFactory {
  /** The variant of the game that a player gets who asks for the one with this id, where its resources are not loaded; the visitor's own game comes first where the present one `comesFromSource`. */
  findMissingResource(id: string, comesFromSource: boolean): Variant<unknown> | undefined;
  /** What a new game of the variant with this id starts from; of the first variant where there is none, or where its needs are not there. */
  createNewGameOptions(variantId: string | null): NewGameOptions;
  /** What `session` has started from; a first move that decides what the board is belongs to it. */
  createRestartOptions(session: Session): NewGameOptions;
  /** The game that the visitor left; null when none waits. */
  restoreOwn(): Session | null;
  /** The game that is there when the visitor comes. */
  createInitialSession(link?: GameLink): Session;
  /** The game that takes the place of `session`, whose slot another tab has changed; null where the change is none for it. */
  restoreFromOtherTab(session: Session): Session | null;
}

const NO_LINK: GameLink = { kind: 'none' };

/** Said before the first move of a link's game. */
const OWN_GAME_WAITS_TEXT = 'This game came by a link. Yours is kept: New Game takes you back to it.';

/** Said when what a variant needs does not come. */
export function describeLoadFailure({ label }: Variant<unknown>): string {
  return `${label} did not arrive. Your connection may be taking a break.`;
}

function withLinkSource(session: Session, isFromLink: boolean): Session {
  return { ...session, source: isFromLink ? { kind: 'link' } : null };
}

/** A board of a day that was begun in time stays so, whenever it is finished. */
function withOriginalMeta(session: Session, { day }: Save): Session {
  const { source } = session;
  return source?.kind === 'day' && day?.isOnTime === true ? { ...session, source: { ...source, meta: day } } : session;
}

function withNotice(session: Session, text: string | null): Session {
  return text === null ? session : { ...session, notice: { text, untilMs: null } };
}

export function createSessionFactory(game: MiniGame, gameStorage: GameStorage, environment: Environment): SessionFactory {
  const { variants } = game.rules;

  function findUnloadedVariant(variantId: string | null | undefined): Variant<unknown> | undefined {
    return variants.find(({ id, resources }) => id === variantId && resources?.isLoaded() === false);
  }

  function createNewGameOptions(variantId: string | null): NewGameOptions {
    const variant = variants.find((one) => one.id === variantId && !findUnloadedVariant(variantId)) ?? variants[0];
    return {
      variant,
      seed: environment.createSeed(),
      carried: gameStorage.loadCarried(),
      statistics: gameStorage.loadStatistics(variant.id),
      preferences: gameStorage.loadPreferences(),
      prefersReducedMotion: environment.prefersReducedMotion(),
      source: null,
    };
  }

  function createRestartOptions({ origin, source, state }: Session): NewGameOptions {
    const { firstMoveCode } = game.rules;
    const made = firstMoveCode?.encode(state) ?? null;
    const opening = origin.opening ?? (firstMoveCode && made !== null ? [firstMoveCode.decode(made)] : undefined);
    return { ...createNewGameOptions(origin.variant.id), ...origin, source, ...(opening && { opening }) };
  }

  function restoreOwn(): Session | null {
    const save = gameStorage.loadSave();
    return save && restoreSession(game, save, createNewGameOptions(save.variant));
  }

  /** The game of a detour as it was left, or from its start. What the visitor has carried from game to game does not count. */
  function createSessionFromSource(
    { variant, seed, ...given }: Pick<NewGameOptions, 'variant' | 'seed' | 'opening'>,
    source: GameSource,
  ): Session {
    const from: NewGameOptions = { ...createNewGameOptions(variant.id), seed, carried: undefined, ...given, source };
    const save = gameStorage.loadSave(getSlot(from));
    const opening = source.kind === 'day' ? save?.opening : given.opening;
    const isSame = save && isSaveOf(save, { variant, seed, carried: undefined, ...(opening && { opening }) });
    return (isSame && restoreSession(game, save, from)) || createSession(game, from);
  }

  function createDailySession({ variant, seed, opening, meta, label, text }: Extract<GameLink, { kind: 'day' }>): Session {
    const session = createSessionFromSource({ variant, seed, opening }, { kind: 'day', meta, label });
    const save = gameStorage.loadSave(getSlot(session));
    return save?.day?.isOnTime === true ? withOriginalMeta(session, save) : withNotice(session, text);
  }

  function restoreFromOtherTab(session: Session): Session | null {
    const { source, origin } = session;
    const save = gameStorage.loadSave(getSlot(session));
    const from: NewGameOptions = {
      ...createNewGameOptions(source ? origin.variant.id : (save?.variant ?? gameStorage.loadVariantId())),
      source,
    };
    if (save) {
      const isOther = source !== null && !isSaveOf(save, origin);
      const found = isOther ? null : restoreSession(game, save, from);
      return found && withOriginalMeta(found, save);
    }
    if (gameStorage.isSlotUsed(getSlot(session)) || !isUnderway(session)) return null;
    const { seed, carried, opening } = origin;
    return createSession(game, source ? { ...from, seed, carried, ...(opening && { opening }) } : from);
  }

  function createInitialSession(link: GameLink = NO_LINK): Session {
    const left = restoreOwn();
    if (link.kind === 'day') return createDailySession(link);
    const waiting = findUnloadedVariant(gameStorage.loadSave()?.variant);
    const missing =
      link.kind === 'game' ? findUnloadedVariant(link.variant.id) : (waiting ?? findUnloadedVariant(gameStorage.loadVariantId()));
    // A game of the visitor's own that cannot go on yet is kept, and another one is a detour from it.
    if (missing) return withNotice(left ?? withLinkSource(createFirstSession(), waiting !== undefined), describeLoadFailure(missing));
    if (link.kind === 'game') return withNotice(createSessionFromSource(link, { kind: 'link' }), left && OWN_GAME_WAITS_TEXT);
    return withNotice(left ?? createFirstSession(), link.kind === 'invalid' ? link.text : null);
  }

  function createFirstSession(): Session {
    const session = createSession(game, createNewGameOptions(gameStorage.loadVariantId()));
    if (game.rules.carry) gameStorage.storeValue('carried', game.rules.carry(session.state));
    return session;
  }

  return {
    findMissingResource: (id, comesFromSource) => findUnloadedVariant((comesFromSource && gameStorage.loadSave()?.variant) || id),
    createNewGameOptions,
    createRestartOptions,
    restoreOwn,
    createInitialSession,
    restoreFromOtherTab,
  };
}
