// Looks up pictures by name. Used by loaders only, so that the list of all pictures stays out of the browser.
import manifest from '#app/content/data/pictures/pictures.json' with { type: 'json' };
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

type PictureEntry = Omit<PictureSource, 'name' | 'alt'>;
const entries = manifest as Record<string, PictureEntry>;

/** `alt` is empty for decorative pictures. Throws for an unknown name; the content check reports that first. */
export function findPicture(name: string, alt = ''): PictureSource {
  const entry = entries[name];
  if (!entry) throw new Error(`There is no picture called ${name}; run \`npm run pictures\` after adding one`);
  return { name, alt, ...entry };
}

/** Decorative pictures of a folder, by their names in it. */
export function findPicturesIn(folder: string): Record<string, PictureSource> {
  const names = Object.keys(entries).filter((name) => name.startsWith(`${folder}/`));
  return Object.fromEntries(names.map((name) => [name.slice(folder.length + 1), findPicture(name)]));
}
