// schema.org object for a game: a SoftwareApplication and a VideoGame at once, as search engines require.
import type { Review as ReviewThing } from 'schema-dts';
import { CURRENCY } from '#app/content/data/game-facts.ts';
import { toAbsoluteUrl } from './canonical.ts';
import { STUDIO_REFERENCE, type GameThing } from './structured-data.ts';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
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

/** Includes the price and, for Live games, the reviews on the page and the rating, as far as there are any. */
export function createGameThing(game: GameDetail): GameThing {
  return {
    '@type': ['SoftwareApplication', 'VideoGame'],
    '@id': toAbsoluteUrl(`${game.path}#game`),
    name: game.title,
    description: game.description,
    url: toAbsoluteUrl(game.path),
    image: [getPictureUrl(game.icon), getPictureUrl(game.keyArt)],
    screenshot: game.images.map(getPictureUrl),
    featureList: game.features,
    genre: game.genre,
    applicationCategory: 'GameApplication',
    operatingSystem: game.platforms,
    author: STUDIO_REFERENCE,
    publisher: STUDIO_REFERENCE,
    offers: {
      '@type': 'Offer',
      price: game.price,
      priceCurrency: CURRENCY,
      ...(!game.isLive && { availability: 'https://schema.org/PreOrder' as const }),
    },
    ...(game.stores.length > 0 && { installUrl: game.stores.map(({ url }) => url) }),
    ...(game.isLive &&
      game.ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: game.rating,
          bestRating: DEFAULT_MAX_STARS,
          ratingCount: game.ratingCount,
        },
      }),
    ...(game.isLive && game.reviews.length > 0 && { review: game.reviews.map(createReviewThing) }),
  };
}
