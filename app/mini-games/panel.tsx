// The chosen game: its title, its description and, once it is near the screen or asked for, the game itself.
import { useEffect, useRef, useState } from 'react';
import type { MiniGameEntry } from './contract.ts';
import { GameBoundary } from './stage/game-boundary.tsx';
import { GameStopped } from './stage/game-stopped.tsx';
import { useGame } from './stage/use-game.ts';
import styles from './mini-games.module.css';

export function Panel({ entry, isChosen }: { entry: MiniGameEntry; isChosen: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [loaded, retry] = useGame(entry, isChosen || isNear);

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
      <div className={styles.stage}>
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
