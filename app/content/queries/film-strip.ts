// Film strips: <picture>-move has the frames of a move of what <picture> shows, such as a figure of the team that turns round.
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { findPicture, hasPicture } from './pictures.ts';

export interface FilmStrip {
  readonly strip: PictureSource;
  readonly frames: number;
}

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

/** Null if there is no picture, or it has none. */
export function findFilmStrip(name = ''): FilmStrip | null {
  if (!hasPicture(name) || !hasPicture(`${name}-move`)) return null;
  const strip = findPicture(`${name}-move`);
  return { strip, frames: countFrames(strip, findPicture(name)) };
}
