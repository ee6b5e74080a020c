// The frames of a film strip, in which a figure of the team turns round, or a toy of the hero makes its move.
import type { PictureSource } from '#app/content/pictures/picture-source.ts';

type Size = Pick<PictureSource, 'width' | 'height'>;

/** How much higher or lower than its frames a strip may be. */
const TOLERANCE = 0.01;

/** The height of a strip in frames, which have the shape of the picture that they cover. */
function measureFrames(strip: Size, picture: Size): number {
  return strip.height / strip.width / (picture.height / picture.width);
}

/** The number of frames, which lie below each other. */
export function countFrames(strip: Size, picture: Size): number {
  return Math.round(measureFrames(strip, picture));
}

/** True if the strip has two whole frames or more. */
export function isFilmStrip(strip: Size, picture: Size): boolean {
  const frames = measureFrames(strip, picture);
  const whole = Math.round(frames);
  return whole > 1 && Math.abs(frames / whole - 1) <= TOLERANCE;
}
