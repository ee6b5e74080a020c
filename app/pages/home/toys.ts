// The hero's toys with their links, depths and sizes. Called only by the page's loader.
import { toyLinks } from '#app/content/data/pages/home.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { listSitePages } from '#app/content/queries/page-table.ts';
import { countFrames } from '#app/content/queries/film-strip.ts';
import { findPicture, hasPicture } from '#app/content/queries/pictures.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import type { Cue } from '#app/game-kit/lib/sound-cues.ts';

interface Toy {
  readonly picture: `hero/${string}`;
  /** From 0, which does not move, to 1, which is nearest and moves most. */
  readonly depth: number;
  readonly isStanding?: boolean; // stands on the floor with a shadow; otherwise it floats
  readonly sizes: string; // `sizes` attribute, matching toy-scene.module.css
  readonly move?: Move;
}

/** What a toy does where it is pointed at or focused. */
interface Move {
  /** A film strip, whose frames lie below each other and are half as wide again as the toy; without it, the style sheet moves the picture. */
  readonly strip: `hero/${string}`;
  /** What is heard of it if the visitor has switched sound on. */
  readonly sound: Cue;
}

/** From back to front. */
const TOYS: readonly Toy[] = [
  { picture: 'hero/star', depth: 0.2, sizes: '(min-width: 64rem) 6.5vw, 13vw' },
  {
    picture: 'hero/castle',
    depth: 0.25,
    isStanding: true,
    move: { strip: 'hero/castle-move', sound: 'place' },
    sizes: '(min-width: 112.5rem) min(25vw, 40rem), (min-width: 64rem) min(27vw, 30rem), (min-width: 40rem) 34vw, 48vw',
  },
  { picture: 'hero/spider', depth: 0.35, sizes: '(min-width: 64rem) 12.5vw, 9vw', move: { strip: 'hero/spider-move', sound: 'card' } },
  {
    picture: 'hero/blocks',
    depth: 0.5,
    sizes: '(min-width: 64rem) 15vw, (min-width: 40rem) 17vw, 25vw',
    move: { strip: 'hero/blocks-move', sound: 'drop' },
  },
  {
    picture: 'hero/cards',
    depth: 0.6,
    sizes: '(min-width: 64rem) 22vw, (min-width: 40rem) 26vw, 38vw',
    move: { strip: 'hero/cards-move', sound: 'card' },
  },
  { picture: 'hero/coins', depth: 0.7, sizes: '(min-width: 64rem) 8vw, (min-width: 40rem) 16vw, 22vw' },
  { picture: 'hero/cheese', depth: 0.45, isStanding: true, sizes: '(min-width: 64rem) 12vw, (min-width: 40rem) 14vw, 21vw' },
  { picture: 'hero/joystick', depth: 0.8, isStanding: true, sizes: '11vw', move: { strip: 'hero/joystick-move', sound: 'place' } },
  {
    picture: 'hero/mouse',
    depth: 0.6,
    isStanding: true,
    sizes: '(min-width: 112.5rem) min(20vw, 31rem), (min-width: 64rem) min(20vw, 24rem), (min-width: 40rem) 26vw, 37vw',
    move: { strip: 'hero/mouse-move', sound: 'drop' },
  },
  {
    picture: 'hero/apricot',
    depth: 1,
    isStanding: true,
    sizes: '(min-width: 112.5rem) min(15vw, 24rem), (min-width: 64rem) min(15vw, 17rem), (min-width: 40rem) 21vw, 30vw',
  },
];

export interface ToyPicture extends Omit<Toy, 'picture' | 'move'> {
  readonly name: string; // star
  readonly picture: PictureSource;
  readonly link: NavigationItem | null;
  /** Null without a strip, or without a link: what leads nowhere does not look as if one could press it. */
  readonly move: (Omit<Move, 'strip'> & { readonly strip: PictureSource; readonly frames: number }) | null;
}

function findLink(name: string): NavigationItem | null {
  const page = listSitePages().find(({ path }) => path === toyLinks[name]);
  return page ? { name: page.name, path: page.path } : null;
}

function findMove({ move }: Toy, picture: PictureSource): ToyPicture['move'] {
  if (!move || !hasPicture(move.strip)) return null;
  const strip = findPicture(move.strip);
  return { ...move, strip, frames: countFrames(strip, picture) };
}

/** From back to front. */
export function listHeroToys(): readonly ToyPicture[] {
  return TOYS.map((toy) => {
    const name = toy.picture.replace('hero/', '');
    const [link, picture] = [findLink(name), findPicture(toy.picture)];
    return { ...toy, name, link, picture, move: link && findMove(toy, picture) };
  });
}
