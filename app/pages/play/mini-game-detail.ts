// Collects all data for a mini game's page.
import { games } from '#app/content/data/catalogue.ts';
import { createGamePath } from '#app/content/paths.ts';
import { findPicture, findPicturesIn } from '#app/content/queries/pictures.ts';
import { getPlayText } from '#app/content/data/play-text.ts';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';

/** Combines the registry entry, the page's texts and the game's rules. */
export function createMiniGameDetail(entry: MiniGameEntry, { howToPlay, rules }: MiniGame) {
  const pageText = getPlayText(entry.id);
  const mobileGame = games.find(({ slug }) => slug === pageText.mobileGame?.slug);
  return {
    id: entry.id,
    title: entry.title,
    description: entry.description,
    /** A picture of the board during a game, or the toy if there is none. */
    boardPicture: findPicturesIn('stills')[entry.id] ?? findPicture(`mini-games/${entry.id}`),
    howToPlay,
    rules: pageText.rules ?? [],
    tips: pageText.tips,
    variants: rules.variants.map(({ id, label }) => ({ label, description: pageText.variants[id] })),
    questions: pageText.questions,
    mobileGame:
      mobileGame && pageText.mobileGame
        ? {
            title: mobileGame.title,
            path: createGamePath(mobileGame.slug),
            icon: findPicture(`${mobileGame.slug}/icon`),
            why: pageText.mobileGame.why,
          }
        : null,
    trademark: pageText.trademark ?? null,
  };
}
