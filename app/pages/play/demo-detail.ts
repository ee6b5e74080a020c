// Collects all data for a game's demo page.
import type { Game } from '#app/content/schema/game-schema.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { listStores } from '#app/content/data/game-facts.ts';
import { createGetPath } from '#app/content/paths.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { findMascot } from '#app/content/queries/pictures.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';

export type DemoDetail = ReturnType<typeof createDemoDetail>;

/** Combines the catalogue with the rules of the game that is played. */
export function createDemoDetail(game: Game, demo: NonNullable<Game['demo']>, { howToPlay }: MiniGame) {
  const { slug, path, title, accent, icon } = summarize(game);
  return {
    slug,
    path,
    /** The page that leads a phone to its store, or else the page of the game. */
    getPath: findPagePath(createGetPath(slug)) ?? path,
    title,
    accent,
    icon,
    gameId: demo.game,
    firstSeed: demo.seed,
    mascot: findMascot(demo),
    leavesOut: demo.leavesOut,
    howToPlay,
    appStoreUrl: game.appStoreUrl ?? null,
    googlePlayUrl: game.googlePlayUrl ?? null,
    stores: listStores(game),
  };
}
