// The board of a game and what lies over it.
import { useEffect, useRef } from 'react';
import type { MiniGame, LoadedGame } from '#app/mini-games/contract.ts';
import { PauseVeil } from './pause-veil.tsx';
import { ResultPanel } from './result-panel.tsx';
import type { Session } from './session.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './cabinet.module.css';

export interface ScreenProps {
  readonly entry: LoadedGame;
  readonly game: MiniGame;
  readonly session: Session;
  readonly isVeiled: boolean;
}

export function Screen({ entry, game: { engine, View }, session, isVeiled }: ScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const { state, paused, hint, statistics, preferences, game } = useSnapshot(session, (snapshot) => ({
    state: snapshot.state,
    paused: snapshot.paused,
    hint: snapshot.hint,
    statistics: snapshot.statistics,
    preferences: snapshot.preferences,
    game: snapshot.game,
  }));

  // The button that started this game may be gone with the last one; the board is where the player goes on.
  useEffect(() => {
    if (document.activeElement === document.body && game > 1) screen.current?.querySelector<HTMLElement>('[tabindex="0"], button')?.focus();
  }, [game]);

  return (
    <div ref={screen} className={styles.screen}>
      <div className={styles.board}>
        <View
          key={game}
          state={state}
          isPaused={paused !== null}
          hint={hint}
          best={statistics.bestScore}
          preferences={preferences}
          play={session.play}
          pause={() => session.pause('player')}
          playNext={() => session.getSnapshot().status !== 'playing' && session.newGame()}
        />
      </div>
      <ResultPanel entry={entry} engine={engine} session={session} />
      {isVeiled && <PauseVeil onResume={() => session.resume()} />}
    </div>
  );
}
