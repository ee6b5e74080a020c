// Where the result of a game comes in: in the place of the controls.
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { runAfterPaint } from '#app/components/ui/lib/after-paint.ts';
import { useAfterPaint } from '#app/components/ui/lib/use-after-paint.ts';
import type { GameFrameProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';
import { useLazyModule } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import type { ResultPresses } from './use-press-guard.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './result-panel.module.css';

/** One that does not load is no reason to stop: status and toolbar say how it ended, and begin the next game. */
const loadResult = () => import('./result.tsx');

interface ResultPanelProps extends GameFrameProps {
  /** Hears whether the place is taken: from the card's coming until it is put away, or until the next game stands on the board. */
  readonly onShow: (isTaken: boolean) => void;
  readonly presses: ResultPresses;
}

/** The result of a game that is over until it is put away, and nothing before; and confetti whenever there is something to celebrate. */
export function ResultPanel({ onShow, presses, ...props }: ResultPanelProps) {
  const { store } = props;
  const container = useRef<HTMLDivElement>(null);
  const [dismissal, setDismissal] = useState<'dismissed' | 'next-game' | null>(null);
  const { outcome, gameNumber, isUnderway } = useSnapshot(store, 'outcome', 'gameNumber', 'isUnderway');
  // It comes while the game is played, so that it is there at the end.
  const lazyModule = useLazyModule(loadResult, props.result === undefined && (isUnderway || outcome !== null));
  const Result = props.result ?? (lazyModule !== null && lazyModule !== 'load-failed' ? lazyModule.Result : null);
  const isPainted = useAfterPaint(outcome !== null); // the last move is seen first
  const isTaken = outcome !== null && isPainted && Result !== null && dismissal !== 'dismissed';
  if (dismissal !== null && outcome === null) setDismissal(null); // the game goes on: its next end has a result again
  useLayoutEffect(() => onShow(isTaken), [isTaken, onShow]);
  // The card answers the press by going; the board is set up right after that has been painted. While one is still on its way, the card comes back.
  useEffect(() => {
    if (dismissal !== 'next-game') return;
    return runAfterPaint(() => {
      store.playNext();
      setDismissal(null);
    });
  }, [dismissal, store]);
  useEffects(store, ({ type }) => {
    if (type !== 'celebrate') return;
    // It is only paper: without it, nothing is said.
    runAfterPaint(() => {
      import('./confetti.ts').then(({ fireConfetti }) => container.current && fireConfetti(container.current)).catch(() => {});
    });
  });

  function dismiss(): void {
    setDismissal('dismissed');
    store.send({ type: 'focus-board' });
  }

  /** Buttons and links stay what they are for everybody: a press that was meant for the game ends here, and takes no focus from the board. */
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
      {isTaken && dismissal === null && (
        <Result key={gameNumber} {...props} outcome={outcome} onDismiss={dismiss} onPlayAgain={() => setDismissal('next-game')} />
      )}
    </div>
  );
}
