// A button that answers when it is pressed down, for games in which every moment counts.
import type { MouseEvent, PointerEvent } from 'react';

/** Handlers to spread on a button: a pointer counts when it comes down, and a click when it came from a key or from an assistive device. */
export function pressHandlers(onPress: () => void) {
  return {
    onPointerDown(event: PointerEvent) {
      if (event.isPrimary && event.button === 0) onPress();
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0) onPress();
    },
  };
}
