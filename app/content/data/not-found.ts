// Texts for unknown URLs. The browser loads this file too, so it contains no counts, which would pull in the whole catalogue.

export const pageNotFound = {
  meta: {
    title: 'Page Not Found',
    description: "This page doesn't exist, or it has moved. Head back to the home page for our games and mini games.",
    keywords: ['page not found', '404', 'casual games'],
  },
  heading: 'Oops! Page not found',
  /** The `hider` is in one of them. */
  boxes: {
    label: 'Three toy boxes',
    hider: 'mouse',
    start: 'Find the Mouse',
    question: "Where's the mouse?",
    found: 'Found!',
  },
  lead: 'The address may have changed. Our games are all on the home page.',
};

export type ShellGameText = (typeof pageNotFound)['boxes'];

export const gameNotFound = {
  meta: {
    title: 'Game Not Found',
    description: "Sorry, we couldn't find the game you're looking for. See all of our games on the games page.",
    keywords: ['game not found', 'casual games', 'mobile games'],
  },
  heading: 'Game not found',
  lead: "Sorry, we couldn't find the game you're looking for.",
  othersTitle: 'Try One of These',
};
