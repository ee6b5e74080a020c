// Finds a picture's files by its name. Only loaders call this: the list of all pictures stays out of the browser.
import manifest from '#app/content/data/pictures/pictures.json' with { type: 'json' };
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

type PictureEntry = Omit<PictureSource, 'name' | 'alt'>;
const entries = manifest as Record<string, PictureEntry>;

/** The picture called `name`, with the words that stand in for it; `alt` is empty where it only decorates. Throws when there is no such picture; the content check finds that first. */
export function findPicture(name: string, alt = ''): PictureSource {
  const entry = entries[name];
  if (!entry) throw new Error(`There is no picture called ${name}; run \`npm run pictures\` after adding one`);
  return { name, alt, ...entry };
}

/** The pictures in one folder, by their names there; they only decorate. */
export function findPicturesIn(folder: string): Record<string, PictureSource> {
  const names = Object.keys(entries).filter((name) => name.startsWith(`${folder}/`));
  return Object.fromEntries(names.map((name) => [name.slice(folder.length + 1), findPicture(name)]));
}
