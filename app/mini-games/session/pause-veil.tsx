// Covers the screen while a game stands still.
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import styles from './cabinet.module.css';

export function PauseVeil({ onResume }: { onResume: () => void }) {
  const veil = useRef<HTMLDivElement>(null);

  // The player who paused goes on with one press; a game that paused by itself does not take the focus from elsewhere.
  useEffect(() => {
    const element = veil.current;
    if (element?.parentElement?.closest('[role="tabpanel"]')?.contains(document.activeElement)) element.querySelector('button')?.focus();
  }, []);

  return (
    <div ref={veil} className={styles.veil}>
      <p>Paused</p>
      <Button onClick={onResume}>
        <Play aria-hidden size={20} fill="currentcolor" /> Resume
      </Button>
    </div>
  );
}
