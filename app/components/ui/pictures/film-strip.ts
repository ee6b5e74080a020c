// The frames of a film strip: pictures one below the other, of which a window shows one.

/** All frames from the first, in which the figure is at rest, and the first once more. */
export function createFilmKeyframes(frames: number): { transform: string; easing: string }[] {
  const shown = [...Array(frames).keys(), 0, 0];
  return shown.map((frame) => ({ transform: `translateY(${(-100 * frame) / frames}%)`, easing: 'steps(1)' }));
}
