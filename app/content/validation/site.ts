// Data outside of the content that the checks compare with: published pictures, page modules and social images.
import type { LoopFiles } from '#app/content/pictures/play-loop-source.ts';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';

export interface Site {
  readonly pictures: Readonly<Record<string, Omit<PictureSource, 'name' | 'alt'>>>;
  /** The loops of play, by game. */
  readonly loops: Readonly<Record<string, LoopFiles>>;
  /** The hash of what each social image is made of, by file name. */
  readonly socialImages: Readonly<Record<string, string>>;
  readonly socialTemplate: string; // the sources of what all social images share
  /** Path relative to the repository, such as public/social/home.jpg. */
  hasFile(file: string): boolean;
}
