// The files of the press kit, as single downloads and as an archive. Used by loaders and the build only.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { games } from '#app/content/data/catalogue.ts';
import { getGameFacts, listStores } from '#app/content/data/game-facts.ts';
import {
  createCutOutPath,
  createFactSheetPath,
  createGamePath,
  createLandscapeLoopPath,
  createLargeKeyArtPath,
} from '#app/content/paths.ts';
import { ORIGIN, SLUG } from '#app/content/data/site.ts';
import { findPicture, findLoop } from './pictures.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { press } from '#app/content/data/press.ts';
import { team } from '#app/content/data/team.ts';
import { getWebpPath, type PictureSource } from '#app/content/pictures/picture-source.ts';
import { getLoopPath, type PlayLoopSource } from '#app/content/pictures/play-loop-source.ts';

export interface PressFile {
  readonly path: string; // URL path: /pictures/idle-mouse/icon-768.e8a420ff.webp
  readonly name: string; // name of the saved file: idle-mouse-icon.webp
}

export interface PressPicture extends PressFile {
  readonly picture: PictureSource;
  readonly dimensions: string; // 1600×900
}

/** A file that the page links without a preview. */
export interface PressDownload extends PressFile {
  readonly label: string; // Large key art
  readonly size: string; // 3840×2160, 0.5 MB
  readonly format: string; // JPEG
}

/** The folder in the archive, and its name. */
export const ARCHIVE_NAME = `${SLUG}-press-kit`;
export const ARCHIVE_PATH = `/press/${ARCHIVE_NAME}.zip`;

export type PressLogo = ReturnType<typeof createLogo>;

/** The SVG comes first; the page displays it. `kind` ends the names that `art/logo/build.ts` gives the files. */
function createLogo(title: string, background: 'light' | 'dark', kind: string) {
  const file = (type: 'svg' | 'png') => ({ path: `/press/${SLUG}-${kind}.${type}`, name: `${SLUG}-${kind}.${type}` });
  return { title, background, files: [file('svg'), file('png')] as const };
}

export const pressLogos: readonly PressLogo[] = [
  createLogo('Logo for light backgrounds', 'light', 'logo'),
  createLogo('Logo for dark backgrounds', 'dark', 'logo-on-dark'),
  createLogo('The mark by itself', 'light', 'mark'),
];

/** For one color of ink; in the archive only. */
export const oneColorLogos: readonly PressLogo[] = [
  createLogo('One color, black', 'light', 'letters-black'),
  createLogo('One color, white', 'dark', 'letters-white'),
];

