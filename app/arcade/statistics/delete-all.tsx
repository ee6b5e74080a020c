// Button that deletes all stored data about games: the mini games' data and the visitor's star ratings.
import { useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { ConfirmDialog } from '#app/components/ui/controls/confirm-dialog.tsx';
import styles from './statistics-page.module.css';

export function DeleteAll({ onDelete }: { onDelete: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section aria-labelledby="deleting" className={styles.part}>
      <h2 id="deleting">Delete It</h2>
      <p>Gone is gone: nobody has a copy, not even us. Save a file first if you may want it back.</p>
      <Button kind="paper" onClick={() => setConfirming(true)}>
        Delete Everything
      </Button>
      {isConfirming && (
        <ConfirmDialog
          question="Delete everything about your games?"
          consequence="All statistics, records, streaks, unfinished games, settings and the stars that you gave our games go from this device for good."
          cancelLabel="Keep It"
          confirmLabel="Delete Everything"
          onAnswer={(isConfirmed) => {
            setConfirming(false);
            if (isConfirmed) onDelete();
          }}
        />
      )}
    </section>
  );
}
