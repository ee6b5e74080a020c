// Collects all data for a game's page.
import { ADS, GENRE, formatPlatforms, PURCHASES } from '#app/content/data/game-facts.ts';
import { formatDate } from '#app/content/format/dates.ts';
import { findLoop } from './play-loops.ts';
import { findPicture } from './pictures.ts';
import { summarize, type GameSummary } from './game-summary.ts';
import type { Game, Release, Review } from '#app/content/schema/game-schema.ts';
import { createReleasesPath, findDemoPath } from '#app/content/paths.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import type { PlayLoopSource } from '#app/components/ui/pictures/play-loop-source.ts';

const MAX_RELATED = 3;
const SHARE_TEXT_LENGTH = 200; // in characters

export interface GameDetail extends GameSummary {
  readonly overview: readonly string[];
  readonly features: readonly string[];
  readonly keywords: readonly string[];
  readonly images: readonly PictureSource[];
  /** A few seconds of play; null if there is none. */
  readonly loop: PlayLoopSource | null;
  /** The key art with more room around it, for the head of the page. */
  readonly wideKeyArt: PictureSource;
  readonly keyArtFocus: Game['keyArtFocus'];
  readonly appStoreUrl: string | null;
  readonly googlePlayUrl: string | null;
  /** Its demo page; null if it has none. */
  readonly demoPath: string | null;
  /** For example "iOS, Android". */
  readonly platforms: string;
  readonly reviews: readonly Review[];
  /** Rows of the details box. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The start of the overview, used as the share text. */
  readonly shareText: string;
  /** The latest release and the path of the release page; null if there is none. */
  readonly news: { readonly release: Release; readonly path: string } | null;
  readonly related: readonly GameSummary[];
}

function listFacts(game: Game): GameDetail['facts'] {
  const { title, status, ages, languages, sizeMb, releases } = game;
  const [release] = releases ?? [];
  return [
    ['Title', title],
    ['Status', status],
    ['Genre', GENRE],
    ['Platform', formatPlatforms(game)],
    ['Price', 'Free'],
    ['Ads', ADS],
    ['Purchases', PURCHASES],
    ['Age', ages],
    ['Languages', languages.join(', ')],
    ...(sizeMb === undefined ? [] : [['Size', `${sizeMb} MB`] as const]),
    ...(release
      ? ([
          ['Version', release.version],
          ['Updated', formatDate(release.date, { dateStyle: 'medium' })],
        ] as const)
      : []),
  ];
}

/** Related games: up to three, those with the same status first. */
export function createGameDetail(game: Game, all: readonly Game[]): GameDetail {
  const others = all.filter((other) => other.slug !== game.slug);
  const related = others
    .toSorted((a, b) => Number(b.status === game.status) - Number(a.status === game.status) || a.order - b.order)
    .slice(0, MAX_RELATED);
  return {
    ...summarize(game),
    overview: game.overview,
    features: game.features,
    keywords: game.keywords,
    wideKeyArt: findPicture(`${game.slug}/key-art-wide`, game.keyArtAlt),
    keyArtFocus: game.keyArtFocus,
    images: game.images.map(({ picture, alt }) => findPicture(picture, alt)),
    loop: findLoop(game),
    appStoreUrl: game.appStoreUrl ?? null,
    googlePlayUrl: game.googlePlayUrl ?? null,
    demoPath: findDemoPath(game),
    platforms: formatPlatforms(game),
    reviews: game.reviews,
    facts: listFacts(game),
    shareText: game.overview.join(' ').slice(0, SHARE_TEXT_LENGTH),
    news: game.releases?.[0] ? { release: game.releases[0], path: createReleasesPath(game.slug) } : null,
    related: related.map(summarize),
  };
}
