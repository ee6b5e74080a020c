// Shares a text with the system share sheet, or copies it to the clipboard.
import { Copy } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { shareOrCopy, type ShareOutcome } from '#app/components/ui/lib/share-or-copy.ts';
import styles from './share-button.module.css';

/** `what` completes the label, such as "Copy Result". */
export function ShareButton({ what, text }: { what: string; text: string }) {
  const [shared, setShared] = useState<ShareOutcome | null>(null);
  const verb = typeof navigator.share === 'function' ? 'Share' : 'Copy';
  return (
    <>
      <Button kind="paper" onClick={() => void shareOrCopy({ text }, text).then(setShared)}>
        <Icon icon={Copy} size={20} /> <span className={styles.label}>{shared === 'copied' ? 'Copied' : `${verb} ${what}`}</span>
      </Button>
      {shared === 'refused' && (
        <label className={styles.text}>
          Your browser blocked copying. Here's the text:
          <textarea readOnly rows={3} value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
