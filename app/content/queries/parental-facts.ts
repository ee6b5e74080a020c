// What parents ask of the games: whether they are for a child, and why.
import { getGameFacts } from '#app/content/data/game-facts.ts';
import { createVerdict } from '#app/content/data/pages/parents.ts';
import { createGamePath } from '#app/content/paths.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

const linkTo = ({ slug, title }: Game) => ({ path: createGamePath(slug), title });

/** One verdict where all live games agree, and otherwise one for each kind of them; the games that are not out yet have none. */
export function createParentalFacts(games: readonly Game[]) {
  const live = games.filter(({ status }) => status === 'Live');
  return {
    groups: [...Map.groupBy(live, createVerdict)].map(([verdict, alike]) => ({ verdict, games: alike.map(linkTo) })),
    hasAds: live.some((game) => getGameFacts(game).ads !== 'None'),
  };
}
