// The download pages of the games, which lead to the stores or the newsletter: their metadata and texts.
import { formatList } from '#app/content/format/sentences.ts';
import { games } from '#app/content/data/catalogue.ts';
import { getGameFacts, listStores } from '#app/content/data/game-facts.ts';
import { createGetPath } from '#app/content/paths.ts';
import type { PageFamily, SitePage } from '#app/content/schema/page-schema.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

/** The phones whose store has a game; both before its release, unless it names its platforms. */
function listPhones({ status, platforms, appStoreUrl, googlePlayUrl }: Game): string[] {
  const isOnAll = status !== 'Live' && platforms === undefined;
  return [...(isOnAll || appStoreUrl ? ['iPhone'] : []), ...(isOnAll || googlePlayUrl ? ['Android'] : [])];
}

/** Where a game can be had: "for iPhone and Android", "on Steam". */
function describePlaces(game: Game): string {
  const phones = listPhones(game);
  if (phones.length > 0) return `for ${formatList(phones)}`;
  return `on ${formatList(game.status === 'Live' ? listStores(game).map(({ name }) => name) : (game.platforms ?? []))}`;
}

/** Metadata of a game's download page. */
export function createGetPage(game: Game): SitePage {
  const { slug, title, status, keywords, updated } = game;
  const isLive = status === 'Live';
  const { priceText, plan } = getGameFacts(game);
  const stores = formatList(
    listStores(game).map(({ name }) => name),
    'disjunction',
  );
  const scan = listPhones(game).length > 0 ? ' On a computer, scan the code with your phone and it opens the right store.' : '';
  return {
    path: createGetPath(slug),
    name: `Get ${title}`,
    title: isLive ? `Get ${title} ${describePlaces(game)}` : `${title} Is Coming ${describePlaces(game).replace(/^for/, 'to')}`,
    socialTitle: title,
    description: isLive
      ? `Install ${title} from ${stores}, ${priceText.toLowerCase()}.${scan}`
      : `${title} isn't in the stores yet. Leave your email and we'll tell you the day it launches. ${plan}`,
    keywords: keywords.slice(0, 6),
    heading: `Get ${title}`,
    updated,
    socialPicture: `${slug}/key-art`,
  };
}

/** What the page says below its heading: the price, or when the game comes. */
export function createGetLead(game: Game): string {
  return game.status === 'Live' ? getGameFacts(game).offer : text.soonLead;
}

export const family: PageFamily = {
  path: createGetPath(':slug'),
  module: 'get/get.tsx',
  part: 'storePages',
  order: 115,
  members: () => games.map(createGetPage),
};

export const text = {
  opening: 'Opening your store…',
  codeLine: "Point your phone's camera here.",
  soonLead: "Not in the stores yet. Leave your email and we'll tell you the day it launches.",
  soonButton: 'Tell Me When',
};
