// The subset of a game's data for cards, lists and search results.
import { createGamePath } from '#app/content/paths.ts';
import { getGameFacts } from '#app/content/data/game-facts.ts';
import { findPicture } from './pictures.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

export type GameSummary = ReturnType<typeof summarize>;

export function summarize(game: Game) {
  const { slug, title, description, status, rating, accent, keyArtAlt } = game;
  const { ratingCount, stage } = getGameFacts(game);
  return {
    slug,
    path: createGamePath(slug),
    title,
    description,
    status,
    isLive: status === 'Live',
    stage,
    rating,
    ratingCount,
    accent,
    keyArt: findPicture(`${slug}/key-art`, keyArtAlt),
    icon: findPicture(`${slug}/icon`),
  };
}
