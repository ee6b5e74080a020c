// The board of a game with its overlays: pause, countdown and result.
import { useLayoutEffect, useRef } from 'react';
import { Countdown, PauseOverlay } from './pause-overlay.tsx';
import { loadResult, ResultPanel } from './result-panel.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { BoardContext } from '#app/game-kit/board.ts';
import { useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import type { ResultPresses } from './use-press-guard.ts';
import styles from './screen.module.css';

export function Screen({ presses }: { presses: ResultPresses }) {
  const {
    store,
    board,
    game: { View, turningPoints },
  } = useStage();
  const { element } = board;
  const hasOpened = useRef(false);
  const snapshot = useSnapshot((current) => current);
  const { state, events, hint, best, preferences, hasPauseOverlay, countdown, gameNumber } = snapshot;
  const [part] = useLazyPart(loadResult, turningPoints && snapshot.isUnderway);

  // A game that comes or resumes takes the focus, before the next key event.
  useLayoutEffect(() => {
    if (hasOpened.current && !hasPauseOverlay) board.focus();
    hasOpened.current = true;
  }, [board, gameNumber, hasPauseOverlay]);

  const pressBoard = () => store.send({ type: 'press-board' });
  return (
    <div className={styles.screen} data-ended={snapshot.resultCard === 'shown' || undefined}>
      <div
        ref={element}
        data-board
        className={styles.board}
        inert={hasPauseOverlay}
        onPointerDownCapture={pressBoard}
        onKeyDownCapture={pressBoard}
      >
        <BoardContext value={board}>
          <View
            key={gameNumber}
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
        </BoardContext>
      </div>
      <ResultPanel presses={presses} />
      {hasPauseOverlay && <PauseOverlay />}
      {countdown !== null && <Countdown key={countdown} seconds={countdown} />}
    </div>
  );
}
