// Collects all data for a game's demo page.
import { GENRE } from '#app/content/data/game-facts.ts';
import { text } from '#app/content/data/pages/mini-game.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import type { KeyTableRow, MiniGame } from '#app/game-kit/contract.ts';
import { summarize } from './game-summary.ts';

export type DemoDetail = ReturnType<typeof createDemoDetail>;

/** Combines the catalogue with the rules and keys of the game that is played. */
export function createDemoDetail(game: Game, demo: NonNullable<Game['demo']>, { howToPlay }: MiniGame, keys: readonly KeyTableRow[]) {
  const { slug, path, title, description, accent, icon } = summarize(game);
  return {
    slug,
    path,
    title,
    description,
    accent,
    icon,
    gameId: demo.game,
    leavesOut: demo.leavesOut,
    howToPlay,
    keys,
    facts: [
      ['Genre', GENRE],
      ['Price', text.price],
      ['Runs in', text.runsOn],
    ] as const,
    appStoreUrl: game.appStoreUrl ?? null,
    googlePlayUrl: game.googlePlayUrl ?? null,
  };
}
