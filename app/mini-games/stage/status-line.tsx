// How a game stands, for the eye; a refusal or a hint stands beside it and never takes its place. The announcer speaks.
import type { Shell } from '#app/mini-games/session/shell.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './status-line.module.css';

export function StatusLine({ shell }: { shell: Shell }) {
  const { status, notice } = useSnapshot(shell, 'status', 'notice');
  return (
    <div className={styles.line}>
      <p role="status" aria-live="off" className={styles.status}>
        {status}
      </p>
      <p className={styles.notice} data-notice>
        {notice}
      </p>
    </div>
  );
}
