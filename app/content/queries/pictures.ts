// Looks up pictures and loops of play by name. Used by loaders, and by the pages that say what was not found, which have none: the list of
// all pictures comes to no other page.
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import type { LoopFiles, PlayLoopSource } from '#app/content/pictures/play-loop-source.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import loops from '#app/content/data/pictures/loops.json' with { type: 'json' };
import manifest from '#app/content/data/pictures/pictures.json' with { type: 'json' };

type PictureEntry = Omit<PictureSource, 'name' | 'alt'>;
const entries = manifest as Record<string, PictureEntry>;

export function hasPicture(name: string): boolean {
  return entries[name] !== undefined;
}

/** `alt` is empty for decorative pictures. Throws for an unknown name; the content check reports that first. */
export function findPicture(name: string, alt = ''): PictureSource {
  const entry = entries[name];
  if (!entry) throw new Error(`There is no picture called ${name}; run \`npm run pictures\` after adding one`);
  return { name, alt, ...entry };
}

/** Decorative pictures of the mini games, by ID. */
export function findPicturesIn(folder: 'mini-games' | 'stills'): Record<string, PictureSource> {
  const names = Object.keys(entries).filter((name) => name.startsWith(`${folder}/`));
  return Object.fromEntries(names.map((name) => [name.slice(folder.length + 1), findPicture(name)]));
}

/** Null if the game has no loop. Throws if its files are not listed; the content check reports that first. */
export function findLoop({ slug, loop }: Game): PlayLoopSource | null {
  if (loop === undefined) return null;
  const files = (loops as Record<string, LoopFiles>)[slug];
  if (!files) throw new Error(`${slug} has no loop of play; run \`npx node art/loops/encode-loops.ts ${slug}\``);
  return { slug, ...files, poster: findPicture(loop.picture, loop.alt) };
}
