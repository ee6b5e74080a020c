// What header and footer of every page say. The browser loads this file, so it contains no counts, which would pull in the whole catalogue.

export const frame = {
  searchExamples: 'Solitaire, castle, cheese…',
  playLink: 'Play free mini games',
};
