// What a player can do beside the moves: another variant, undo, hint, pause, a new game.
import { Lightbulb, Pause, RotateCcw, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { MiniGameEntry } from '#app/mini-games/contract.ts';
import { ElapsedTime } from './elapsed-time.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import type { Session } from './session.ts';
import type { Snapshot } from './snapshot.ts';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  readonly entry: MiniGameEntry;
  readonly variants: readonly string[];
  readonly session: Session;
  readonly snapshot: Snapshot<unknown, unknown>;
}

export function Toolbar({ entry, variants, session, snapshot }: ToolbarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wanted = useRef(snapshot.variant); // the variant that the dialog asks about
  const isPlaying = snapshot.status === 'playing';

  function startNewGame(variant: string): void {
    wanted.current = variant;
    if (entry.newGame.asksFirst && snapshot.isUnderway) dialog.current?.showModal();
    else session.newGame(variant);
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`${entry.title} controls`}>
      {variants.length > 1 && (
        <select
          className={styles.variant}
          aria-label="Variant"
          value={snapshot.variant}
          onChange={(event) => startNewGame(event.currentTarget.value)}
        >
          {variants.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      )}
      {entry.isTimed && <ElapsedTime key={snapshot.game} session={session} isRunning={snapshot.isUnderway && snapshot.paused === null} />}
      <div className={styles.tools}>
        {entry.canUndo && (
          <button type="button" className={styles.tool} aria-disabled={!snapshot.canUndo} onClick={session.undo}>
            <Undo2 aria-hidden size={20} /> Undo
          </button>
        )}
        {entry.hasHints && (
          <button type="button" className={styles.tool} aria-disabled={!isPlaying} onClick={session.askHint}>
            <Lightbulb aria-hidden size={20} /> Hint
          </button>
        )}
        {entry.isTimed && (
          <button type="button" className={styles.tool} aria-disabled={!isPlaying} onClick={() => session.pause('player')}>
            <Pause aria-hidden size={20} /> Pause
          </button>
        )}
        <button type="button" className={`${styles.tool} ${styles.fresh}`} onClick={() => startNewGame(snapshot.variant)}>
          <RotateCcw aria-hidden size={20} /> {entry.newGame.label}
        </button>
      </div>
      <NewGameDialog dialog={dialog} onConfirm={() => session.newGame(wanted.current)} />
    </div>
  );
}
