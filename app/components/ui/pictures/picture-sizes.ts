// The files of a picture that a page offers for its place, and the `sizes` by which the browser takes one of them.
import { getAvifPath, type PictureSource } from '#app/content/pictures/picture-source.ts';

/** Device pixels per rem that are worth a larger file: 16 px, on a screen of three device pixels per px, or of two with larger text. */
const PIXELS_PER_REM = 48;

/** The widths that a picture can need: where all lengths in `sizes` are in rem, up to the first that is wide enough for the longest. */
function listWidths({ widths }: PictureSource, sizes: string): readonly number[] {
  const lengths = sizes.split(', ').map((size) => /^(?:\([^()]*\) )?([\d.]+)rem$/.exec(size)?.[1]);
  if (lengths.includes(undefined)) return widths;
  const needed = Math.max(...lengths.map(Number)) * PIXELS_PER_REM;
  const last = widths.findIndex((width) => width >= needed);
  return last === -1 ? widths : widths.slice(0, last + 1);
}

export function createSrcset(picture: PictureSource, sizes: string): string {
  return listWidths(picture, sizes)
    .map((width) => `${getAvifPath(picture, width)} ${width}w`)
    .join(', ');
}

/** On screens with three device pixels per CSS pixel, two thirds of the width are enough: the difference is not visible. */
const DENSE_SCREEN_FACTOR = 0.67;
/** A length such as 8rem, or a function, whose arguments may be functions. */
const LAST_LENGTH = /[\w.]+(\(([^()]|\([^()]*\))*\))?$/;

/**
 * Caps the last length in `sizes`, which applies below 40rem. On phones with more than 2.5 device pixels per CSS pixel, it requests two
 * thirds of the width, as if the screen had two.
 */
export function capSizes(sizes: string): string {
  return `(width < 40rem) and (min-resolution: 2.5dppx) calc(${LAST_LENGTH.exec(sizes)?.[0]} * ${DENSE_SCREEN_FACTOR}), ${sizes}`;
}
