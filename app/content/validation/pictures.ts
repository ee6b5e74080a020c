// Checks that all pictures are published, with a cut-out of every key art for the press kit, and that film strips have whole frames.
import { collectStrings, type Entry } from './entries.ts';
import { getWebpPath } from '#app/content/pictures/picture-source.ts';
import type { Site } from './site.ts';
import { createCutOutPath } from '#app/content/paths.ts';
import { pageTable } from '#app/content/queries/page-table.ts';
import { isFilmStrip } from '#app/content/queries/film-strip.ts';
import type { TeamMember } from '#app/content/schema/studio-schema.ts';

/** Null if the picture's files exist. */
export function findPictureProblem(site: Site, name: string): string | null {
  const entry = site.pictures[name];
  if (!entry)
    return `names the picture "${name}", which is not in pictures.json; put ${name}.png into art/originals/ and run \`npm run pictures\``;
  const file = `public${getWebpPath({ name, ...entry })}`;
  return site.hasFile(file) ? null : `names the picture "${name}", whose file ${file} is missing`;
}

/** A picture of a game: its file in the game's own folder. */
const GAME_PICTURE = /^([^/]+)\/(?:icon|key-art(?:-\w+)?|screenshot-\d+|loop|workshop)$/;

/** Finds pictures of games that are not in the catalogue: a page would go on showing a removed game. `slugs` are those of all games. */
export function findRemovedGamesPictures({ file, where, value }: Entry, slugs: ReadonlySet<string>): string[] {
  return collectStrings(value, where).flatMap(([field, name]) => {
    const slug = /\.(picture|socialPicture)$/.test(field) ? GAME_PICTURE.exec(name)?.[1] : undefined;
    if (slug === undefined || slugs.has(slug)) return [];
    return [`${file}: ${field} names the picture "${name}", and there is no game "${slug}" in the catalogue`];
  });
}

export function findMissingPictures(entry: Entry, site: Site): string[] {
  return collectStrings(entry.value, entry.where)
    .filter(([field]) => /\.(picture|socialPicture|dawn|dusk|night|mascot)$/.test(field))
    .flatMap(([field, name]) => {
      // Of a mascot, only the film strip is shown.
      const problem = findPictureProblem(site, field.endsWith('.mascot') ? `${name}-move` : name);
      return problem === null ? [] : [`${entry.file}: ${field} ${problem}`];
    });
}

const hasPressKit = () => pageTable.some(({ path }) => path === '/press');

/** A game whose key art journalists do not get without its background. */
export function findMissingCutOuts({ file, where, value }: Entry, site: Site): string[] {
  if (!file.startsWith('catalogue/') || !hasPressKit()) return [];
  const picture = `${String((value as { readonly slug?: unknown } | null)?.slug)}/key-art`;
  const path = createCutOutPath(picture);
  if (site.hasFile(`public${path}`)) return [];
  return [
    `${file}: ${where} has no public${path} for the press kit; put ${picture} with a transparent background into art/originals${path} and run \`npm run pictures\``,
  ];
}

/** What a person can do without. */
export function findPersonAdvice({ file, where, value }: Entry, site: Site): string[] {
  if (file !== 'team.ts') return [];
  const { slug, image } = (value ?? {}) as Partial<TeamMember>;
  const press = image && createCutOutPath(image.picture);
  return [
    ...(site.pictures[`figures/${slug}`]
      ? []
      : [`has no picture figures/${slug}, and stands on the shelf of the team as a framed picture`]),
    ...(image ? [] : ['has no image, and so a letter in the frame, and no portrait in the press kit']),
    ...(!press || !hasPressKit() || site.hasFile(`public${press}`) ? [] : [`has no public${press}, and so no portrait in the press kit`]),
  ].map((advice) => `${file}: ${where} ${advice}`);
}

/** A film strip <picture>-move has frames, below each other, of the shape of the picture that they cover. */
export function findMoveProblems({ pictures }: Site): string[] {
  return Object.entries(pictures).flatMap(([name, strip]) => {
    const picture = pictures[/^(.+)-move$/.exec(name)?.[1] ?? ''];
    if (!picture || isFilmStrip(strip, picture)) return [];
    const frame = `${strip.width}×${Math.round((strip.width * picture.height) / picture.width)}`;
    return [`pictures/pictures.json: ${name} is ${strip.width}×${strip.height}; it needs frames of ${frame} below each other`];
  });
}
