// The frames of a film strip, in which a figure on the shelf of the team turns round. Each has the shape of a place on the shelf.
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

type Size = Pick<PictureSource, 'width' | 'height'>;

/** How much higher or lower than its frames a strip may be. */
const TOLERANCE = 0.01;

function measureFrames(strip: Size, shelf: Size, places: number): number {
  return ((strip.height / strip.width) * shelf.width) / places / shelf.height;
}

/** The number of frames, which lie below each other. */
export function countFrames(strip: Size, shelf: Size, places: number): number {
  return Math.round(measureFrames(strip, shelf, places));
}

/** True if the strip has two whole frames or more. */
export function isFilmStrip(strip: Size, shelf: Size, places: number): boolean {
  const frames = measureFrames(strip, shelf, places);
  const whole = Math.round(frames);
  return whole > 1 && Math.abs(frames / whole - 1) <= TOLERANCE;
}
