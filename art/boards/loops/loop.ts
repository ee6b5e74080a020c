// A loop of play, drawn moment by moment.

export interface Loop {
  readonly ms: number; // length
  /** Draws the board at a moment, in ms from the start. */
  draw(at: number): string;
}

/** Where time stands between two moments: 0 up to the first, 1 from the second on. */
export function getProgress(at: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}

/** Starts and ends slowly (cubic). */
export function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

/** Overshoots a little at the end, like something that pops up. */
export function easeOutBack(progress: number): number {
  return 1 + 2.7 * (progress - 1) ** 3 + 1.7 * (progress - 1) ** 2;
}

export function interpolate(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}

/** Draws the finger that drags a piece. */
export function drawFinger(x: number, y: number, opacity: number): string {
  return `<g opacity="${opacity}"><circle cx="${x}" cy="${y}" r="48" fill="#fff" opacity=".42"/><circle cx="${x}" cy="${y}" r="48" fill="none" stroke="#fff" stroke-width="6" opacity=".9"/></g>`;
}
