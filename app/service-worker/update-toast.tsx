// Toast shown once when a new version is ready. The version activates when the visitor agrees or all tabs are closed.
import { X } from 'lucide-react';
import { Button } from '#app/components/ui/controls/button.tsx';
import styles from './update-toast.module.css';

interface UpdateToastProps {
  onReload(): void;
  onLater(): void;
}

export function UpdateToast({ onReload, onLater }: UpdateToastProps) {
  return (
    <div role="status" className={styles.status}>
      <p>An update is ready. Your games are saved.</p>
      <Button onClick={onReload}>Reload</Button>
      <button type="button" className={styles.later} aria-label="Later" onClick={onLater}>
        <X aria-hidden size={20} />
      </button>
    </div>
  );
}
