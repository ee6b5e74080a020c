// The data of a loop of play, a few seconds of a game as silent video, and the URLs of its files.
import type { PictureSource } from './picture-source.ts';

/** The formats in the order in which browsers try them: AV1, and H.264 for those that do not decode it. */
export const LOOP_TYPES = { webm: 'video/webm; codecs="av01.0.04M.08"', mp4: 'video/mp4' } as const;
export type LoopFormat = keyof typeof LOOP_TYPES;
export const LOOP_FORMATS = Object.keys(LOOP_TYPES) as LoopFormat[];

export const MAX_LOOP_BYTES = 400_000;

/** An entry of loops.json. */
export interface LoopFiles {
  readonly hash: string; // content hash; files never change under the same URL
  readonly seconds: number;
}

export interface PlayLoopSource extends LoopFiles {
  readonly slug: string; // of the game
  readonly poster: PictureSource; // the first frame
}

/** The URL path of a file: /videos/solitaire-go.1a2b3c4d.webm. */
export function getLoopPath({ slug, hash }: Pick<PlayLoopSource, 'slug' | 'hash'>, format: LoopFormat): string {
  return `/videos/${slug}.${hash}.${format}`;
}
