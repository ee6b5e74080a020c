// Where a mini game is played: the box that waits for it, the game itself once it is wanted, and what is said when it does not come.
import { useEffect, useRef, type ReactNode } from 'react';
import { getScrollBehavior } from '#app/components/ui/lib/scroll-behavior.ts';
import { finishReveal } from '#app/components/ui/lib/use-reveal-on-scroll.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { GameErrorBoundary } from '#app/game-kit/stage/frame/game-error-boundary.tsx';
import { GameStopped } from '#app/game-kit/stage/frame/game-stopped.tsx';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import type { GameFrameProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { useGame, type GameLinkLoader } from '#app/game-kit/stage/use-game.ts';
import { getNextGame } from '#app/games/next-game.ts';
import styles from './lazy-stage.module.css';

export interface LazyStageProps {
  readonly entry: MiniGameEntry;
  /** Whether the game may load. */
  readonly shouldLoad: boolean;
  /** How often the visitor has chosen a game: each time this one comes to the screen, and the next key plays it. */
  readonly selectionCount?: number;
  /** What the game begins with, where it is neither the visitor's own one nor that of the address. */
  readonly loadGameLink?: GameLinkLoader;
  /** What shows how it ended, in place of the stage's own result. */
  readonly result?: GameFrameProps['result'];
  /** Hears of the game's session once it has come, and of none until then; the same function each time. */
  readonly onStoreChange?: (store: GameStore | null) => void;
  /** What stands here until the game has come. */
  readonly children?: ReactNode;
}

export function LazyStage({ entry, shouldLoad, selectionCount = 0, loadGameLink, result, onStoreChange, children }: LazyStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, retry] = useGame(entry, shouldLoad, loadGameLink);

  useEffect(() => {
    if (selectionCount === 0 || !stage.current) return;
    finishReveal(stage.current);
    stage.current.scrollIntoView({ block: 'start', behavior: getScrollBehavior() });
  }, [selectionCount]);

  useEffect(() => {
    if (selectionCount > 0 && loaded.kind === 'ready') loaded.store.send({ type: 'focus-board' });
  }, [selectionCount, loaded]);

  useEffect(() => {
    onStoreChange?.(loaded.kind === 'ready' ? loaded.store : null);
  }, [loaded, onStoreChange]);

  return (
    <div ref={stage} data-stage-place className={styles.stage}>
      {loaded.kind === 'loading' && <div className={styles.resting}>{children}</div>}
      {(loaded.kind === 'load-failed' || loaded.kind === 'crashed') && <GameStopped reason={loaded.kind} onPress={retry} />}
      {loaded.kind === 'ready' && (
        <GameErrorBoundary onError={loaded.store.fail} onRestart={retry}>
          <loaded.Frame entry={entry} next={getNextGame(entry)} game={loaded.game} store={loaded.store} result={result} />
        </GameErrorBoundary>
      )}
    </div>
  );
}
