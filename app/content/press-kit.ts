// The files of the press kit: what the page offers one by one, and the archive as a whole. Only loaders and the build call this.
import { statSync } from 'node:fs';
import { games } from './catalogue.ts';
import { findPicture } from './pictures.ts';
import type { Game } from './schema.ts';
import { fallbackWidth, pictureFile, type PictureSource } from '#app/ui/picture-source.ts';

export interface PressFile {
  readonly path: string; // on the site: /pictures/idle-mouse/icon-384.e8a420ff.jpg
  readonly name: string; // when it is saved: idle-mouse-icon.jpg
}

export interface PressPicture extends PressFile {
  readonly picture: PictureSource;
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
];

function pressPicture(slug: string, name: string, alt: string): PressPicture {
  const picture = findPicture(`${slug}/${name}`, alt);
  const path = pictureFile(picture, fallbackWidth(picture.widths), picture.fallback);
  return { path, name: `${slug}-${name}.${picture.fallback}`, picture };
}

/** A game's key art, icon and screenshots. */
export function pressPictures(game: Game): readonly PressPicture[] {
  return [
    pressPicture(game.slug, 'key-art', game.keyArtAlt),
    pressPicture(game.slug, 'icon', `The icon of ${game.title}`),
    ...game.images.map(({ picture, alt }) => pressPicture(game.slug, picture.slice(game.slug.length + 1), alt)),
  ];
}

/** Every file of the archive, by its folder in it. */
export function archiveFiles(): readonly (PressFile & { readonly folder: string })[] {
  return [
    ...pressLogos.flatMap(({ files }) => files.map((file) => ({ ...file, folder: 'logos' }))),
    ...games.flatMap((game) => pressPictures(game).map(({ path, name }) => ({ path, name, folder: game.slug }))),
  ];
}

/** How large the archive is, as visitors read it: "3.4 MB". It holds the files as they are. */
export function archiveSize(): string {
  const bytes = archiveFiles().reduce((sum, file) => sum + statSync(`public${file.path}`).size, 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
