// What covers a stopped game: an overlay with a Resume button, and the countdown in seconds before a real-time game resumes.
import { Play } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import styles from './pause-overlay.module.css';

export interface PauseOverlayProps {
  readonly board: RefObject<HTMLElement | null>;
  onResume(): void;
}

export function PauseOverlay({ board, onResume }: PauseOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);

  // The board is inert now and would lose the focus, so move it to Resume. Focus outside the board stays where it is.
  useLayoutEffect(() => {
    if (board.current?.contains(document.activeElement)) overlay.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [board]);

  return (
    <div ref={overlay} data-pause-overlay className={`fill middle ${styles.overlay}`}>
      <p>Paused</p>
      <Button onClick={onResume}>
        <Icon icon={Play} size={20} fill="currentcolor" /> Resume
      </Button>
    </div>
  );
}

export function Countdown({ seconds }: { seconds: number }) {
  return (
    <p aria-hidden data-countdown translate="no" className={`fill middle ${styles.countdown}`}>
      <span className="middle">{seconds}</span>
    </p>
  );
}
