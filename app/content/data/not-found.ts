// Texts for unknown URLs. The browser loads this file too, so it contains no counts, which would pull in the whole catalogue.
import type { PageMetaText } from '#app/content/schema/page-schema.ts';

interface NotFoundText {
  readonly meta: PageMetaText;
  readonly lead: string;
}

export const pageNotFound: NotFoundText & { readonly heading: string; readonly pictureAlt: string } = {
  meta: {
    title: 'Page Not Found',
    description: "This page doesn't exist, or it has moved. Head back to the home page for our games and mini games.",
    keywords: ['page not found', '404', 'casual games'],
  },
  heading: 'Oops! Page not found',
  pictureAlt: 'A puzzled toy mouse peers over the edge of an open red box',
  lead: 'The address may have changed. Our games are all on the home page.',
};

export const gameNotFound: NotFoundText & { readonly heading: string; readonly othersTitle: string } = {
  meta: {
    title: 'Game Not Found',
    description: "Sorry, we couldn't find the game you're looking for. See all of our games on the games page.",
    keywords: ['game not found', 'casual games', 'mobile games'],
  },
  heading: 'Game not found',
  lead: "Sorry, we couldn't find the game you're looking for.",
  othersTitle: 'Try One of These',
};
