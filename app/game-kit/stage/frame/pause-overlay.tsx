// Covers the screen while a game stands still.
import { Play } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import styles from './veil.module.css';

export interface PauseOverlayProps {
  readonly board: RefObject<HTMLElement | null>;
  onResume(): void;
}

export function PauseOverlay({ board, onResume }: PauseOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);

  // The board is inert now and would lose the focus: the player goes on with one press. From elsewhere it is not taken.
  useLayoutEffect(() => {
    if (board.current?.contains(document.activeElement)) overlay.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [board]);

  return (
    <div ref={overlay} data-veil className={styles.veil}>
      <p>Paused</p>
      <Button onClick={onResume}>
        <Play aria-hidden size={20} fill="currentcolor" /> Resume
      </Button>
    </div>
  );
}
