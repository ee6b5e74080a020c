// Creates the options of new games: of any variant, of a try of a daily board, or of the game that starts again.
import type { Environment } from './environment.ts';
import type { DailyMeta } from './persistence/daily-result.ts';
import type { GameStorage } from './persistence/persistence.ts';
import type { GameSource, NewGameOptions, Session } from './session.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';

export function createOptionsFactory({ rules: { variants, linkCode } }: MiniGame, gameStorage: GameStorage, environment: Environment) {
  function findUnloadedVariant(variantId: string | null | undefined): Variant<unknown> | undefined {
    return variants.find(({ id, resources }) => id === variantId && resources?.isLoaded() === false);
  }

  /** Options for a new game of a variant; of the first one if the id is unknown or its resources are not loaded. */
  function createNewGameOptions(variantId: string | null): NewGameOptions {
    const variant = variants.find(({ id, resources }) => id === variantId && resources?.isLoaded() !== false) ?? variants[0];
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

  /** The metadata of a try that starts now. `ended` tries ended in this tab; those with a stored result may be from other tabs. */
  function startTry(meta: Omit<DailyMeta, 'tries'>, ended: number): DailyMeta {
    return { ...meta, tries: Math.max(ended, gameStorage.loadDailyResult(meta.day)?.tries ?? 0) + 1 };
  }

  /** The source of a game that starts again; a daily board that has ended counts another try. */
  function createRestartSource({ source, outcome, isCounted }: Session): GameSource | null {
    if (source?.kind !== 'day') return source;
    const { meta } = source;
    return { ...source, meta: startTry(meta, isCounted || outcome !== null ? meta.tries : meta.tries - 1) };
  }

  /** Options that restart `session` from the same seed, including a first move that determines the board. */
  function createRestartOptions(session: Session): NewGameOptions {
    const { origin, state } = session;
    const code = linkCode?.encode(state) ?? null;
    const opening = origin.opening ?? (linkCode && code !== null ? [linkCode.decode(code)] : undefined);
    return { ...createNewGameOptions(origin.variant.id), ...origin, source: createRestartSource(session), ...(opening && { opening }) };
  }

  return { findUnloadedVariant, createNewGameOptions, startTry, createRestartSource, createRestartOptions };
}
