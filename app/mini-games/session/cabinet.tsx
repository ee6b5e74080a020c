// The frame round every mini game: toolbar, status, screen, pause veil, result, statistics and help.
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { MiniGame, MiniGameEntry } from '#app/mini-games/contract.ts';
import { Help } from './help.tsx';
import { PauseVeil } from './pause-veil.tsx';
import { ResultPanel } from './result-panel.tsx';
import type { Session } from './session.ts';
import { StatisticsTable } from './statistics-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSight } from './use-sight.ts';
import styles from './cabinet.module.css';

export function Cabinet({ entry, game, session }: { entry: MiniGameEntry; game: MiniGame; session: Session }) {
  const frame = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  useSight(session, frame, entry.canResume);

  // The button that started this game may be gone with the last one; the board is where the player goes on.
  useEffect(() => {
    if (document.activeElement === document.body && snapshot.game > 1)
      screen.current?.querySelector<HTMLElement>('[tabindex="0"], button')?.focus();
  }, [snapshot.game]);

  const { engine, View } = game;
  const isVeiled = snapshot.paused === 'player' || (snapshot.paused !== null && !entry.canResume);

  function pauseByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !entry.isTimed) return;
    if (isVeiled) session.resume();
    else session.pause('player');
  }

  return (
    <div ref={frame} className={styles.cabinet} onKeyDown={pauseByKey}>
      <Toolbar entry={entry} variants={engine.variants.map(({ label }) => label)} session={session} snapshot={snapshot} />
      <p role="status" className={styles.status}>
        {snapshot.notice ?? engine.describe(snapshot.state)}
      </p>
      <div ref={screen} className={styles.screen}>
        <View
          key={snapshot.game}
          state={snapshot.state}
          isPaused={snapshot.paused !== null}
          hint={snapshot.hint}
          best={snapshot.statistics.bestScore}
          preferences={snapshot.preferences}
          play={session.play}
          pause={() => session.pause('player')}
        />
        {isVeiled && <PauseVeil onResume={() => session.resume()} />}
      </div>
      {snapshot.status !== 'playing' && <ResultPanel entry={entry} engine={engine} session={session} snapshot={snapshot} />}
      <div className={styles.drawers}>
        <Help lines={entry.howToPlay} />
        <StatisticsTable entry={entry} variant={snapshot.variant} statistics={snapshot.statistics} />
      </div>
    </div>
  );
}
