// Snake on its lawn: steered by keys, by swipes and by four buttons.
import { Play } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import type { ViewProps } from '#app/mini-games/contract.ts';
import { DirectionPad } from '#app/mini-games/input/direction-pad.tsx';
import { directionForKey, isPlainKey } from '#app/mini-games/input/keys.ts';
import { useSwipe } from '#app/mini-games/input/use-swipe.ts';
import type { Direction } from '#app/mini-games/lib/directions.ts';
import { Button } from '#app/ui/button.tsx';
import { Figures } from '#app/ui/figures.tsx';
import { engine, type SnakeMove, type SnakeState } from './engine.ts';
import { Lawn } from './lawn.tsx';
import styles from './view.module.css';

const SWIPE_PX = 24;

export function View({ state, best, play, pause }: ViewProps<SnakeState, SnakeMove>) {
  const board = useRef<HTMLDivElement>(null);
  const steer = (direction: Direction) => play({ type: 'turn', direction });
  const swipe = useSwipe({ thresholdPx: SWIPE_PX, repeats: true, onSwipe: steer });
  const status = engine.status(state);

  function handleKey(event: KeyboardEvent): void {
    const direction = directionForKey(event);
    const isOnButton = event.target instanceof HTMLButtonElement; // where Space presses the button
    const isPause = isPlainKey(event) && (event.key.toLowerCase() === 'p' || (event.key === ' ' && !isOnButton));
    if (direction === null && !isPause) return;
    event.preventDefault();
    if (event.repeat) return;
    if (direction !== null) steer(direction);
    else if (state.isStarted) pause();
  }

  function start(): void {
    board.current?.focus(); // the button goes, the keys stay
    play({ type: 'start' });
  }

  return (
    <div className={styles.game} onKeyDown={handleKey}>
      <div className={styles.figures}>
        <Figures
          items={[
            ['Best', best ?? 0],
            ['Length', state.body.length],
          ]}
        />
      </div>
      <div className={styles.field} data-status={status} {...swipe}>
        <div ref={board} role="application" aria-label="Board" tabIndex={0} className={styles.tray} data-wraps={state.wraps || undefined}>
          <Lawn state={state} label={engine.describe(state)} />
        </div>
        {!state.isStarted && (
          <div className={styles.start}>
            <Button onClick={start}>
              <Play aria-hidden size={22} fill="currentcolor" /> Start
            </Button>
            <p>or just steer</p>
          </div>
        )}
      </div>
      <div className={styles.pad}>
        <DirectionPad onPress={steer} />
      </div>
    </div>
  );
}
