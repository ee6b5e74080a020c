// Event handlers for buttons that fire on pointerdown instead of click, for real-time games.
import type { MouseEvent, PointerEvent } from 'react';

/**
 * Handlers to spread on a button. A pointer fires on pointerdown, even while another finger holds another button. A click fires only if
 * it came from the keyboard or assistive technology.
 */
export function createPressHandlers(onPress: () => void) {
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button === 0) onPress();
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0) onPress();
    },
  };
}
