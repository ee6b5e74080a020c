// The files of the press kit: what the page offers one by one, and the archive as a whole. Only loaders and the build call this.
import { statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { games } from '#app/content/data/catalogue.ts';
import { GENRE, platformsOf, PURCHASES } from '#app/content/data/game-facts.ts';
import { gamePath } from '#app/content/paths/game-path.ts';
import { ORIGIN } from '#app/content/data/site/origin.ts';
import { findPicture } from './pictures.ts';
import { pressText } from './press-text.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { team } from '#app/content/data/team.ts';
import { pictureFile, type PictureSource } from '#app/components/ui/pictures/picture-source.ts';

export interface PressFile {
  readonly path: string; // on the site: /pictures/idle-mouse/icon-768.e8a420ff.webp
  readonly name: string; // when it is saved: idle-mouse-icon.webp
}

export interface PressPicture extends PressFile {
  readonly picture: PictureSource;
  /** What the download is: "WebP, 1600×900, 0.2 MB". */
  readonly about: string;
}

/** A text that the build writes for the kit. */
export interface PressText extends PressFile {
  readonly text: string;
}

export interface PressLogo {
  readonly title: string;
  readonly ground: 'light' | 'dark';
  /** The vector first: it is the one that the page shows. */
  readonly files: readonly [svg: PressFile, png: PressFile];
}

export const ARCHIVE_PATH = '/press/apricotgames-press-kit.zip';

function logo(title: string, ground: PressLogo['ground'], base: string): PressLogo {
  const file = (type: 'svg' | 'png') => ({ path: `/press/${base}.${type}`, name: `${base}.${type}` });
  return { title, ground, files: [file('svg'), file('png')] };
}

export const pressLogos: readonly PressLogo[] = [
  logo('Logo for light backgrounds', 'light', 'apricotgames-logo'),
  logo('Logo for dark backgrounds', 'dark', 'apricotgames-logo-on-dark'),
  logo('The apricot by itself', 'light', 'apricotgames-mark'),
  logo('One color, black', 'light', 'apricotgames-letters-black'),
  logo('One color, white', 'dark', 'apricotgames-letters-white'),
];

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** How large a file of the site is, in bytes. This module runs from its folder and from the bundle of a build: both are below package.json. */
function sizeOf({ path }: Pick<PressFile, 'path'>): number {
  return statSync(join(dirname(findPackageJSON(import.meta.url) ?? ''), 'public', path)).size;
}

/** A picture in the largest size that there is: as wide as its original, or nearly. */
function pressPicture(name: string, alt: string): PressPicture {
  const picture = findPicture(name, alt);
  const width = picture.widths.at(-1) ?? 0;
  const height = Math.round((width * picture.height) / picture.width);
  const file = { path: pictureFile(picture, width, 'webp') };
  const about = `WebP, ${width}×${height}, ${megabytes(sizeOf(file))}`;
  return { ...file, name: `${name.replace('/', '-')}.webp`, picture, about };
}

/** A game's key art in both shapes, its icon and its screenshots. */
export function pressPictures({ slug, title, keyArtAlt, images }: Game): readonly PressPicture[] {
  return [
    pressPicture(`${slug}/key-art`, keyArtAlt),
    pressPicture(`${slug}/key-art-tall`, keyArtAlt),
    pressPicture(`${slug}/icon`, `The icon of ${title}`),
    ...images.map(({ picture, alt }) => pressPicture(picture, alt)),
  ];
}

/** The people of the studio. */
export function pressPortraits(): readonly (PressPicture & { readonly person: string; readonly role: string })[] {
  return team.map(({ name, role, image }) => ({ ...pressPicture(image.picture, image.alt), person: name, role }));
}

/** What there is to know of a game, on one page. */
export function factSheet(game: Game): PressText {
  const { slug, title, status, released, ages, languages, sizeMb, releases, appStoreUrl, googlePlayUrl, description, overview, features } =
    game;
  const facts = [
    ['Status', status],
    ['Released', released ?? 'not yet'],
    ['Genre', GENRE],
    ['Platforms', platformsOf(game)],
    ['Price', 'Free, with ads'],
    ['Purchases', PURCHASES],
    ['Age', ages],
    ['Languages', languages.join(', ')],
    ...(sizeMb === undefined ? [] : [['Size', `${sizeMb} MB`]]),
    ...(releases?.[0] ? [['Version', `${releases[0].version}, ${releases[0].date}`]] : []),
    ...(appStoreUrl === undefined ? [] : [['App Store', appStoreUrl]]),
    ...(googlePlayUrl === undefined ? [] : [['Google Play', googlePlayUrl]]),
    ['More', `${ORIGIN}${gamePath(slug)}`],
  ];
  const text = [
    title.toUpperCase(),
    description,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...overview,
    features.map((feature) => `- ${feature}`).join('\n'),
  ].join('\n\n');
  return { path: `/press/${slug}-fact-sheet.txt`, name: `${slug}-fact-sheet.txt`, text: `${text}\n` };
}

/** The fact sheets of all games. */
export function factSheets(): readonly PressText[] {
  return games.map(factSheet);
}

/** The texts of the archive, by their folder in it. */
export function archiveTexts(): readonly (Pick<PressText, 'name' | 'text'> & { readonly folder: string })[] {
  return [{ folder: '', name: 'README.txt', text: pressText() }, ...games.map((game) => ({ ...factSheet(game), folder: `${game.slug}/` }))];
}

/** Every file of the archive, by its folder in it. */
export function archiveFiles(): readonly (PressFile & { readonly folder: string })[] {
  return [
    ...pressLogos.flatMap(({ files }) => files.map((file) => ({ ...file, folder: 'logos/' }))),
    ...pressPortraits().map(({ path, name }) => ({ path, name, folder: 'team/' })),
    ...games.flatMap((game) => pressPictures(game).map(({ path, name }) => ({ path, name, folder: `${game.slug}/` }))),
  ];
}

/** How large the archive is, as visitors read it: "3.4 MB". It holds the files as they are. */
export function archiveSize(): string {
  const files = archiveFiles().reduce((sum, file) => sum + sizeOf(file), 0);
  const texts = archiveTexts().reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  return megabytes(files + texts);
}