/** With a space that does not break. */
function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)}\u00A0MB`;
}

/** Finds `public` through package.json, because this module runs both from its source folder and from a build bundle. */
function locate({ path }: Pick<PressFile, 'path'>): string {
  return join(dirname(findPackageJSON(import.meta.url) ?? ''), 'public', path);
}

/** File size in bytes. */
function getFileSize(file: Pick<PressFile, 'path'>): number {
  return statSync(locate(file)).size;
}

/** Reads the size of a PNG in px from its first chunk, IHDR. */
function readPngSize(file: Pick<PressFile, 'path'>): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(locate(file));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function createPressPicture(name: string, alt: string): PressPicture {
  const picture = findPicture(name, alt);
  const height = Math.round((picture.webp * picture.height) / picture.width);
  return { path: getWebpPath(picture), name: `${name.replace('/', '-')}.webp`, picture, dimensions: `${picture.webp}×${height}` };
}

/** A picture without its background, in full size. */
function createCutOut(label: string, picture: string): PressDownload {
  const file = { path: createCutOutPath(picture) };
  const { width, height } = readPngSize(file);
  const size = `${width}×${height}, ${formatMegabytes(getFileSize(file))}`;
  return { ...file, name: `${picture.replace('/', '-')}.png`, label, size, format: 'PNG' };
}

/** A large file that a game may have; none if it is not there. It is saved as `name`, by default that of the file. */
function findDownload(label: string, dimensions: string, format: string, path: string, name = basename(path)): readonly PressDownload[] {
  if (!existsSync(locate({ path }))) return [];
  return [{ label, path, name, size: `${dimensions}, ${formatMegabytes(getFileSize({ path }))}`, format }];
}

/** The loop of play in the format that video editors open: as it is, and on the ground of the game. */
function listVideos(loop: PlayLoopSource): readonly PressDownload[] {
  const length = `${loop.seconds} seconds`;
  return [
    ...findDownload('Gameplay video', length, 'MP4', getLoopPath(loop, 'mp4'), `${loop.slug}-gameplay.mp4`),
    ...findDownload('Gameplay video in landscape', `1920×1080, ${length}`, 'MP4', createLandscapeLoopPath(loop.slug)),
  ];
}

/** The large files of a game. */
export function listPressDownloads(game: Game): readonly PressDownload[] {
  const loop = findLoop(game);
  return [
    ...findDownload('Large key art', '3840×2160', 'JPEG', createLargeKeyArtPath(game.slug)),
    createCutOut('Key art, transparent', `${game.slug}/key-art`),
    ...(loop ? listVideos(loop) : []),
  ];
}

/** Key art in both formats, icon and screenshots. */
export function listPressPictures({ slug, title, keyArtAlt, images }: Game): readonly PressPicture[] {
  return [
    createPressPicture(`${slug}/key-art`, keyArtAlt),
    createPressPicture(`${slug}/key-art-tall`, keyArtAlt),
    createPressPicture(`${slug}/icon`, `The ${title} app icon`),
    ...images.map(({ picture, alt }) => createPressPicture(picture, alt)),
  ];
}

/** Portraits of the team: of everybody who has one, with its background and without. */
export function listPressPortraits() {
  return team.flatMap(({ name, role, image }) => {
    if (!image || !existsSync(locate({ path: createCutOutPath(image.picture) }))) return [];
    return { ...createPressPicture(image.picture, image.alt), person: name, role, cutOut: createCutOut(name, image.picture) };
  });
}

/** A one-page fact sheet about a game. */
export function createFactSheet(game: Game) {
  const { slug, sizeMb, releases } = game;
  const { genre, platforms, offer, purchases, stage } = getGameFacts(game);
  const facts = [
    ['Status', game.status],
    ['Released', game.released ?? stage ?? ''],
    ['Genre', genre],
    ['Platforms', platforms],
    ['Price', offer],
    ['Purchases', purchases],
    ['Age', game.ages],
    ['Languages', game.languages.join(', ')],
    ...(sizeMb === undefined ? [] : [['Size', `${sizeMb} MB`]]),
    ...(releases?.[0] ? [['Version', `${releases[0].version}, ${releases[0].date}`]] : []),
    ...listStores(game).map(({ name, url }) => [name.replace(/^the /, ''), url]),
    ['More', `${ORIGIN}${createGamePath(slug)}`],
  ];
  const text = [
    game.title.toUpperCase(),
    game.description,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...game.overview,
    game.features.map((feature) => `- ${feature}`).join('\n'),
  ].join('\n\n');
  const size = `${(Buffer.byteLength(text) / 1000).toFixed(1)}\u00A0KB`;
  return { path: createFactSheetPath(slug), name: `${slug}-fact-sheet.txt`, label: 'Fact sheet', size, format: 'Text', text: `${text}\n` };
}

export function createFactSheets() {
  return games.map(createFactSheet);
}

/** Whose words are to be quoted. */
export function findSpeaker() {
  return team.find(({ quote }) => quote !== undefined);
}

/** The texts of the press kit as one plain-text file. */
function createPressText(): string {
  const speaker = findSpeaker();
  const { contact, facts, boilerplate, streaming, pictureNote, logoRules } = press;
  return `${[
    'PRESS KIT',
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    boilerplate,
    ...(speaker ? ['QUOTE', `"${speaker.quote}" ${speaker.name}, ${speaker.role}`] : []),
    'PICTURES',
    pictureNote,
    'LOGOS',
    logoRules.map((rule) => `- ${rule}`).join('\n'),
    'STREAMING',
    ...streaming,
    'CONTACT',
    [contact.name, contact.email, contact.phone].filter(Boolean).join('\n'),
  ].join('\n\n')}\n`;
}

/** The archive's text files, with their folders. */
export function listArchiveTexts() {
  return [
    { folder: '', name: 'README.txt', text: createPressText() },
    ...games.map((game) => ({ ...createFactSheet(game), folder: `${game.slug}/` })),
  ];
}

/** The archive's other files, with their folders. */
export function listArchiveFiles(): readonly (PressFile & { readonly folder: string })[] {
  return [
    ...[...pressLogos, ...oneColorLogos].flatMap(({ files }) => files.map((file) => ({ ...file, folder: 'logos/' }))),
    ...listPressPortraits().flatMap((portrait) => [portrait, portrait.cutOut].map(({ path, name }) => ({ path, name, folder: 'team/' }))),
    ...games.flatMap((game) =>
      [...listPressDownloads(game), ...listPressPictures(game)].map(({ path, name }) => ({ path, name, folder: `${game.slug}/` })),
    ),
  ];
}

/** Size of the archive, such as "3.4 MB". Its files are stored without compression. */
export function formatArchiveSize(): string {
  const files = listArchiveFiles().reduce((sum, file) => sum + getFileSize(file), 0);
  const texts = listArchiveTexts().reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  return formatMegabytes(files + texts);
}
