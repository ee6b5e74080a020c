// A button that acts on pointerdown and reports its release.
import { useRef, type PointerEvent, type ReactNode } from 'react';
import keyCap from '#app/game-kit/input/key-cap.module.css';
import styles from './view.module.css';

export interface PressButtonProps {
  readonly label: string;
  readonly kind: 'move' | 'turn' | 'drop' | 'hold';
  /** Whether the button currently does nothing. */
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
      className={`middle ${keyCap.cap} ${styles.key}`}
      data-kind={kind}
      aria-label={label}
      data-spent={isInactive || undefined}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      // Suppress the emulated click: it would hit whatever covers the button by then, such as the result card.
      onTouchEnd={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        // A click from the keyboard or assistive technology has detail 0 and no pointerdown.
        if (event.detail !== 0) return;
        onPress();
        onRelease?.();
      }}
    >
      {children}
    </button>
  );
}
