// The subset of a game's data for cards, lists and search results.
import { createGamePath } from '#app/content/paths.ts';
import { findPicture } from './pictures.ts';
import type { Game, GameStatus } from '#app/content/schema/game-schema.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

export interface GameSummary {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly status: GameStatus;
  readonly isLive: boolean;
  readonly rating: number;
  readonly accent: string;
  readonly keyArt: PictureSource;
  readonly icon: PictureSource;
}

export function summarize(game: Game): GameSummary {
  const { slug, title, description, status, rating, accent, keyArtAlt } = game;
  return {
    slug,
    path: createGamePath(slug),
    title,
    description,
    status,
    isLive: status === 'Live',
    rating,
    accent,
    keyArt: findPicture(`${slug}/key-art`, keyArtAlt),
    icon: findPicture(`${slug}/icon`),
  };
}
