// What all games of the catalogue have in common, as their pages say it; the number of ratings is sample content to be replaced.

export const GENRE = 'Casual';
export const PLATFORMS = 'iOS, Android';

/** In US dollars; the games are paid for by ads. */
export const PRICE = 0;

/** How many players a game's rating comes from. */
export const RATING_COUNT = 1250;
