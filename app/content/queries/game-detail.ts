// Everything a game's own page says.
import { ADS, GENRE, formatPlatforms, PURCHASES } from '#app/content/data/game-facts.ts';
import { findPicture } from './pictures.ts';
import { summarize, type GameSummary } from './game-summary.ts';
import type { Game, Release, Review } from '#app/content/schema/game-schema.ts';
import { createReleasesPath } from '#app/content/paths/releases-path.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

const MAX_RELATED = 3;
const SHARE_TEXT_LENGTH = 200; // characters

export interface GameDetail extends GameSummary {
  readonly overview: readonly string[];
  readonly features: readonly string[];
  readonly keywords: readonly string[];
  readonly images: readonly PictureSource[];
  readonly appStoreUrl: string | null;
  readonly googlePlayUrl: string | null;
  /** As in "iOS, Android". */
  readonly platforms: string;
  readonly reviews: readonly Review[];
  /** The lines of its details box. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The beginning of the overview, for whoever shares the page. */
  readonly shareText: string;
  /** The newest release, and where the others are; null before the first. */
  readonly news: { readonly release: Release; readonly path: string } | null;
  readonly related: readonly GameSummary[];
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

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
          ['Updated', DATE.format(new Date(release.date))],
        ] as const)
      : []),
  ];
}

/** The detail of `game`; its related games are up to three others, those of the same status first. */
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
    images: game.images.map(({ picture, alt }) => findPicture(picture, alt)),
    appStoreUrl: game.appStoreUrl ?? null,
    googlePlayUrl: game.googlePlayUrl ?? null,
    platforms: formatPlatforms(game),
    reviews: game.reviews,
    facts: listFacts(game),
    shareText: game.overview.join(' ').slice(0, SHARE_TEXT_LENGTH),
    news: game.releases?.[0] ? { release: game.releases[0], path: createReleasesPath(game.slug) } : null,
    related: related.map(summarize),
  };
}
