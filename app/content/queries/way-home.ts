// Finds where the results of a mini game lead: to the nearest of our games for phones, or to all of them. Used by loaders only.
import { games } from '#app/content/data/catalogue.ts';
import { getGameFacts } from '#app/content/data/game-facts.ts';
import { getPlayText, ourGames } from '#app/content/data/play-text.ts';
import { createGamePath } from '#app/content/paths.ts';
import { registry } from '#app/games/registry.ts';
import { findPagePath } from './page-table.ts';
import { findPicture } from './pictures.ts';

export type WayHome = NonNullable<ReturnType<typeof findWayHome>>;

const onPhones = games.filter(({ status, appStoreUrl, googlePlayUrl }) => status === 'Live' && (appStoreUrl ?? googlePlayUrl));

/** The text of the mini game names the nearest game. Null if there is nothing to lead to. */
export function findWayHome(id: string) {
  const slug = getPlayText(id).mobileGame?.slug;
  const nearest = onPhones.find((game) => game.slug === slug);
  const path = nearest ? createGamePath(nearest.slug) : findPagePath('/games');
  if (path === null || onPhones.length === 0) return null;
  return {
    text: nearest ? `${nearest.title}, ${getGameFacts(nearest).priceText.toLowerCase()} for your phone` : ourGames,
    icon: findPicture(nearest ? `${nearest.slug}/icon` : 'hero/apricot'),
    path,
    /** By the phone in hand. */
    stores: { ios: nearest?.appStoreUrl, android: nearest?.googlePlayUrl },
  };
}

/** Of all mini games, by ID. */
export function listWaysHome(): Readonly<Record<string, WayHome | null>> {
  return Object.fromEntries(registry.map(({ id }) => [id, findWayHome(id)]));
}
