// Page object: plays one move of Counter in a browser, for the end-to-end tests of all games.
import { getButton, type FirstMove } from '#tests/e2e/support/first-move.ts';

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, /^Add \d$/).click(),
  locateEffect: (panel) => panel.getByText(/^Count: [1-9]/).first(),
};
