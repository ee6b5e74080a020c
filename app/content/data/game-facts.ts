// Facts that all games of the catalogue share. The number of ratings and the statements about ads and purchases are sample content to be
// replaced.

import type { Game } from '#app/content/schema/game-schema.ts';

export const GENRE = 'Casual';

/** In US dollars. The games are financed by ads. */
export const PRICE = 0;

/** The texts about ads and purchases on every game's page. */
export const ADS = 'Between rounds';
export const PURCHASES = 'None';

/** Number of ratings behind a game's average. */
export const RATING_COUNT = 1250;

/** "iOS, Android", or only one of them if the game is in only one store. */
export function formatPlatforms({ status, appStoreUrl, googlePlayUrl }: Pick<Game, 'status' | 'appStoreUrl' | 'googlePlayUrl'>): string {
  const isReleased = status === 'Live';
  return [...(isReleased && !appStoreUrl ? [] : ['iOS']), ...(isReleased && !googlePlayUrl ? [] : ['Android'])].join(', ');
}
