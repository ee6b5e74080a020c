// A picture as components receive it: where its files are, how large it is, what it shows.

export interface PictureSource {
  readonly name: string; // solitaire-go/key-art
  readonly hash: string; // changes with the picture, so that its files never do
  readonly width: number; // of the original, px
  readonly height: number;
  readonly widths: readonly number[]; // px, ascending; each as AVIF and WebP
  readonly fallback: 'jpg' | 'png'; // the third format, in one width
  readonly color: string; // fills its place while it loads: #f2a65a, or transparent
  readonly alt: string;
}

/** The width of the fallback: the middle one, good enough for a browser that supports neither AVIF nor WebP. */
export function getFallbackWidth(widths: readonly number[]): number {
  return widths[Math.floor(widths.length / 2)] ?? 0;
}

/** The address of one file of a picture. */
export function getPicturePath(
  picture: Pick<PictureSource, 'name' | 'hash'>,
  width: number,
  format: 'avif' | 'webp' | 'jpg' | 'png',
): string {
  return `/pictures/${picture.name}-${width}.${picture.hash}.${format}`;
}

/** A `srcset` of every width in one format. */
export function createSrcset(picture: PictureSource, format: 'avif' | 'webp'): string {
  return picture.widths.map((width) => `${getPicturePath(picture, width, format)} ${width}w`).join(', ');
}

/** How much of their width is asked for on screens of three pixels per CSS pixel: two of the three, because nobody sees the third. */
const DENSE_SCREEN_FACTOR = 0.67;
/** 8rem, or a function whose lengths may be functions. */
const LAST_LENGTH = /[\w.]+(\(([^()]|\([^()]*\))*\))?$/;

/**
 * `sizes` with a cap for dense phones. Its last length is the one of narrow screens, below 40rem; on those that are denser than
 * two pixels it counts two thirds, so that they load the files of a screen with two.
 */
export function capSizes(sizes: string): string {
  return `(width < 40rem) and (min-resolution: 2.5dppx) calc(${LAST_LENGTH.exec(sizes)?.[0]} * ${DENSE_SCREEN_FACTOR}), ${sizes}`;
}
