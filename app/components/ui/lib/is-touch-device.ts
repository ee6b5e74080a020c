// Says whether visitors point with a finger, which decides how a text tells them what to do.

/** Whether the device's first pointer is a finger: false on a laptop that has a touch screen, too. */
export function isTouchDevice(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
