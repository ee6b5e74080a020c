// What header and footer of every page say. The browser loads this file, so it contains no counts, which would pull in the whole catalogue.

export const frame = {
  searchExamples: 'Solitaire, castle, cheese…',
  playLink: 'Play free mini games',
};

/** The picture that stands beside the links of the menu on small screens. */
export const menuPicture = 'hero/mouse';

/** The toy box of the footer: the open box, the toys in it and its lid, in pictures of one size that lie on each other. Empty if there is none. */
export const toyBox: readonly string[] = ['toy-box/box', 'toy-box/toys', 'toy-box/lid'];
