// Shows the result card in place of the controls, guards its buttons against stray presses, and fires confetti.
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { runAfterPaint } from '#app/components/ui/lib/after-paint.ts';
import { useAfterPaint } from '#app/components/ui/lib/use-after-paint.ts';
import type { GameFrameProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';
import { useLazyModule } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import type { ResultPresses } from './use-press-guard.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './result-panel.module.css';

/** If the chunk fails to load, go on without it: the status line shows the end and the toolbar starts the next game. */
const loadResult = () => import('./result.tsx');

interface ResultPanelProps extends GameFrameProps {
  /** Called with whether the card takes the place of the controls: until it is dismissed or the next game has started. */
  readonly onShow: (isCardShown: boolean) => void;
  readonly presses: ResultPresses;
}

export function ResultPanel({ onShow, presses, ...props }: ResultPanelProps) {
  const { store } = props;
  const container = useRef<HTMLDivElement>(null);
  const [dismissal, setDismissal] = useState<'dismissed' | 'next-game' | null>(null);
  const { outcome, gameNumber, isUnderway } = useSnapshot(store, 'outcome', 'gameNumber', 'isUnderway');
  // Preload during the game, so that the result appears without delay.
  const lazyModule = useLazyModule(loadResult, props.result === undefined && (isUnderway || outcome !== null));
  const Result = props.result ?? (lazyModule !== null && lazyModule !== 'load-failed' ? lazyModule.Result : null);
  const isPainted = useAfterPaint(outcome !== null); // paint the last move first
  const isCardShown = outcome !== null && isPainted && Result !== null && dismissal !== 'dismissed';
  if (dismissal !== null && outcome === null) setDismissal(null); // the game continues after undo: show the result again at its next end
  useLayoutEffect(() => onShow(isCardShown), [isCardShown, onShow]);
  // Hide the card first and start the next game after that is painted, so that the press gets an immediate response. If the next game is
  // still loading, the card reappears.
  useEffect(() => {
    if (dismissal !== 'next-game') return;
    return runAfterPaint(() => {
      store.playNext();
      setDismissal(null);
    });
  }, [dismissal, store]);
  useEffects(store, ({ type }) => {
    if (type !== 'celebrate') return;
    // Confetti is decoration: if the chunk fails to load, go on without it.
    runAfterPaint(() => {
      import('./confetti.ts').then(({ fireConfetti }) => container.current && fireConfetti(container.current)).catch(() => {});
    });
  });

  function dismiss(): void {
    setDismissal('dismissed');
    store.send({ type: 'focus-board' });
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
      className={styles.place}
      data-ready={presses.isReady || undefined}
      onMouseDownCapture={guardPress}
      onClickCapture={guardPress}
      onKeyDownCapture={ignoreRepeat}
    >
      {isCardShown && dismissal === null && (
        <Result key={gameNumber} {...props} outcome={outcome} onDismiss={dismiss} onPlayAgain={() => setDismissal('next-game')} />
      )}
    </div>
  );
}
