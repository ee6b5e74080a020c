// The root of a view that is steered in four directions: by swipes on the whole stage, and by buttons.
import type { KeyboardEvent, ReactNode } from 'react';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { DirectionPad } from './direction-pad.tsx';
import { useSwipe, type SwipeOptions } from './use-swipe.ts';
import styles from './direction-board.module.css';

interface DirectionBoardProps extends SwipeOptions {
  /** Whether a swipe beside the board plays, too; otherwise it scrolls the page. */
  readonly isUnderway: boolean;
  /** Whether the player asks for buttons (`PADS`). Screen readers, which take all swipes, always find them. */
  readonly hasPad: boolean;
  onKeyDown(event: KeyboardEvent): void;
  readonly children: ReactNode;
}

export function DirectionBoard({ isUnderway, hasPad, onKeyDown, children, ...options }: DirectionBoardProps) {
  const swipe = useSwipe(options);
  const pad = <DirectionPad isHidden={!hasPad} onPress={options.onSwipe} />;
  return (
    <div className={styles.view} data-underway={isUnderway || undefined} onKeyDown={onKeyDown} {...swipe}>
      <Field>
        {children}
        {!hasPad && <div className="visually-hidden">{pad}</div>}
      </Field>
      {hasPad && <Controls>{pad}</Controls>}
    </div>
  );
}
