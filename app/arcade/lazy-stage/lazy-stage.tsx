// Loads and shows a mini game: a placeholder first, then the game, or an error message with a retry button.
import { useEffect, useRef, type ReactNode } from 'react';
import { getScrollBehavior } from '#app/components/ui/lib/browser-preferences.ts';
import type { WayHome } from '#app/content/queries/way-home.ts';
import { GameErrorBoundary, GameStopped } from '#app/game-kit/stage/game-error-boundary.tsx';
import { StageContext, type Stage } from '#app/game-kit/stage-context.ts';
import { useGame, type GameLinkLoader, type LayoutLoader } from '#app/game-kit/stage/use-game.ts';
import { createSite } from './site.tsx';
import styles from './lazy-stage.module.css';

export interface LazyStageProps extends Pick<Stage, 'entry' | 'takesFirstKey' | 'result' | 'offer' | 'onGoalReached'> {
  /** The game loads once this is true. */
  readonly shouldLoad: boolean;
  /** How often the visitor has selected a game. Each selection scrolls the stage into view and focuses the board. */
  readonly selectionCount?: number;
  /** Loads the game to start with, in place of the visitor's own game or the one in the URL. */
  readonly loadGameLink?: GameLinkLoader;
  /** Loads the layout of the stage, if it is not the web's. Must be a stable reference. */
  readonly loadLayout?: LayoutLoader;
  /** Where results lead; nowhere if omitted. */
  readonly wayHome?: WayHome | null | undefined;
  /** Focuses the board once the game has loaded. */
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

export function LazyStage({
  shouldLoad,
  selectionCount = 0,
  loadGameLink,
  loadLayout,
  wayHome = null,
  takesFocus = false,
  children,
  ...frame
}: LazyStageProps) {
  const { entry } = frame;
  const site = createSite(entry, wayHome);
  const stage = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false); // whether the focus waits in the stage
  const [loaded, retry] = useGame(entry, site.playPath, shouldLoad, loadGameLink, loadLayout);

  useEffect(() => {
    if (selectionCount > 0) stage.current?.scrollIntoView({ block: 'start', behavior: getScrollBehavior() });
  }, [selectionCount]);

  useEffect(() => {
    if (loaded.kind !== 'ready') {
      isAwaited.current ||= stage.current?.contains(document.activeElement) === true; // since before hydration
      if (isAwaited.current) stage.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus();
    } else if (takesFocus || selectionCount > 0 || isAwaited.current) loaded.board.focus();
  }, [takesFocus, selectionCount, loaded]);

  function loadAgain(): void {
    isAwaited.current = true;
    retry();
  }

  return (
    <div ref={stage} data-stage-place className={styles.stage}>
      {loaded.kind === 'loading' && (
        <div className={`middle ${styles.resting}`}>
          {children}
          <p
            role="status"
            tabIndex={0}
            className="visually-hidden"
            data-scripts-only
            onFocus={() => (isAwaited.current = true)}
            onBlur={() => (isAwaited.current = false)}
          >
            {`Loading ${entry.title}`}
          </p>
        </div>
      )}
      {(loaded.kind === 'load-failed' || loaded.kind === 'crashed') && (
        <GameStopped hasCrashed={loaded.kind === 'crashed'} onPress={loadAgain} />
      )}
      {loaded.kind === 'ready' && (
        <GameErrorBoundary onError={loaded.store.fail} onRestart={loadAgain}>
          <StageContext value={{ ...frame, ...loaded, site }}>
            <loaded.Frame />
          </StageContext>
        </GameErrorBoundary>
      )}
    </div>
  );
}
