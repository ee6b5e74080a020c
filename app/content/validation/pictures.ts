// Whether the pictures that entries name are published.
import type { Entry } from './entries.ts';
import type { Site } from './site.ts';
import { getFallbackWidth, getPicturePath } from '#app/components/ui/pictures/picture-source.ts';

/** What is wrong with a picture's name; null when its files are there. */
export function findPictureProblem(site: Site, name: string): string | null {
  const entry = site.pictures[name];
  if (!entry)
    return `names the picture "${name}", which is not in pictures.json; put ${name}.png into art/originals/ and run \`npm run pictures\``;
  const file = `public${getPicturePath({ name, hash: entry.hash }, getFallbackWidth(entry.widths), entry.fallback)}`;
  return site.hasFile(file) ? null : `names the picture "${name}", whose file ${file} is missing`;
}

/** Every string in a value, however deep, with the path to it. */
function collectStrings(value: unknown, field: string): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => collectStrings(inner, `${field}.${key}`));
}

/** The pictures of an entry that are not there. */
export function findMissingPictures(entry: Entry, site: Site): string[] {
  return collectStrings(entry.value, entry.where)
    .filter(([field]) => /\.(picture|socialPicture)$/.test(field))
    .flatMap(([field, name]) => {
      const problem = findPictureProblem(site, name);
      return problem === null ? [] : [`${entry.file}: ${field} ${problem}`];
    });
}
