// Checks that all referenced pictures are published.
import { collectStrings } from './collect-strings.ts';
import type { Entry } from './entries.ts';
import type { Site } from './site.ts';
import { getFallbackWidth, getPicturePath } from '#app/components/ui/pictures/picture-source.ts';

/** Null if the picture's files exist. */
export function findPictureProblem(site: Site, name: string): string | null {
  const entry = site.pictures[name];
  if (!entry)
    return `names the picture "${name}", which is not in pictures.json; put ${name}.png into art/originals/ and run \`npm run pictures\``;
  const file = `public${getPicturePath({ name, hash: entry.hash }, getFallbackWidth(entry.widths), entry.fallback)}`;
  return site.hasFile(file) ? null : `names the picture "${name}", whose file ${file} is missing`;
}

export function findMissingPictures(entry: Entry, site: Site): string[] {
  return collectStrings(entry.value, entry.where)
    .filter(([field]) => /\.(picture|socialPicture)$/.test(field))
    .flatMap(([field, name]) => {
      const problem = findPictureProblem(site, name);
      return problem === null ? [] : [`${entry.file}: ${field} ${problem}`];
    });
}
