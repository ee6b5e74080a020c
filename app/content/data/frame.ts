// What the frame of every page says. The browser loads this file, so it contains no counts, which would pull in the whole catalogue.

export const frame = {
  searchExamples: 'Solitaire, castle, cheese…',
  playLink: 'Play free mini games',
  /** Below stories, reviews and quotes of which one is marked as a sample. */
  sampleNote: 'Some names, quotes and figures on this site are examples.',
};

/** The picture that stands beside the links of the menu on small screens. */
export const menuPicture = 'hero/mouse';

/** The toy box of the footer: the open box, the toys in it and its lid, in pictures of one size that lie on each other. Empty if there is none. */
export const toyBox: readonly string[] = ['toy-box/box', 'toy-box/toys', 'toy-box/lid'];
