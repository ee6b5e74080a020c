// The data that components need to show a picture, and the URLs of its files.

export interface PictureSource {
  readonly name: string; // path without folder and format: solitaire-go/key-art
  readonly hash: string; // content hash; files never change under the same URL
  readonly width: number; // px, of the original
  readonly height: number;
  readonly widths: readonly number[]; // px, ascending; each one exists as AVIF
  readonly webp: number; // px; the one width that also exists as WebP
  readonly color: string; // placeholder color while loading: #f2a65a, or transparent
  readonly alt: string;
}

/** Pictures of the mini games, by ID. */
export type Toys = Readonly<Record<string, PictureSource>>;

type PictureFiles = Pick<PictureSource, 'name' | 'hash'>;

/** The URL of one width of a picture. */
export function getAvifPath({ name, hash }: PictureFiles, width: number): string {
  return `/pictures/${name}-${width}.${hash}.avif`;
}

/** The URL for a place that takes one file, and for browsers without AVIF: Edge 111 to 120. */
export function getWebpPath({ name, hash, webp }: PictureFiles & Pick<PictureSource, 'webp'>): string {
  return `/pictures/${name}-${webp}.${hash}.webp`;
}
