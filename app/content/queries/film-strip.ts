// The frames of a film strip, in which a figure on the shelf of the team turns round, or a toy of the hero makes its move.
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

type Size = Pick<PictureSource, 'width' | 'height'>;

/** How much higher or lower than its frames a strip may be. */
const TOLERANCE = 0.01;

/** The place of each person on the shelf of the team. */
export function getPlace(shelf: Size, places: number): Size {
  return { width: shelf.width / places, height: shelf.height };
}

/** The height of a strip in frames, which have the shape of the place that they cover. */
function measureFrames(strip: Size, place: Size): number {
  return strip.height / strip.width / (place.height / place.width);
}

/** The number of frames, which lie below each other. */
export function countFrames(strip: Size, place: Size): number {
  return Math.round(measureFrames(strip, place));
}

/** True if the strip has two whole frames or more. */
export function isFilmStrip(strip: Size, place: Size): boolean {
  const frames = measureFrames(strip, place);
  const whole = Math.round(frames);
  return whole > 1 && Math.abs(frames / whole - 1) <= TOLERANCE;
}
