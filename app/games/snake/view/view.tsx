// View of Snake: the lawn and a direction pad; controlled by keys, swipes and buttons.
import { Play } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useRef } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { isTouchDevice } from '#app/components/ui/lib/is-touch-device.ts';
import { useKeys } from '#app/game-kit/board.ts';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { DirectionBoard } from '#app/game-kit/input/direction-board.tsx';
import { getDirectionForKey } from '#app/game-kit/lib/key-events.ts';
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { PADS } from '#app/game-kit/lib/controls.ts';
import { rules, type SnakeEvent, type SnakeMove, type SnakeState } from '#app/games/snake/rules/rules.ts';
import { getLawnLabel } from '#app/games/snake/text.ts';
import { Lawn } from './lawn.tsx';
import tray from '#app/game-kit/input/tray.module.css';
import styles from './view.module.css';

const SWIPE_PX = 24;

export function View({ state, events, preferences, play, pause }: ViewProps<SnakeState, SnakeMove, SnakeEvent>) {
  const board = useRef<HTMLDivElement>(null);
  const steer = (direction: Direction) => play({ type: 'turn', direction });
  const result = rules.outcome(state)?.result;
  const hasJustDied = events.some(({ type }) => type === 'died');

  /** The Start button disappears with the first move: keep the keyboard focus on the board. */
  const keepFocus = () => board.current?.focus({ preventScroll: true });

  function start(): void {
    keepFocus();
    play({ type: 'start' });
  }

  /** Space starts and pauses the game, Enter starts it. */
  useKeys((event) => {
    const direction = getDirectionForKey(event);
    const isStart = !state.isStarted && (event.key === ' ' || event.key === 'Enter');
    const isPause = state.isStarted && event.key === ' ';
    if (direction === null && !isStart && !isPause) return;
    event.preventDefault();
    if (event.repeat) return;
    if (!state.isStarted) keepFocus();
    if (direction !== null) steer(direction);
    else if (isStart) start();
    else pause();
  });

  return (
    <DirectionBoard
      isUnderway={state.isStarted && result === undefined}
      hasPad={preferences[PADS.id] === true}
      thresholdPx={SWIPE_PX}
      isRepeating={!state.isStepwise}
      onSwipe={steer}
    >
      <div className={styles.field} data-result={result} data-bumps={hasJustDied || undefined}>
        <div
          ref={board}
          role="application"
          aria-label="Board"
          tabIndex={0}
          data-play={state.isStarted || undefined}
          className={`${tray.tray} ${styles.tray}`}
          data-wraps={state.wraps || undefined}
        >
          <Lawn state={state} events={events} label={getLawnLabel(state)} />
        </div>
        {!state.isStarted && (
          <div className={`fill centered ${styles.start}`}>
            <Button data-play onClick={start}>
              <Icon icon={Play} size={22} fill="currentcolor" /> Start
            </Button>
            <p>{isTouchDevice() ? 'or swipe' : 'or press an arrow key'}</p>
          </div>
        )}
      </div>
    </DirectionBoard>
  );
}
