// Finds files that nothing on the site shows: what a removed page, game, mini game or person leaves behind. Used by commands only.
import { games } from '#app/content/data/catalogue.ts';
import { team } from '#app/content/data/team.ts';
import { createCutOutPath, createLandscapeLoopPath, createLargeKeyArtPath, getSocialImagePath } from '#app/content/paths.ts';
import { registry } from '#app/games/registry.ts';
import { allRows, getPagesOfRow, pageTable } from '#app/content/queries/page-table.ts';
import { oneColorLogos, pressLogos } from '#app/content/queries/press-kit.ts';

/** The pictures of a game that the catalogue does not name. */
const GAME_PICTURES = ['icon', 'key-art', 'key-art-wide', 'key-art-tall'];

export interface UnusedFilesOptions {
  /** Every name of a picture in the sources of the site, such as hero/mouse. */
  readonly quotedNames: ReadonlySet<string>;
  /** True if the files of parts that are off count as used, so that they are there when the part is turned on again. */
  readonly keepsOff: boolean;
}

/** Returns those of `files` that are not used. They are relative to the repository. Other folders than those below are always used. */
export function findUnusedFiles(files: readonly string[], { quotedNames, keepsOff }: UnusedFilesOptions): string[] {
  const rows = keepsOff ? allRows : pageTable;
  const pictures = new Set([
    ...quotedNames,
    ...games.flatMap(({ slug }) => GAME_PICTURES.map((name) => `${slug}/${name}`)),
    ...registry.flatMap(({ id }) => [`mini-games/${id}`, `stills/${id}`]),
    ...team.map(({ slug }) => `figures/${slug}`),
  ]);
  const socialImages = new Set(rows.flatMap(getPagesOfRow).map(({ path }) => getSocialImagePath(path)));
  const pressFiles = new Set(
    rows.some(({ path }) => path === '/press')
      ? [
          ...[...pressLogos, ...oneColorLogos].flatMap((logo) => logo.files.map(({ path }) => path)),
          ...[...games.map(({ slug }) => `${slug}/key-art`), ...team.flatMap(({ image }) => image?.picture ?? [])].map(createCutOutPath),
          ...games.flatMap(({ slug, loop }) => [createLargeKeyArtPath(slug), ...(loop ? [createLandscapeLoopPath(slug)] : [])]),
        ]
      : [],
  );
  const played = new Set([...registry.map(({ id }) => id), ...games.map(({ demo }) => demo?.game)]);
  const videos = new Set(games.flatMap(({ slug, loop }) => (loop ? [slug] : [])));
  /** By folder: whether the file with this name in it is used. */
  const checks: readonly (readonly [pattern: RegExp, isUsed: (name: string) => boolean])[] = [
    [/^public\/pictures\/(.+)-\d+\.[0-9a-f]{8}\.\w+$/, (name) => pictures.has(name.replace(/-move$/, ''))], // with its film strip,
    [/^public(\/social\/.+)$/, (path) => socialImages.has(path)],
    [/^public(\/press\/.+)$/, (path) => pressFiles.has(path)],
    [/^public\/videos\/([^.]+)/, (slug) => videos.has(slug)],
    [/^app\/content\/data\/play\/(.+)\.ts$/, (id) => registry.some((entry) => entry.id === id)],
    [/^app\/games\/(.+)\/entry\.ts$/, (id) => played.has(id)],
  ];
  return files.filter((file) =>
    checks.some(([pattern, isUsed]) => {
      const name = pattern.exec(file)?.[1];
      return name !== undefined && !isUsed(name);
    }),
  );
}
