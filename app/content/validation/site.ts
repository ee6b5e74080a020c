// What the content refers to beside itself: published pictures, modules of pages, social images.
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

export interface Site {
  readonly pictures: Readonly<Record<string, Omit<PictureSource, 'name' | 'alt'>>>;
  /** The recipes from which the social images were rendered, by their file names. */
  readonly socialImages: Readonly<Record<string, string>>;
  /** Whether the repository has a file, such as public/social/home.jpg. */
  hasFile(file: string): boolean;
}
