// Button that deletes all stored data about games: the mini games' data and the visitor's star ratings.
import { useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { ConfirmDialog } from '#app/components/ui/controls/confirm-dialog.tsx';
import styles from './statistics-page.module.css';

export function DeleteAll({ onDelete }: { onDelete: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section aria-labelledby="deleting" className={styles.part}>
      <h2 id="deleting">Delete Your Stats</h2>
      <p>This can't be undone. We don't have a copy.</p>
      <Button kind="paper" onClick={() => setConfirming(true)}>
        Delete Everything
      </Button>
      {isConfirming && (
        <ConfirmDialog
          question="Delete all of your stats?"
          consequence="This removes all statistics, records, streaks, unfinished games, settings and star ratings from this device."
          cancelLabel="Keep Everything"
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
