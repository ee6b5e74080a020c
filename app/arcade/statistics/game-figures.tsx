// Statistics of one mini game in all variants, with a button that deletes them.
import { useId, useState } from 'react';
import { createPlayPath } from '#app/content/paths.ts';
import { registry } from '#app/games/registry.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { ConfirmDialog } from '#app/components/ui/controls/confirm-dialog.tsx';
import type { GameRecord } from './game-records.ts';
import { VariantFigures } from './variant-figures.tsx';
import styles from './statistics-page.module.css';

export function GameFigures({ record: { entry, game, variants, isUnderway }, onDelete }: { record: GameRecord; onDelete: () => void }) {
  const heading = useId();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section aria-labelledby={heading} className={`card ${styles.game}`}>
      <div className={`cluster ${styles.title}`}>
        <h3 id={heading}>{registry.includes(entry) ? <PageLink to={createPlayPath(entry.id)}>{entry.title}</PageLink> : entry.title}</h3>
        <Button kind="paper" aria-label={`Delete ${entry.title}`} onClick={() => setConfirming(true)}>
          Delete
        </Button>
      </div>
      {isUnderway && <p>You have a game in progress.</p>}
      {variants.map((one) => (
        <VariantFigures key={one.variant.id} results={game.results} {...one} />
      ))}
      {isConfirming && (
        <ConfirmDialog
          question={`Delete everything about ${entry.title}?`}
          consequence="This removes its statistics, records, daily results and unfinished games. It can't be undone."
          cancelLabel="Keep It"
          confirmLabel="Delete"
          onAnswer={(isConfirmed) => {
            setConfirming(false);
            if (isConfirmed) onDelete();
          }}
        />
      )}
    </section>
  );
}
