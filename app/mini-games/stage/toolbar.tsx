// What a player can do beside the moves: another variant, undo, hint, pause, a new game.
import { Lightbulb, Pause, Play, Redo2, RotateCcw, Undo2, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CabinetProps } from './cabinet.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import { useSnapshot } from './use-snapshot.ts';
import styles from './toolbar.module.css';

const NEW_GAME = { label: 'New Game', asksFirst: true };

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

export function Toolbar({ entry, game, shell }: CabinetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const {
    variant,
    outcome,
    isVeiled,
    isUnderway,
    canPause,
    canUndo,
    canRedo,
    game: count,
  } = useSnapshot(shell, 'variant', 'outcome', 'isVeiled', 'isUnderway', 'canPause', 'canUndo', 'canRedo', 'game');
  const [wanted, setWanted] = useState<string | null>(null); // the variant that the dialog asks about
  const { label, asksFirst } = game.newGame ?? NEW_GAME;
  const { variants } = game.rules;

  function startNewGame(id: string): void {
    if (!asksFirst || !isUnderway) return shell.newGame(id);
    setWanted(id);
    shell.send({ type: 'cover', by: 'dialog' });
    list.current?.blur(); // or the keys would be back in the list after the answer, and not on the board
    dialog.current?.showModal();
  }

  function answered(isNew: boolean): void {
    shell.send({ type: 'uncover', by: 'dialog' });
    if (isNew && wanted !== null) shell.newGame(wanted);
    setWanted(null);
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`${entry.title} controls`}>
      {variants.length > 1 && (
        <select
          ref={list}
          className={styles.variant}
          aria-label="Variant"
          value={wanted ?? variant.id}
          onChange={(event) => startNewGame(event.currentTarget.value)}
        >
          {variants.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {game.results?.time && <ElapsedTime key={count} shell={shell} />}
      <div className={styles.tools}>
        {game.stepsBack !== 'none' && (
          <Tool icon={Undo2} label="Undo" isSmall isReady={canUndo} onPress={() => shell.send({ type: 'undo' })} />
        )}
        {game.stepsBack === 'undo-and-redo' && (
          <Tool icon={Redo2} label="Redo" isSmall isReady={canRedo} onPress={() => shell.send({ type: 'redo' })} />
        )}
        {game.hints && <Tool icon={Lightbulb} label="Hint" isReady={outcome === null} onPress={() => shell.send({ type: 'hint' })} />}
        {canPause && (
          <Tool
            icon={isVeiled ? Play : Pause}
            label={isVeiled ? 'Resume' : 'Pause'}
            isReady={isUnderway}
            onPress={() => shell.send({ type: 'toggle-pause' })}
          />
        )}
        <button type="button" className={`${styles.tool} ${styles.fresh}`} onClick={() => startNewGame(variant.id)}>
          <RotateCcw aria-hidden size={20} /> {label}
        </button>
      </div>
      <NewGameDialog dialog={dialog} onAnswer={answered} />
    </div>
  );
}
