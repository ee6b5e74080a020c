// The kinds of pictures, matched by name: the size of the originals, the published widths and the encoder quality.
// Every width is published as AVIF, and one as WebP. Widths are at least 1.45 times apart: less gains few bytes for a file and its URL.

import type { PictureSource } from '#app/content/pictures/picture-source.ts';

/** Pictures for the press. A cut-out is published as a PNG in the size of the original. */
export interface PressKind {
  readonly names: RegExp;
  readonly original?: readonly [width: number, height: number]; // minimum size in px; without it, any aspect ratio is allowed
}

/** Pictures for pages, published in several widths. */
export interface PictureKind extends PressKind {
  readonly widths: readonly number[]; // px
  /** The WebP has the largest width, because the press kit offers it; otherwise the middle one. */
  readonly isForPress?: true;
  readonly avifQuality: number;
  readonly webpQuality: number;
}

const PHOTO = { avifQuality: 55, webpQuality: 76 } as const;
const PRESS_PHOTO = { ...PHOTO, isForPress: true } as const;
const CUT_OUT = { avifQuality: 58, webpQuality: 78 } as const;

export const PICTURE_KINDS: readonly PictureKind[] = [
  { names: /^[a-z0-9-]+\/icon$/, original: [1024, 1024], widths: [96, 192, 384, 768], ...PRESS_PHOTO },
  { names: /^[a-z0-9-]+\/key-art$/, original: [1600, 900], widths: [400, 880, 1600], ...PRESS_PHOTO, avifQuality: 47 },
  { names: /^[a-z0-9-]+\/key-art-wide$/, original: [2560, 1067], widths: [840, 1680, 2560], ...PHOTO, avifQuality: 47 },
  { names: /^[a-z0-9-]+\/key-art-tall$/, original: [900, 1200], widths: [420, 900], ...PRESS_PHOTO },
  { names: /^[a-z0-9-]+\/workshop$/, original: [1200, 900], widths: [400, 880], ...PHOTO, avifQuality: 47 },
  // Of any shape; a phone's is 1080×2340.
  { names: /^[a-z0-9-]+\/screenshot-\d+$/, widths: [180, 270, 540, 1080, 1600], ...PRESS_PHOTO, avifQuality: 40 },
  // First frames of the loops of play.
  { names: /^[a-z0-9-]+\/loop$/, original: [540, 1170], widths: [270, 540], ...PHOTO, avifQuality: 45 },
  { names: /^team\//, original: [800, 800], widths: [160, 320, 640], ...PRESS_PHOTO },
  // A place of the shelf of the team, which repeats; who stands on it, and the film strip in which they turn round.
  { names: /^about\/shelf$/, original: [320, 640], widths: [320], ...PHOTO, webpQuality: 65 },
  { names: /^figures\/[a-z0-9-]+-move$/, widths: [144, 256], ...CUT_OUT, avifQuality: 35, webpQuality: 60 },
  { names: /^figures\//, original: [320, 640], widths: [144, 320], ...CUT_OUT, avifQuality: 36 },
  // 960, for phones of two pixels per CSS pixel, is nearer to its neighbors: 1200 would be a third more to load there.
  { names: /^(services|case-studies|about)\//, widths: [400, 640, 960, 1200], ...PHOTO },
  { names: /^mini-games\//, original: [480, 480], widths: [112, 224, 480], ...CUT_OUT, avifQuality: 53, webpQuality: 68 },
  // Screenshots of the mini games, taken by `npm run shots stills`.
  { names: /^stills\//, widths: [360, 560, 840], ...PHOTO, avifQuality: 45 },
  // Film strips of the toys' moves: each frame is seen for 60 ms.
  { names: /^hero\/[a-z0-9-]+-move$/, widths: [288, 576], ...CUT_OUT, avifQuality: 27, webpQuality: 45 },
  // Eight of them are above the fold of the home page.
  {
    names: /^hero\//,
    original: [1000, 1000],
    widths: [112, 200, 320, 480, 720],
    ...CUT_OUT,
    avifQuality: 45,
    webpQuality: 68,
  },
  // Pictures of one size that lie on each other.
  { names: /^toy-box\//, original: [600, 708], widths: [480], ...CUT_OUT, webpQuality: 68 },
  { names: /^(newsletter|arcade|not-found)\//, widths: [160, 320, 480, 720], ...CUT_OUT },
];

/** The widths in which a picture of a kind is published, and the one of its WebP. */
export function chooseWidths(kind: PictureKind, largest: number): Pick<PictureSource, 'widths' | 'webp'> {
  const fitting = kind.widths.filter((width) => width <= largest);
  const widths = fitting.length > 0 ? fitting : [largest];
  return { widths, webp: widths.at(kind.isForPress ? -1 : Math.floor(widths.length / 2)) ?? largest };
}

/** With its background, published as a JPEG of this size. */
export const LARGE_KEY_ART: PressKind & { readonly original: readonly [number, number] } = {
  names: /^press\/[a-z0-9-]+-key-art-large$/,
  original: [3840, 2160],
};

export const PRESS_KINDS: readonly PressKind[] = [
  { names: /^press\/[a-z0-9-]+-key-art$/, original: [1600, 900] },
  { names: /^press\/team-[a-z0-9-]+$/, original: [800, 800] },
];
