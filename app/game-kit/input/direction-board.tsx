// The root of a view that is steered in four directions: by swipes on the whole stage, and by buttons.
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { DIRECTIONS, type Direction } from '#app/game-kit/lib/directions.ts';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { createPressHandlers } from './press-handlers.ts';
import { useSwipe, type SwipeOptions } from './use-swipe.ts';
import keyCap from './key-cap.module.css';
import styles from './direction-board.module.css';

export const ARROWS = { up: ArrowUp, right: ArrowRight, down: ArrowDown, left: ArrowLeft };
const NAMES = { up: 'Up', right: 'Right', down: 'Down', left: 'Left' };

interface DirectionPadProps {
  /** Whether only screen readers find it, so that Tab passes it by. */
  readonly isHidden: boolean;
  onPress(direction: Direction): void;
}

/** Four buttons that fire on press. */
function DirectionPad({ isHidden, onPress }: DirectionPadProps) {
  return (
    <div role="group" aria-label="Directions" className={styles.pad}>
      {DIRECTIONS.map((direction) => (
        <button
          key={direction}
          type="button"
          tabIndex={isHidden ? -1 : 0}
          aria-label={NAMES[direction]}
          className={`middle ${keyCap.cap}`}
          style={{ gridArea: direction }}
          {...createPressHandlers(() => onPress(direction))}
        >
          <Icon icon={ARROWS[direction]} size={26} strokeWidth={2.75} />
        </button>
      ))}
    </div>
  );
}

interface DirectionBoardProps extends SwipeOptions {
  /** Whether a swipe beside the board plays, too; otherwise it scrolls the page. */
  readonly isUnderway: boolean;
  /** Whether the player asks for buttons (`PADS`). Screen readers, which take all swipes, always find them. */
  readonly hasPad: boolean;
  readonly children: ReactNode;
}

export function DirectionBoard({ isUnderway, hasPad, children, ...options }: DirectionBoardProps) {
  const swipe = useSwipe(options);
  const pad = <DirectionPad isHidden={!hasPad} onPress={options.onSwipe} />;
  return (
    <div className={styles.view} data-underway={isUnderway || undefined} {...swipe}>
      <Field>{children}</Field>
      {hasPad ? <Controls>{pad}</Controls> : <div className="visually-hidden">{pad}</div>}
    </div>
  );
}
