// Checks that all pictures are published, with a cut-out of every key art and portrait for the press kit, and that film strips have whole frames:
// those of everybody on the shelf, and of the toys on the home page.
import { collectStrings, type Entry } from './entries.ts';
import { getFallbackWidth, getPicturePath } from '#app/components/ui/pictures/picture-source.ts';
import type { Content } from './content-files.ts';
import type { Site } from './site.ts';
import { createCutOutPath } from '#app/content/paths.ts';
import { pageTable } from '#app/content/queries/page-table.ts';
import { getPlace, isFilmStrip } from '#app/content/queries/film-strip.ts';
import type { TeamMember, TeamShelf } from '#app/content/schema/game-schema.ts';

/** Null if the picture's files exist. */
export function findPictureProblem(site: Site, name: string): string | null {
  const entry = site.pictures[name];
  if (!entry)
    return `names the picture "${name}", which is not in pictures.json; put ${name}.png into art/originals/ and run \`npm run pictures\``;
  const file = `public${getPicturePath({ name, hash: entry.hash }, getFallbackWidth(entry.widths), entry.fallback)}`;
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
    .filter(([field]) => /\.(picture|socialPicture|turn)$/.test(field))
    .flatMap(([field, name]) => {
      const problem = findPictureProblem(site, name);
      return problem === null ? [] : [`${entry.file}: ${field} ${problem}`];
    });
}

/** The picture of an entry that journalists get without its background; null for entries without one. */
function getCutOutPicture({ file, value }: Entry): string | null {
  const { slug, image } = (value ?? {}) as { readonly slug?: unknown; readonly image?: { readonly picture?: unknown } | null };
  if (file.startsWith('catalogue/')) return `${String(slug)}/key-art`;
  return file === 'team.ts' && typeof image?.picture === 'string' ? image.picture : null;
}

export function findMissingCutOuts(entry: Entry, site: Site): string[] {
  const picture = getCutOutPicture(entry);
  if (picture === null || !pageTable.some(({ path }) => path === '/press')) return [];
  const path = createCutOutPath(picture);
  if (site.hasFile(`public${path}`)) return [];
  return [
    `${entry.file}: ${entry.where} has no public${path} for the press kit; put ${picture} with a transparent background into art/originals${path} and run \`npm run pictures\``,
  ];
}

/** What is wrong with a film strip whose frames, below each other, are to have the shape of the place that they cover. */
function findStripProblem(strip: Site['pictures'][string] | undefined, place: ReturnType<typeof getPlace>): string[] {
  if (!strip || isFilmStrip(strip, place)) return [];
  const frame = `${strip.width}×${Math.round((strip.width * place.height) / place.width)}`;
  return [`is ${strip.width}×${strip.height}; its place needs frames of ${frame} below each other`];
}

/** Everybody on the shelf has a film strip, whose frames have the shape of a place. */
export function findShelfProblems({ modules }: Content, { pictures }: Site): string[] {
  const { team, shelf } = (modules['team.ts'] ?? {}) as { team?: readonly Partial<TeamMember>[]; shelf?: Partial<TeamShelf> | null };
  const whole = shelf?.picture === undefined ? undefined : pictures[shelf.picture];
  if (!whole || !Array.isArray(team)) return [];
  return team.flatMap((member: Partial<TeamMember> | null, index) => {
    if (member?.turn === undefined)
      return [`team.ts: team[${index}] has no turn, and so no place on the shelf; add one, or make shelf null`];
    const problems = findStripProblem(pictures[member.turn], getPlace(whole, team.length));
    return problems.map((problem) => `team.ts: team[${index}].turn ${problem}`);
  });
}

/** The film strip of a toy of the hero, hero/<name>-move, has frames of the toy's shape. */
export function findMoveProblems({ pictures }: Site): string[] {
  return Object.entries(pictures).flatMap(([name, strip]) => {
    const toy = pictures[/^(hero\/.+)-move$/.exec(name)?.[1] ?? ''];
    return toy ? findStripProblem(strip, toy).map((problem) => `pictures/pictures.json: ${name} ${problem}`) : [];
  });
}
