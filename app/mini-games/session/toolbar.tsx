// What a player can do beside the moves: another variant, undo, hint, pause, a new game.
import { Lightbulb, Pause, Redo2, RotateCcw, Undo2, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import type { LoadedGame } from '#app/mini-games/contract.ts';
import { ElapsedTime } from './elapsed-time.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import type { Session } from './session.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './toolbar.module.css';

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isReady: boolean;
  readonly isSmall?: boolean; // its icon alone, at every width
  onPress(): void;
}

/** A tool that is not ready stays within reach of the Tab key and says that it is disabled. */
function Tool({ icon: Icon, label, isReady, isSmall, onPress }: ToolProps) {
  return (
    <button type="button" className={styles.tool} title={label} data-small={isSmall} aria-disabled={!isReady} onClick={onPress}>
      <Icon aria-hidden size={20} /> <span>{label}</span>
    </button>
  );
}

export function Toolbar({ entry, variants, session }: { entry: LoadedGame; variants: readonly string[]; session: Session }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { variant, status, paused, isUnderway, canUndo, canRedo, game } = useSnapshot(session, (snapshot) => ({
    variant: snapshot.variant,
    status: snapshot.status,
    paused: snapshot.paused,
    isUnderway: snapshot.isUnderway,
    canUndo: snapshot.canUndo,
    canRedo: snapshot.canRedo,
    game: snapshot.game,
  }));
  const wanted = useRef(variant); // the variant that the dialog asks about
  const isPlaying = status === 'playing';

  function startNewGame(label: string): void {
    wanted.current = label;
    if (entry.newGame.asksFirst && isUnderway) dialog.current?.showModal();
    else session.newGame(label);
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`${entry.title} controls`}>
      {variants.length > 1 && (
        <select
          className={styles.variant}
          aria-label="Variant"
          value={variant}
          onChange={(event) => startNewGame(event.currentTarget.value)}
        >
          {variants.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      )}
      {entry.isTimed && <ElapsedTime key={game} session={session} isRunning={isUnderway && paused === null} />}
      <div className={styles.tools}>
        {entry.canUndo && <Tool icon={Undo2} label="Undo" isSmall isReady={canUndo} onPress={session.undo} />}
        {entry.canRedo && <Tool icon={Redo2} label="Redo" isSmall isReady={canRedo} onPress={session.redo} />}
        {entry.hasHints && <Tool icon={Lightbulb} label="Hint" isReady={isPlaying} onPress={session.askHint} />}
        {entry.isTimed && <Tool icon={Pause} label="Pause" isReady={isUnderway} onPress={() => session.pause('player')} />}
        <button type="button" className={`${styles.tool} ${styles.fresh}`} onClick={() => startNewGame(variant)}>
          <RotateCcw aria-hidden size={20} /> {entry.newGame.label}
        </button>
      </div>
      <NewGameDialog dialog={dialog} onConfirm={() => session.newGame(wanted.current)} />
    </div>
  );
}
