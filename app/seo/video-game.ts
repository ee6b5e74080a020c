// schema.org objects for games and mini games: a SoftwareApplication and a VideoGame at once, as search engines require, and lists of games.
import type { Review as ReviewThing } from 'schema-dts';
import { CURRENCY } from '#app/content/data/game-facts.ts';
import { toAbsoluteUrl } from './canonical.ts';
import { STUDIO_REFERENCE, type GameListThing, type GameThing, type MiniGameThing } from './structured-data.ts';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import type { GameSummary } from '#app/content/queries/game-summary.ts';
import type { Review } from '#app/content/schema/game-schema.ts';
import { getWebpPath, type PictureSource } from '#app/content/pictures/picture-source.ts';
import { DEFAULT_MAX_STARS } from '#app/components/ui/ratings/rating.tsx';

function getPictureUrl(picture: PictureSource): string {
  return toAbsoluteUrl(getWebpPath(picture));
}

function createReviewThing({ author, rating, reviewBody, datePublished }: Review): ReviewThing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: DEFAULT_MAX_STARS },
    reviewBody,
    datePublished,
  };
}

/** What a game for phones and a game that runs in the browser have in common. */
function createPlayable({ path, title }: { readonly path: string; readonly title: string }) {
  return {
    '@id': toAbsoluteUrl(`${path}#game`),
    name: title,
    url: toAbsoluteUrl(path),
    applicationCategory: 'GameApplication',
    author: STUDIO_REFERENCE,
    publisher: STUDIO_REFERENCE,
  };
}

interface MiniGame {
  readonly path: string;
  readonly title: string;
  /** As the page shows it, if it does. */
  readonly description?: string;
  readonly toy: PictureSource;
}

export function createMiniGameThing({ description, toy, ...game }: MiniGame): MiniGameThing {
  return {
    '@type': ['SoftwareApplication', 'VideoGame'],
    ...createPlayable(game),
    ...(description !== undefined && { description }),
    image: getPictureUrl(toy),
    inLanguage: 'en',
    offers: { '@type': 'Offer', price: 0, priceCurrency: CURRENCY },
  };
}

/** What the page of a game and its card show: the rating of Live games, as far as there is one. */
function createProduct(game: GameSummary) {
  return {
    '@type': ['SoftwareApplication', 'VideoGame', 'Product'],
    ...createPlayable(game),
    description: game.description,
    image: [getPictureUrl(game.icon), getPictureUrl(game.keyArt)],
    ...(game.isLive &&
      game.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: game.rating,
          bestRating: DEFAULT_MAX_STARS,
          ratingCount: game.ratingCount,
        },
      }),
  } satisfies GameThing;
}

/** The games of a page that shows their cards. */
export function createGameList(games: readonly GameSummary[]): GameListThing {
  return {
    '@type': 'ItemList',
    itemListElement: games.map((game, index) => ({ '@type': 'ListItem', position: index + 1, item: createProduct(game) })),
  };
}

/** Includes the price and, for Live games, the reviews on the page and the rating, as far as there are any. */
export function createGameThing(game: GameDetail): GameThing {
  return {
    ...createProduct(game),
    screenshot: game.images.map(getPictureUrl),
    featureList: game.features,
    genre: game.genre,
    operatingSystem: game.platforms,
    offers: {
      '@type': 'Offer',
      price: game.price,
      priceCurrency: CURRENCY,
      ...(!game.isLive && { availability: 'https://schema.org/PreOrder' as const }),
    },
    ...(game.stores.length > 0 && { installUrl: game.stores.map(({ url }) => url) }),
    ...(game.isLive && game.reviews.length > 0 && { review: game.reviews.map(createReviewThing) }),
  };
}
