// A picture for tests.
import type { PictureSource } from '#app/content/pictures/picture-source.ts';

export function createExamplePicture(name: string): PictureSource {
  return { name, hash: 'hash', width: 1080, height: 2340, widths: [360], webp: 360, color: 'transparent', alt: `Shows ${name}` };
}
