// The well: a canvas that is painted outside React rendering, with touch gestures.
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { TetrisMove } from '#app/games/tetris/rules/rules.ts';
import { createPainter, type Painter } from './painter.ts';
import type { TetrisEvent, TetrisState } from '#app/games/tetris/rules/state.ts';
import { useGestures } from './use-gestures.ts';
import styles from './view.module.css';

interface WellProps extends Pick<ViewProps<TetrisState, TetrisMove, TetrisEvent>, 'state' | 'events' | 'hasPauseOverlay' | 'play'> {
  readonly field: RefObject<HTMLDivElement | null>;
}

export function Well({ field, state, events, hasPauseOverlay, play }: WellProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter>(null);
  const gestures = useGestures(state.placed, play);

  useLayoutEffect(() => {
    if (!canvas.current) return;
    const current = createPainter(canvas.current);
    painter.current = current;
    return () => current.close();
  }, []);

  useLayoutEffect(() => painter.current?.show(state, events, hasPauseOverlay), [state, events, hasPauseOverlay]);

  function start(): void {
    play({ type: 'start' });
    field.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={field} role="application" aria-label="Board" data-play tabIndex={0} className={styles.field} {...gestures}>
      <canvas ref={canvas} className={styles.canvas} />
      {!state.isStarted && (
        <div className="fill middle">
          <Button onClick={start}>Start</Button>
        </div>
      )}
    </div>
  );
}
