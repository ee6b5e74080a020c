// The game pages, one for each game of the catalogue: their metadata.
import { games } from '#app/content/data/catalogue.ts';
import { createGamePath } from '#app/content/paths.ts';
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

/** Length of the page's description, in characters; taken from the start of the overview. */
export const DESCRIPTION_LENGTH = 120;

/** Metadata of a game's page. */
export function createGamePage(game: Game): SitePage {
  const { slug, title, promise, description, keywords, overview, status, updated } = game;
  return {
    path: createGamePath(slug),
    name: title,
    title: `${title}: ${promise}`,
    socialTitle: title,
    description: overview.join(' ').slice(0, DESCRIPTION_LENGTH),
    summary: status === 'Live' ? description : `${description} (${status}.)`,
    keywords,
    heading: title,
    updated,
    socialPicture: `${slug}/key-art`,
  };
}

export const family: PageFamily = {
  path: createGamePath(':slug'),
  module: 'game/game.tsx',
  order: 110,
  llms: 'Games',
  members: () => games.map(createGamePage),
};

/** What the page of a game says besides the game's own texts. */
export function createGameText({ status }: Game) {
  return {
    overviewTitle: 'Overview',
    featuresTitle: 'Features',
    moreDetailsTitle: 'Good to Know',
    reviewsTitle: 'Player Reviews',
    /** Beside the authors of reviews from before the release. */
    playtester: status === 'Live' ? null : 'From a playtester',
    /** Beside the steps of a game's making. */
    progress: { done: 'Done', now: 'Now', toCome: 'To come' },
    relatedTitle: 'You May Also Like',
    newsTitle: "What's New",
    live:
      status === 'Live'
        ? {
            phone: {
              start: 'Tap to play',
              failed: "It won't start here. Tap to open its own page.",
              close: 'Close',
            },
            ratingTitle: 'How do you like it?',
            ratingLead: 'Choose a star. Your rating stays on your device.',
          }
        : null,
  };
}

export type GamePageText = ReturnType<typeof createGameText>;
