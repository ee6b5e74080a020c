// Facts that the games of the catalogue share, unless a game says otherwise. The number of ratings and the statements about ads and
// purchases are sample content to be replaced.

import { isWindowOver } from '#app/content/format/release-window.ts';
import type { Game } from '#app/content/schema/game-schema.ts';

const GENRE = 'Casual';

/** What prices are in. */
export const CURRENCY = 'USD';

/** The games are financed by ads. */
const PRICE = 0;

/** The texts about ads and purchases on every game's page; 'None' if it has none. */
const ADS = 'Between rounds';
const PURCHASES = 'None';

/** Number of ratings behind a game's average. */
const RATING_COUNT = 1250;

/** What a game runs on; without `platforms`, iOS and Android, and after the release only those whose store has it. */
function listPlatforms({ status, platforms, appStoreUrl, googlePlayUrl }: Game): readonly string[] {
  const isReleased = status === 'Live';
  return platforms ?? [...(isReleased && !appStoreUrl ? [] : ['iOS']), ...(isReleased && !googlePlayUrl ? [] : ['Android'])];
}

/** What a game costs: "Free" or "$2.99". */
function formatPrice(price: number): string {
  return price === 0 ? 'Free' : new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY }).format(price);
}

/** When a game is planned for, as long as that is not over. */
export function getReleaseWindow({ status, releaseWindow }: Game, today = new Date().toISOString().slice(0, 10)): string | undefined {
  return status === 'Live' || releaseWindow === undefined || isWindowOver(releaseWindow, today) ? undefined : releaseWindow;
}

/** What a game says of itself, or shares with all others. */
export function getGameFacts(game: Game) {
  const { genre = GENRE, price = PRICE, ads = ADS, purchases = PURCHASES, ratingCount = RATING_COUNT } = game;
  const platforms = listPlatforms(game);
  const priceText = formatPrice(price);
  const releaseWindow = getReleaseWindow(game);
  return {
    genre,
    price,
    priceText,
    ads,
    purchases,
    /** 0 as long as nobody has rated it. */
    ratingCount: game.rating === 0 ? 0 : ratingCount,
    platforms: platforms.join(', '),
    offer: `${priceText}, ${ads === 'None' ? 'no ads' : 'with ads'}`,
    /** Of a game that is not out yet. */
    stage: game.status === 'Live' ? null : releaseWindow === undefined ? 'In development' : `Planned for ${releaseWindow}`,
    plan: `It'll ${price === 0 ? 'be free' : `cost ${priceText}`}.`,
  };
}

interface GameStore {
  readonly store: 'app-store' | 'google-play' | 'other';
  readonly name: string; // in a sentence: the App Store, Steam
  readonly url: string;
}

/** The stores that have a game, those of phones first. */
export function listStores({ appStoreUrl, googlePlayUrl, stores = [] }: Game): readonly GameStore[] {
  return [
    ...(appStoreUrl ? [{ store: 'app-store', name: 'the App Store', url: appStoreUrl } as const] : []),
    ...(googlePlayUrl ? [{ store: 'google-play', name: 'Google Play', url: googlePlayUrl } as const] : []),
    ...stores.map(({ name, url }) => ({ store: 'other', name, url }) as const),
  ];
}
