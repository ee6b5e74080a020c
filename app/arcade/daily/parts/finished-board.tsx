// Shows the result of a finished daily board in place of the stage.
import type { CSSProperties } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { ResultActions, type ResultActionsProps } from './result-actions.tsx';
import { formatDetails, formatFigure, formatSquares, formatTargetResult, listRivals } from '#app/arcade/daily/model/daily-text.ts';
import styles from './finished-board.module.css';

/** Colors by emoji. */
const COLORS: Readonly<Record<string, readonly [face: string, ring?: string]>> = {
  '🟩': ['var(--success)'],
  '🟨': ['var(--highlight)', 'var(--brand-strong)'],
  '🟧': ['var(--brand-strong)'],
  '🟦': ['var(--tertiary)'],
  '⬜': ['var(--surface)', 'var(--line)'],
  '⬛': ['var(--ink-soft)'],
};

/** Draws emoji squares in CSS, because some devices lack the emoji. Hidden from screen readers, which read the figure instead. Other characters are skipped. */
function Squares({ text }: { text: string }) {
  return (
    <div aria-hidden className={styles.squares}>
      {text.split('\n').map((line, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no IDs and never move
        <div key={row}>
          {[...line].map((square, place) => {
            const [face, ring] = COLORS[square] ?? [];
            // oxlint-disable-next-line react/no-array-index-key -- squares have no IDs and never move
            return face && <i key={place} style={{ '--face': face, '--ring': ring } as CSSProperties} />;
          })}
        </div>
      ))}
    </div>
  );
}

export function FinishedBoard({ dayContext, done }: Pick<ResultActionsProps, 'dayContext' | 'done'>) {
  const toy = dayContext.toys[dayContext.entry.id];
  return (
    <div className={`fill centered ${styles.done}`} data-done={done.result}>
      {toy && (
        <div className={styles.toy}>
          <Picture picture={toy} sizes="9rem" />
        </div>
      )}
      <p className={styles.figure}>{formatFigure(done)}</p>
      <p className={styles.standing}>{[formatTargetResult(done), formatDetails(done), done.note].filter(Boolean).join(', ')}</p>
      <div className={styles.shape}>
        <Squares text={formatSquares(done)} />
      </div>
      <ResultActions dayContext={dayContext} done={done} rivals={listRivals(done, dayContext.fragment)} />
    </div>
  );
}
