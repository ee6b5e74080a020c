// The board of a game with its overlays: pause, countdown and result.
import { useLayoutEffect, useState, type RefObject } from 'react';
import { Countdown } from './countdown.tsx';
import { PauseOverlay } from './pause-overlay.tsx';
import { ResultPanel } from '#app/game-kit/stage/result/result-panel.tsx';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';
import type { ResultPresses } from '#app/game-kit/stage/result/use-press-guard.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import type { GameFrameProps } from '#app/game-kit/stage/shared/stage-props.ts';
import styles from './screen.module.css';

/** Candidates for the initial focus on a board, in order; a roving grid keeps tabindex 0 on the cell used last. */
const FOCUS_SELECTORS = ['[data-play]', '[tabindex="0"]', 'button:not(:disabled), [tabindex]'] as const;

/** Whether the player is changing the variant list with the keyboard; the focus must stay there. */
function isChoosingByKeys(): boolean {
  return document.activeElement?.matches('select:focus-visible') ?? false;
}

/** Moves the focus to the board, or to the Resume button if the pause overlay is shown. */
function focusBoard(board: HTMLElement | null): void {
  if (!board || (board.contains(document.activeElement) && !board.inert) || isChoosingByKeys()) return;
  const resume = board.parentElement?.querySelector<HTMLElement>('[data-pause-overlay] button');
  const target =
    resume ?? FOCUS_SELECTORS.map((selector) => board.querySelector<HTMLElement>(selector)).find((element) => element !== null);
  target?.focus({ preventScroll: true });
}

interface ScreenProps extends GameFrameProps {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly presses: ResultPresses;
  readonly hasResult: boolean;
  /** Called with whether the result card is shown. */
  readonly onShowResult: (isShown: boolean) => void;
}

export function Screen({ board, presses, hasResult, onShowResult, ...props }: ScreenProps) {
  const [focusRequests, setFocusRequests] = useState(0); // counter: each change focuses the board
  const { store } = props;
  const { View } = props.game;
  const {
    state,
    events,
    hint,
    best,
    preferences,
    gameNumber: count,
    hasPauseOverlay,
    countdown,
    source,
  } = useSnapshot(store, 'state', 'events', 'hint', 'best', 'preferences', 'gameNumber', 'hasPauseOverlay', 'countdown', 'source');

  useEffects(store, ({ type }) => {
    if (type === 'focus') setFocusRequests((earlier) => earlier + 1);
  });
  // In a layout effect: after the overlay is removed or the new board is rendered, and before the next key event.
  useLayoutEffect(() => {
    if (focusRequests > 0) focusBoard(board.current);
  }, [focusRequests, board]);

  const pressBoard = () => store.send({ type: 'press-board' });
  return (
    <div className={styles.screen} data-over={hasResult || undefined}>
      <div
        ref={board}
        data-board
        className={styles.board}
        inert={hasPauseOverlay}
        onPointerDownCapture={pressBoard}
        onKeyDownCapture={pressBoard}
      >
        <View
          key={count}
          state={state}
          events={events}
          isPaused={hasPauseOverlay || countdown !== null}
          hasPauseOverlay={hasPauseOverlay}
          hint={hint}
          best={best}
          preferences={preferences}
          play={store.play}
          chooseVariant={source ? undefined : store.newGame}
          pause={() => store.send({ type: 'pause' })}
        />
      </div>
      <ResultPanel {...props} onShow={onShowResult} presses={presses} />
      {hasPauseOverlay && <PauseOverlay board={board} onResume={() => store.send({ type: 'resume' })} />}
      {countdown !== null && <Countdown key={countdown} seconds={countdown} />}
    </div>
  );
}
