// The chosen game: its title, its description and, once it is near the screen or asked for, the game itself.
import { useEffect, useRef, useState } from 'react';
import { smoothness } from '#app/ui/smoothness.ts';
import type { MiniGameEntry } from './contract.ts';
import { GameBoundary } from './stage/game-boundary.tsx';
import { GameStopped } from './stage/game-stopped.tsx';
import { useGame } from './stage/use-game.ts';
import styles from './mini-games.module.css';

interface PanelProps {
  readonly entry: MiniGameEntry;
  /** How often the visitor has chosen a game: each time this one comes to the screen, and the next key plays it. */
  readonly arrivals: number;
}

export function Panel({ entry, arrivals }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [loaded, retry] = useGame(entry, arrivals > 0 || isNear);

  useEffect(() => {
    if (arrivals > 0) stage.current?.scrollIntoView({ block: 'start', behavior: smoothness() });
  }, [arrivals]);

  useEffect(() => {
    if (arrivals > 0 && loaded.kind === 'ready') loaded.shell.send({ type: 'to-the-board' });
  }, [arrivals, loaded]);

  useEffect(() => {
    const target = panel.current;
    if (!target) return;
    const observer = new IntersectionObserver((sights) => sights.some((sight) => sight.isIntersecting) && setNear(true), {
      rootMargin: '50%',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={panel}>
      <header className={styles.head}>
        <h3>{entry.title}</h3>
        <p>{entry.description}</p>
      </header>
      <div ref={stage} data-stage-place className={styles.stage}>
        {loaded.kind === 'loading' && <div aria-hidden className={styles.resting} />}
        {(loaded.kind === 'missing' || loaded.kind === 'broken') && <GameStopped reason={loaded.kind} onPress={retry} />}
        {loaded.kind === 'ready' && (
          <GameBoundary onBreak={loaded.shell.fail} onRestart={retry}>
            <loaded.Frame entry={entry} game={loaded.game} shell={loaded.shell} />
          </GameBoundary>
        )}
      </div>
    </div>
  );
}
