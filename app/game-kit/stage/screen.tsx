// The board of a game with its overlays: pause, countdown and result.
import { useLayoutEffect, useState, type RefObject } from 'react';
import { Countdown, PauseOverlay } from './pause-overlay.tsx';
import { loadResult, ResultPanel } from './result-panel.tsx';
import { canTakeFocus, findPlayElement } from './board-keys.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { useEffects, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import type { ResultPresses } from './use-press-guard.ts';
import styles from './screen.module.css';

interface ScreenProps {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly presses: ResultPresses;
}

export function Screen({ board, presses }: ScreenProps) {
  const [focusRequests, setFocusRequests] = useState(0); // counter: each change focuses the board
  const {
    store,
    game: { View, turningPoints },
  } = useStage();
  const snapshot = useSnapshot((current) => current);
  const { state, events, hint, best, preferences, hasPauseOverlay, countdown } = snapshot;
  const [part] = useLazyPart(loadResult, turningPoints && snapshot.isUnderway);

  useEffects(({ type }) => {
    if (type === 'focus') setFocusRequests((earlier) => earlier + 1);
  });
  // In a layout effect: after the overlay is removed or the new board is rendered, and before the next key event.
  useLayoutEffect(() => {
    if (focusRequests > 0 && board.current && canTakeFocus(board.current)) findPlayElement(board.current)?.focus({ preventScroll: true });
  }, [focusRequests, board]);

  const pressBoard = () => store.send({ type: 'press-board' });
  return (
    <div className={styles.screen} data-ended={snapshot.resultCard === 'shown' || undefined}>
      <div
        ref={board}
        data-board
        className={styles.board}
        inert={hasPauseOverlay}
        onPointerDownCapture={pressBoard}
        onKeyDownCapture={pressBoard}
      >
        <View
          key={snapshot.gameNumber}
          state={state}
          events={events}
          isPaused={hasPauseOverlay || countdown !== null}
          hasPauseOverlay={hasPauseOverlay}
          hint={hint}
          best={best}
          preferences={preferences}
          turningPoint={part && <part.TurningPoint />}
          play={store.play}
          refuse={(text) => store.send({ type: 'refuse', text })}
          newGame={store.newGame}
          pause={() => store.send({ type: 'pause' })}
        />
      </div>
      <ResultPanel presses={presses} />
      {hasPauseOverlay && <PauseOverlay board={board} onResume={() => store.send({ type: 'resume' })} />}
      {countdown !== null && <Countdown key={countdown} seconds={countdown} />}
    </div>
  );
}
