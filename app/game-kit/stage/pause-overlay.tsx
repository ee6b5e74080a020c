// What covers a stopped game: an overlay with a Resume button, and the countdown in seconds before a real-time game resumes.
import { Play } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { useStage } from '#app/game-kit/stage-context.ts';
import styles from './pause-overlay.module.css';

export function PauseOverlay() {
  const { board, store } = useStage();
  const overlay = useRef<HTMLDivElement>(null);

  // The board is inert now and would lose the focus, so move it to Resume. Focus outside the board stays where it is.
  useLayoutEffect(() => {
    if (board.element.current?.contains(document.activeElement)) overlay.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [board]);

  return (
    <div ref={overlay} data-pause-overlay className={`fill middle ${styles.overlay}`}>
      <p>Paused</p>
      <Button onClick={() => store.send({ type: 'resume' })}>
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
