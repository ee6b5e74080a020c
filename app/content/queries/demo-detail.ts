// Collects all data for a game's demo page.
import { GENRE } from '#app/content/data/game-facts.ts';
import { text } from '#app/content/data/pages/mini-game.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import type { KeyTableRow, MiniGame } from '#app/game-kit/contract.ts';
import { summarize, type GameSummary } from './game-summary.ts';

export interface DemoDetail extends Pick<GameSummary, 'slug' | 'path' | 'title' | 'description' | 'accent' | 'icon'> {
  /** ID of the mini game or demo that is played. */
  readonly gameId: string;
  readonly leavesOut: string;
  readonly howToPlay: readonly string[];
  readonly keys: readonly KeyTableRow[];
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly appStoreUrl: string | null;
  readonly googlePlayUrl: string | null;
}

/** Combines the catalogue with the rules and keys of the game that is played. */
export function createDemoDetail(
  game: Game,
  demo: NonNullable<Game['demo']>,
  { howToPlay }: MiniGame,
  keys: readonly KeyTableRow[],
): DemoDetail {
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
    ],
    appStoreUrl: game.appStoreUrl ?? null,
    googlePlayUrl: game.googlePlayUrl ?? null,
  };
}
