// What parents ask of the games: rated for whom, at what price, with which ads and purchases.
import { getGameFacts } from '#app/content/data/game-facts.ts';
import { createGamePath } from '#app/content/paths.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

const LIST = new Intl.ListFormat('en-US');

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "are rated 4+, are free, show no ads, and sell nothing" */
function describeFacts(game: Game): string {
  const { price, priceText, ads, purchases } = getGameFacts(game);
  return LIST.format([
    `are rated ${game.ages}`,
    price === 0 ? 'are free' : `cost ${priceText}`,
    `show ${ads === 'None' ? 'no ads' : `ads ${lowerFirst(ads)}`}`,
    `sell ${purchases === 'None' ? 'nothing' : lowerFirst(purchases)}`,
  ]);
}

const linkTo = ({ slug, title }: Game) => ({ path: createGamePath(slug), title });

/** One sentence where all live games agree, and otherwise one for each kind of them; the games that are not out yet have none. */
export function createParentalFacts(games: readonly Game[]) {
  const groups = [
    ...Map.groupBy(
      games.filter(({ status }) => status === 'Live'),
      describeFacts,
    ),
  ];
  return {
    groups: groups.map(([facts, alike]) => ({
      sentence: `${groups.length === 1 ? 'All our live games' : 'These'} ${facts}.`,
      games: alike.map(linkTo),
    })),
    comingSoon: games.filter(({ status }) => status !== 'Live').map(linkTo),
  };
}
