// Covers the screen while a game stands still.
import { Play } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import styles from './cabinet.module.css';

export function PauseVeil({ onResume }: { onResume: () => void }) {
  const veil = useRef<HTMLDivElement>(null);

  // The player goes on with one press. The board is inert now and would lose the focus; from elsewhere it is not taken.
  useLayoutEffect(() => {
    const element = veil.current;
    if (element?.closest('[data-stage]')?.contains(document.activeElement)) element.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={veil} data-veil className={styles.veil}>
      <p>Paused</p>
      <Button onClick={onResume}>
        <Play aria-hidden size={20} fill="currentcolor" /> Resume
      </Button>
    </div>
  );
}
