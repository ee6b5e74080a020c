// What all games of the catalogue have in common, as their pages say it; the number of ratings and what is said of ads and purchases are sample content to be replaced.

import type { Game } from '#app/content/schema/game-schema.ts';

export const GENRE = 'Casual';

/** In US dollars; the games are paid for by ads. */
export const PRICE = 0;

/** What pays for the games, and what they sell, as every page says it. */
export const ADS = 'Between rounds';
export const PURCHASES = 'None';

/** How many players a game's rating comes from. */
export const RATING_COUNT = 1250;

/** Where a game runs, as in "iOS, Android": both, unless it is out in one store alone. */
export function formatPlatforms({ status, appStoreUrl, googlePlayUrl }: Pick<Game, 'status' | 'appStoreUrl' | 'googlePlayUrl'>): string {
  const isReleased = status === 'Live';
  return [...(isReleased && !appStoreUrl ? [] : ['iOS']), ...(isReleased && !googlePlayUrl ? [] : ['Android'])].join(', ');
}
