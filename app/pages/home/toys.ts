// The hero's toys with their links, places and moves. Called only by the page's loader.
import type { CSSProperties } from 'react';
import { toyLinks } from '#app/content/data/pages/home.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { findFilmStrip, type FilmStrip } from '#app/content/queries/film-strip.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import type { Cue } from '#app/game-kit/lib/sound-cues.ts';

interface Place {
  readonly inset: string; // in the hero, as in CSS
  readonly width: string; // also the `sizes` attribute
}

interface Toy {
  /** The frames of its film strip are half as wide again as the toy; if it has none, the style sheet moves the picture. */
  readonly picture: `hero/${string}`;
  /** From 0, which does not move, to 1, which is nearest and moves most. */
  readonly depth: number;
  readonly isStanding?: boolean | undefined; // stands on the floor; otherwise it floats
  readonly sound: Cue; // of its move, if the visitor has switched sound on
  /** Below the text. */
  readonly narrow: Place;
  /** Beside the text, from 64rem. */
  readonly wide: Place;
}

/** From back to front. */
const TOYS: readonly Toy[] = [
  {
    picture: 'hero/castle',
    depth: 0.25,
    isStanding: true,
    sound: 'place',
    narrow: { inset: 'auto var(--gutter) 7.5rem auto', width: 'min(44vw, 19rem)' },
    wide: { inset: 'auto max(3%, var(--gutter)) 4.5rem auto', width: 'min(26vw, 46svh, 40rem)' },
  },
  {
    picture: 'hero/spider',
    depth: 0.35,
    sound: 'card',
    narrow: { inset: 'auto 38% calc(10.5rem + min(20vw, 8.5rem)) auto', width: 'min(16vw, 6rem)' },
    wide: { inset: '19% 8% auto auto', width: 'min(14vw, 26svh)' },
  },
  {
    picture: 'hero/blocks',
    depth: 0.5,
    sound: 'drop',
    narrow: { inset: 'auto auto calc(9rem + 17vw) 1%', width: 'min(25vw, 9rem)' },
    wide: { inset: '12% auto auto 5%', width: 'min(15vw, 25svh)' },
  },
  {
    picture: 'hero/cards',
    depth: 0.6,
    sound: 'card',
    narrow: { inset: 'auto auto calc(9rem + 4vw) 20%', width: 'min(33vw, 13rem)' },
    wide: { inset: 'auto auto calc(1.5rem + 0.8 * min(20vw, 36svh, 31rem)) 2%', width: 'min(20vw, 36svh)' },
  },
  {
    picture: 'hero/drawers',
    depth: 0.45,
    isStanding: true,
    sound: 'card',
    narrow: { inset: 'auto auto 4.75rem 31%', width: 'min(23vw, 10rem)' },
    wide: { inset: 'auto auto 1.5rem 27%', width: 'min(13vw, 22svh, 19rem)' },
  },
  {
    picture: 'hero/joystick',
    depth: 0.8,
    isStanding: true,
    sound: 'place',
    narrow: { inset: 'auto var(--gutter) 4.5rem auto', width: 'min(19vw, 8rem)' },
    wide: { inset: 'auto var(--gutter) 1rem auto', width: 'min(11vw, 19svh, 17rem)' },
  },
  {
    picture: 'hero/mouse',
    depth: 0.6,
    isStanding: true,
    sound: 'drop',
    narrow: { inset: 'auto auto 4.5rem 0', width: 'min(36vw, 13rem)' },
    wide: { inset: 'auto auto 1.5rem 7%', width: 'min(20vw, 36svh, 31rem)' },
  },
  {
    picture: 'hero/apricot',
    depth: 1,
    isStanding: true,
    sound: 'place',
    narrow: { inset: 'auto 23% 4.75rem auto', width: 'min(25vw, 11rem)' },
    wide: { inset: 'auto 25% 1.5rem auto', width: 'min(15vw, 27svh, 24rem)' },
  },
];

export interface ToyPicture extends Pick<Toy, 'isStanding' | 'sound'> {
  readonly name: string; // castle
  readonly picture: PictureSource;
  readonly sizes: string;
  readonly style: CSSProperties; // for toy-scene.module.css
  readonly path: string; // of the page that it leads to
  readonly move: FilmStrip | null;
}

/** From back to front; a toy whose page is gone is left out. */
export function listHeroToys(): readonly ToyPicture[] {
  return TOYS.flatMap((toy) => {
    const name = toy.picture.replace('hero/', '');
    const path = findPagePath(toyLinks[name] ?? '');
    if (path === null) return [];
    const { depth, isStanding, sound, narrow, wide } = toy;
    const picture = findPicture(toy.picture);
    const style = {
      '--depth': depth,
      '--narrow': narrow.inset,
      '--narrow-width': narrow.width,
      '--wide': wide.inset,
      '--wide-width': wide.width,
    } as CSSProperties;
    return {
      name,
      picture,
      isStanding,
      sound,
      style,
      sizes: `(min-width: 64rem) ${wide.width}, ${narrow.width}`,
      path,
      move: findFilmStrip(toy.picture),
    };
  });
}
