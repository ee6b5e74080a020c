// What the site has. A part that is `false` is in no page, menu, list, feed or file of the site, and its code is not loaded. The mini games,
// in the order of their tiles, are the list in app/games/registry.ts.

/** /press: facts, pictures, the archive and the fact sheets. */
export const pressKit: boolean = true;
/** /jobs. */
export const jobs: boolean = true;
/** /parents. */
export const parents: boolean = true;
/** "What's New" on the pages of the games, and /releases.xml, the feed of all of them. */
export const releases: boolean = true;
/** /get/…, which leads a phone to its store. Without it, codes lead to the page of the game. */
export const storePages: boolean = true;
/** /data-deletion, which the stores ask for. */
export const dataDeletion: boolean = true;
/** /games/…/play: games of the catalogue to try in the browser. */
export const demos: boolean = true;
/** /play/…/daily, and today's boards on the home page and in the arcade. */
export const dailyBoards: boolean = true;
/** /play/statistics. */
export const statistics: boolean = true;
/** Mini games without a network. A build without this removes an installed service worker from devices. */
export const offline: boolean = true;
