// A key cap that acts when it is pressed down and knows when it is let go.
import { useRef, type PointerEvent, type ReactNode } from 'react';
import styles from './view.module.css';

export interface PressButtonProps {
  readonly label: string;
  readonly kind: 'move' | 'turn' | 'drop' | 'hold';
  /** Whether it does nothing for now. */
  readonly isInactive?: boolean;
  readonly children: ReactNode;
  onPress(): void;
  onRelease?(): void;
}

export function PressButton({ label, kind, isInactive = false, children, onPress, onRelease }: PressButtonProps) {
  const pointer = useRef<number | null>(null);

  function press(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0 || pointer.current !== null) return;
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    onPress();
  }

  function release(event: PointerEvent): void {
    if (event.pointerId !== pointer.current) return;
    pointer.current = null;
    onRelease?.();
  }

  return (
    <button
      type="button"
      className={styles.key}
      data-kind={kind}
      aria-label={label}
      data-spent={isInactive || undefined}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      // The click that a finger leaves behind would fall on whatever has come to lie over the button, such as a result.
      onTouchEnd={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A key or an assistive device: no pointer has come down.
        if (event.detail !== 0) return;
        onPress();
        onRelease?.();
      }}
    >
      {children}
    </button>
  );
}
