// Direction pad: four buttons that fire on press, for games controlled by direction.
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { DIRECTIONS, type Direction } from '#app/game-kit/lib/directions.ts';
import { createPressHandlers } from './press-handlers.ts';
import styles from './direction-pad.module.css';

export const ARROWS = { up: ArrowUp, right: ArrowRight, down: ArrowDown, left: ArrowLeft };
const NAMES = { up: 'Up', right: 'Right', down: 'Down', left: 'Left' };

interface DirectionPadProps {
  /** Whether only screen readers find it, so that Tab passes it by. */
  readonly isHidden: boolean;
  onPress(direction: Direction): void;
}

export function DirectionPad({ isHidden, onPress }: DirectionPadProps) {
  return (
    <div role="group" aria-label="Directions" className={styles.pad}>
      {DIRECTIONS.map((direction) => {
        return (
          <button
            key={direction}
            type="button"
            tabIndex={isHidden ? -1 : 0}
            aria-label={NAMES[direction]}
            className={styles[direction]}
            {...createPressHandlers(() => onPress(direction))}
          >
            <Icon icon={ARROWS[direction]} size={26} strokeWidth={2.75} />
          </button>
        );
      })}
    </div>
  );
}
