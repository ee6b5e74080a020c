// Asks before a game under way is given up.
import { useId, useRef, type RefObject } from 'react';
import { Button } from '#app/ui/button.tsx';
import styles from './new-game-dialog.module.css';

export interface NewGameDialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Called once it is closed, by a button or by Escape, which keeps the game. */
  onAnswer(isNew: boolean): void;
}

export function NewGameDialog({ dialog, onAnswer }: NewGameDialogProps) {
  const question = useId();
  const isNew = useRef(false);

  function answer(value: boolean): void {
    isNew.current = value;
    dialog.current?.close();
  }

  function handleClose(): void {
    onAnswer(isNew.current);
    isNew.current = false;
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={question} onClose={handleClose}>
      <h4 id={question}>Start a new game?</h4>
      <p>You will lose the game you are playing.</p>
      <div className={styles.answers}>
        {/* The first focus is the answer that loses nothing. */}
        <Button kind="paper" autoFocus onClick={() => answer(false)}>
          Keep Playing
        </Button>
        <Button onClick={() => answer(true)}>New Game</Button>
      </div>
    </dialog>
  );
}
