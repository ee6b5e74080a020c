// Asks before a game under way is given up.
import type { RefObject } from 'react';
import { Button } from '#app/ui/button.tsx';
import styles from './new-game-dialog.module.css';

export function NewGameDialog({ dialog, onConfirm }: { dialog: RefObject<HTMLDialogElement | null>; onConfirm: () => void }) {
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="new-game-question">
      <h4 id="new-game-question">Start a new game?</h4>
      <p>The game that you are playing will be given up.</p>
      <div className={styles.answers}>
        <Button
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          New Game
        </Button>
        <Button kind="paper" onClick={close}>
          Keep Playing
        </Button>
      </div>
    </dialog>
  );
}
