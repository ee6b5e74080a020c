// Looks up the pictures of the arcade. Used by loaders only.
import { registry } from '#app/games/registry.ts';
import { findPicture, findPicturesIn } from './pictures.ts';

export type ArcadePictures = ReturnType<typeof findArcadePictures>;

export function findArcadePictures() {
  return {
    /** Decorative, on both sides of the cabinet where the window has room. */
    toys: [findPicture('arcade/cabinet'), findPicture('hero/joystick')],
    tileToys: findPicturesIn('mini-games'),
    /** The board of the first game, which loads once it is near. */
    still: findPicturesIn('stills')[registry[0]?.id ?? ''],
  };
}
