// Checks that the press kit has a cut-out of every game's key art and of every portrait.
import type { Entry } from './entries.ts';
import type { Site } from './site.ts';
import { createCutOutPath } from '#app/content/paths.ts';

/** The picture of an entry that journalists get without its background; null for entries without one. */
function getCutOutPicture({ file, value }: Entry): string | null {
  const { slug, image } = (value ?? {}) as { readonly slug?: unknown; readonly image?: { readonly picture?: unknown } | null };
  if (file.startsWith('catalogue/')) return `${String(slug)}/key-art`;
  return file === 'team.ts' && typeof image?.picture === 'string' ? image.picture : null;
}

export function findMissingCutOuts(entry: Entry, site: Site): string[] {
  const picture = getCutOutPicture(entry);
  if (picture === null) return [];
  const path = createCutOutPath(picture);
  if (site.hasFile(`public${path}`)) return [];
  return [
    `${entry.file}: ${entry.where} has no public${path} for the press kit; put ${picture} with a transparent background into art/originals${path} and run \`npm run pictures\``,
  ];
}
