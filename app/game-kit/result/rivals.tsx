// The results of everybody who has passed a challenge on, best first, with the player's own among them.
import { addRival, type Measured, type Rival } from '#app/game-kit/session/challenge.ts';
import { formatFigure, nameRival } from './challenge-text.ts';
import styles from './rivals.module.css';

/** In small letters, so that nobody's initials are the same. */
const YOU = 'You';

export function Rivals({ rivals, measured: { measure, figure } }: { rivals: readonly Rival[]; measured: Measured }) {
  const rows = figure === null ? rivals : addRival(measure, rivals, { figure, by: YOU });
  return (
    <ol className={styles.rivals}>
      {rows.map((rival) => (
        <li key={`${rival.by} ${rival.figure}`} data-own={rival.by === YOU || undefined}>
          <span translate={rival.by === null || rival.by === YOU ? undefined : 'no'}>{nameRival(rival)}</span>{' '}
          <b translate="no">{formatFigure(measure, rival.figure)}</b>
        </li>
      ))}
    </ol>
  );
}
