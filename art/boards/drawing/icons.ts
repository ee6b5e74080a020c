// Icons with round line caps on a 24 × 24 grid, drawn around (0, 0).
import { stroke, shape } from './shapes.ts';

const LINES = {
  undo: 'M-4-8L-9-3L-4 2M-9-3H3a6 6 0 0 1 0 12H-3',
  hint: 'M-3 7.5H3M-2 10.5H2M-3.5 4C-3.5 2-7-.5-7-4.500a7 7 0 0 1 14 0C7-.5 3.5 2 3.5 4Z',
  new: 'M0-8V8M-8 0H8',
  settings: 'M-9-5H1M7-5H9M-9 5H-7M-1 5H9M4-8A3 3 0 1 1 4-2A3 3 0 1 1 4-8M-4 2A3 3 0 1 1-4 8A3 3 0 1 1-4 2',
  pause: 'M-4-7V7M4-7V7',
  home: 'M-8-1L0-8L8-1M-6-2.500V8H6V-2.5',
  close: 'M-6-6L6 6M6-6L-6 6',
  check: 'M-7 0.5L-2 5.5L7.5-5.5',
  share: 'M0 3V-9M-4-5.500L0-9L4-5.500M-7 0V8H7V0',
  wand: 'M-8 8L2-2M5-9V-5M3-7H7M8-1V2M6.5.5H9.500M-3-8V-6M-4-7H-2',
  again: 'M7.5-2A8 8 0 1 0 8 2M8.5-8V-2H2.5',
  calendar: 'M-8-5.500H8V8.500H-8ZM-8-1H8M-4-9V-5M4-9V-5',
  chart: 'M-7 8V1M0 8V-7M7 8V-2',
  play: 'M-5-8L8 0L-5 8Z',
  back: 'M4-8L-4 0L4 8',
  trophy: 'M-5-9H5V-2A5 5 0 0 1-5-2ZM-5-7H-9Q-9-1-5-1M5-7H9Q9-1 5-1M0 3V7M-4 8.500H4',
  palette: 'M0-9C-13-9-12 9-1 9C3 9 1 5 3 4S9 5 9-1C9-6 5-9 0-9M-5 0V.1M-3-4.500V-4.400M3-4.500V-4.4',
  hammer: 'M-8.5 8.5L0 0M-4-4L-.5-7.5L7.5.5L4 4Z',
  gear: 'M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4M0-9V-7M0 7V9M-9 0H-7M7 0H9M-6.4-6.400L-5-5M5 5L6.4 6.400M6.4-6.400L5-5M-5 5L-6.4 6.4',
  shop: 'M-8-2V8H8V-2M-9-3L-7-8H7L9-3Q6 0 3-3Q0 0-3-3Q-6 0-9-3',
} as const;

export type IconName = keyof typeof LINES;

/** Draws an icon centered on (x, y), `size` units wide. */
export function drawIcon(name: IconName, x: number, y: number, size: number, color: string, weight = 2.6): string {
  const solid = name === 'play' || name === 'trophy';
  const drawing = stroke(LINES[name], color, weight) + (solid ? shape(LINES[name], color) : '');
  return `<g transform="translate(${x} ${y}) scale(${size / 24})">${drawing}</g>`;
}
