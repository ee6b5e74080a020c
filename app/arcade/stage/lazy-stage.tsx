// Where a mini game is played: the box that waits for it, the game itself once it is wanted, and what is said when it does not come.
import { useEffect, useRef, type ReactNode } from 'react';
import { smoothness } from '#app/components/ui/lib/scroll-behavior.ts';
import { endComingIn } from '#app/components/ui/lib/use-reveal-on-scroll.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { GameBoundary } from '#app/game-kit/stage/frame/game-error-boundary.tsx';
import { GameStopped } from '#app/game-kit/stage/frame/game-stopped.tsx';
import type { Shell } from '#app/game-kit/session/game-store.ts';
import type { CabinetProps } from '#app/game-kit/stage/frame/game-frame.tsx';
import { useGame, type Opening } from '#app/game-kit/stage/use-game.ts';
import { gameAfter } from '#app/games/next-game.ts';
import styles from './lazy-stage.module.css';

export interface StagePlaceProps {
  readonly entry: MiniGameEntry;
  /** Whether the game may load. */
  readonly isWanted: boolean;
  /** How often the visitor has chosen a game: each time this one comes to the screen, and the next key plays it. */
  readonly arrivals?: number;
  /** What the game begins with, where it is neither the visitor's own one nor that of the address. */
  readonly opening?: Opening;
  /** What shows how it ended, in place of the stage's own result. */
  readonly result?: CabinetProps['result'];
  /** Hears of the game's session once it has come, and of none until then; the same function each time. */
  readonly onSession?: (shell: Shell | null) => void;
  /** What stands here until the game has come. */
  readonly children?: ReactNode;
}

export function StagePlace({ entry, isWanted, arrivals = 0, opening, result, onSession, children }: StagePlaceProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, retry] = useGame(entry, isWanted, opening);

  useEffect(() => {
    if (arrivals === 0 || !stage.current) return;
    endComingIn(stage.current);
    stage.current.scrollIntoView({ block: 'start', behavior: smoothness() });
  }, [arrivals]);

  useEffect(() => {
    if (arrivals > 0 && loaded.kind === 'ready') loaded.shell.send({ type: 'to-the-board' });
  }, [arrivals, loaded]);

  useEffect(() => {
    onSession?.(loaded.kind === 'ready' ? loaded.shell : null);
  }, [loaded, onSession]);

  return (
    <div ref={stage} data-stage-place className={styles.stage}>
      {loaded.kind === 'loading' && <div className={styles.resting}>{children}</div>}
      {(loaded.kind === 'missing' || loaded.kind === 'broken') && <GameStopped reason={loaded.kind} onPress={retry} />}
      {loaded.kind === 'ready' && (
        <GameBoundary onBreak={loaded.shell.fail} onRestart={retry}>
          <loaded.Frame entry={entry} next={gameAfter(entry)} game={loaded.game} shell={loaded.shell} result={result} />
        </GameBoundary>
      )}
    </div>
  );
}
