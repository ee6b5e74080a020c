// Asks before a game under way is given up; a chunk of its own that comes while the game is played.
import { useEffect, useId, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import styles from './new-game-dialog.module.css';

/** `onAnswer` is called once it is closed, by a button or by Escape, which keeps the game. */
export function NewGameDialog({ onAnswer }: { onAnswer: (isNew: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useId();
  const isNew = useRef(false);
  useEffect(() => dialog.current?.showModal(), []);

  function answer(value: boolean): void {
    isNew.current = value;
    dialog.current?.close();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={question} onClose={() => onAnswer(isNew.current)}>
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
