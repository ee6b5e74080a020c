// Shows the result card in place of the controls, guards its buttons against stray presses, and fires confetti.
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { runAfterPaint, useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { countFinishedGame } from '#app/game-kit/result/visit.ts';
import { useEffects, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import { TOAST_READ_MS } from './press-guard.ts';
import type { ResultPresses } from './use-press-guard.ts';
import styles from './screen.module.css';

/** If the chunk fails to load, go on without it: the status line shows the end and the toolbar starts the next game. */
export const loadResult = () => import('#app/game-kit/result/result.tsx');

export function ResultPanel({ presses }: { presses: ResultPresses }) {
  const { store, board, result } = useStage();
  const container = useRef<HTMLDivElement>(null);
  const toastTime = useRef(-Infinity);
  const [isLeaving, setLeaving] = useState(false); // for the next game
  const { outcome, gameNumber, isUnderway, resultCard } = useSnapshot((snapshot) => snapshot);
  // Preload during the game, so that the result appears without delay.
  const [part] = useLazyPart(loadResult, result === undefined && (isUnderway || outcome !== null));
  const Result = result ?? part?.Result;
  const isDue = resultCard === 'due' && Result !== undefined;
  // Paint the last move first, and let a toast be read.
  useEffect(() => {
    if (!isDue) return;
    const show = () => store.send({ type: 'show-result' });
    const leftMs = toastTime.current + TOAST_READ_MS - performance.now();
    if (leftMs <= 0) return runAfterPaint(show);
    const timer = setTimeout(show, leftMs);
    return () => clearTimeout(timer);
  }, [isDue, store]);
  useEffects(({ type }) => {
    if (type === 'toast') toastTime.current = performance.now();
    if (type === 'ended') countFinishedGame();
    if (type !== 'celebrate') return;
    // Confetti is decoration: if the chunk fails to load, go on without it.
    runAfterPaint(() => {
      import('#app/game-kit/result/confetti.ts')
        .then(({ fireConfetti }) => container.current && fireConfetti(container.current))
        .catch(() => {});
    });
  });

  /**
   * Hides the card first and starts the next game after that is painted, so that the press gets an immediate response. If the next game is
   * still loading, the card reappears.
   */
  function playAgain(): void {
    setLeaving(true);
    runAfterPaint(() => {
      store.playNext();
      setLeaving(false);
      board.focus();
    });
  }

  /** Cancels presses that were meant for the game, instead of disabling the buttons; canceling mousedown keeps the focus on the board. */
  function guardPress(event: MouseEvent): void {
    if (presses.takesPress()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function ignoreRepeat(event: KeyboardEvent): void {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  }

  return (
    <div
      ref={container}
      className={`fill ${styles.result}`}
      data-ready={presses.isReady || undefined}
      onMouseDownCapture={guardPress}
      onClickCapture={guardPress}
      onKeyDownCapture={ignoreRepeat}
    >
      {resultCard === 'shown' && Result && !isLeaving && (
        <Result key={gameNumber} outcome={outcome ?? { result: 'won' }} onPlayAgain={playAgain} />
      )}
    </div>
  );
}
