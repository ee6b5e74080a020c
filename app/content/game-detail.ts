// Everything a game's own page says.
import { findPicture } from './pictures.ts';
import { reviews } from './reviews.ts';
import { summarize, type GameSummary } from './game-summary.ts';
import type { Game, Review } from './schema.ts';
import type { PictureSource } from '#app/ui/picture-source.ts';

const MAX_RELATED = 3;

export interface GameDetail extends GameSummary {
  readonly overview: readonly string[];
  readonly features: readonly string[];
  readonly keywords: readonly string[];
  readonly keyArtTall: PictureSource;
  readonly images: readonly PictureSource[];
  readonly appStoreUrl: string | null;
  readonly googlePlayUrl: string | null;
  readonly reviews: readonly Review[];
  readonly related: readonly GameSummary[];
}

/** The detail of `game`; its related games are up to three others, those of the same status first. */
export function gameDetail(game: Game, all: readonly Game[]): GameDetail {
  const others = all.filter((other) => other.slug !== game.slug);
  const related = others
    .toSorted((a, b) => Number(b.status === game.status) - Number(a.status === game.status) || a.order - b.order)
    .slice(0, MAX_RELATED);
  return {
    ...summarize(game),
    overview: game.overview,
    features: game.features,
    keywords: game.keywords,
    keyArtTall: findPicture(`${game.slug}/key-art-tall`, game.keyArtAlt),
    images: game.images.map(({ picture, alt }) => findPicture(picture, alt)),
    appStoreUrl: game.appStoreUrl ?? null,
    googlePlayUrl: game.googlePlayUrl ?? null,
    reviews,
    related: related.map(summarize),
  };
}
