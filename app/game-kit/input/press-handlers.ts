// A button that answers when it is pressed down, for games in which every moment counts.
import type { MouseEvent, PointerEvent } from 'react';

/**
 * Handlers to spread on a button: a pointer counts when it comes down, even while another finger is still on another button;
 * a click counts when it came from a key or from an assistive device.
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
