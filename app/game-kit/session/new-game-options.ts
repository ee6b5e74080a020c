// The options of new games: of any variant, of a try of a daily board, or of the game that starts again.
import type { Environment } from './environment.ts';
import type { DailyMeta } from './persistence/daily-result.ts';
import type { GameStorage } from './persistence/game-storage.ts';
import { hasMark, type GameSource, type NewGameOptions, type Session } from './session.ts';
import { findFreshSeed } from './words.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';

/** What sessions are made from. */
export interface Sources {
  readonly game: MiniGame;
  readonly gameStorage: GameStorage;
  readonly environment: Environment;
}

export function findUnloadedVariant({ game }: Sources, variantId: string | null | undefined): Variant<unknown> | undefined {
  return game.rules.variants.find(({ id, resources }) => id === variantId && resources?.isLoaded() === false);
}

/** Options for a new game of a variant; of the first one if the id is unknown or its resources are not loaded. */
export function createNewGameOptions({ game, gameStorage, environment }: Sources, variantId: string | null): NewGameOptions {
  const { variants, words } = game.rules;
  const variant = variants.find(({ id, resources }) => id === variantId && resources?.isLoaded() !== false) ?? variants[0];
  const round = (words && gameStorage.loadRounds()[words.getList(variant.options).list]) ?? [];
  return {
    variant,
    seed: findFreshSeed(game.rules, variant, environment.createSeed(), round),
    bestBefore: gameStorage.loadStatistics(variant.id).bestScore,
    source: null,
  };
}

/** The metadata of a try that starts now. `ended` tries ended in this tab; those with a stored result may be from other tabs. */
export function startTry({ gameStorage }: Sources, meta: Omit<DailyMeta, 'tries'>, ended: number): DailyMeta {
  return { ...meta, tries: Math.max(ended, gameStorage.loadDailyResult(meta.day)?.tries ?? 0) + 1 };
}

/** The source of a game that starts again; a daily board that has ended counts another try. */
export function createRestartSource(sources: Sources, session: Session): GameSource | null {
  const { source, outcome } = session;
  if (source?.kind !== 'day') return source;
  const { meta } = source;
  return { ...source, meta: startTry(sources, meta, hasMark(session, 'end') || outcome !== null ? meta.tries : meta.tries - 1) };
}

/** Options that restart `session` from the same seed, including a first move that determines the board. */
export function createRestartOptions(sources: Sources, session: Session): NewGameOptions {
  const { origin, state } = session;
  const { firstMove } = sources.game.rules;
  const code = firstMove?.encode(state) ?? null;
  const opening = origin.opening ?? (firstMove && code !== null ? [firstMove.decode(code)] : undefined);
  const options = createNewGameOptions(sources, origin.variant.id);
  return { ...options, ...origin, source: createRestartSource(sources, session), ...(opening && { opening }) };
}
