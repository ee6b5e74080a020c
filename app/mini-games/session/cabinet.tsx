// The frame round every mini game: toolbar, status, screen, help, statistics and options.
import { useRef, type KeyboardEvent } from 'react';
import type { MiniGame, LoadedGame } from '#app/mini-games/contract.ts';
import { Help } from './help.tsx';
import { NewsToasts } from './news-toasts.tsx';
import { Options } from './options.tsx';
import { Screen } from './screen.tsx';
import type { Session } from './session.ts';
import { StatisticsTable } from './statistics-table.tsx';
import { StatusLine } from './status-line.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSight } from './use-sight.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './cabinet.module.css';

/** Ctrl+Z and Cmd+Z take a move back; with Shift, or as Ctrl+Y, they bring it back again. */
function stepForKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
}

export function Cabinet({ entry, game, session }: { entry: LoadedGame; game: MiniGame; session: Session }) {
  const frame = useRef<HTMLDivElement>(null);
  const { paused, fault } = useSnapshot(session, (snapshot) => ({ paused: snapshot.paused, fault: snapshot.fault }));
  const isRealTime = !entry.canResume;
  const isVeiled = paused === 'player' || (paused !== null && isRealTime);
  useSight(session, frame, isRealTime);
  if (fault !== null) throw fault.error;

  function handleKey(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const step = entry.canUndo ? stepForKey(event) : null;
    if (step !== null) {
      event.preventDefault();
      session[step]();
    } else if (event.key === 'Escape' && entry.isTimed) {
      if (isVeiled) session.resume();
      else session.pause('player');
    }
  }

  return (
    <div ref={frame} className={styles.cabinet} onKeyDown={handleKey}>
      <Toolbar entry={entry} variants={game.engine.variants.map(({ label }) => label)} session={session} />
      <StatusLine engine={game.engine} session={session} isRealTime={isRealTime} />
      <Screen entry={entry} game={game} session={session} isVeiled={isVeiled} />
      <div className={styles.drawers}>
        <Help lines={entry.howToPlay} />
        {entry.preferences && <Options preferences={entry.preferences} session={session} />}
        <StatisticsTable entry={entry} outcomes={game.engine.outcomes ?? []} session={session} />
      </div>
      <NewsToasts session={session} />
    </div>
  );
}
