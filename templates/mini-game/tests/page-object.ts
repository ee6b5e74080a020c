// Page object of Counter: plays the first move in a browser, for end-to-end tests that cover all games.
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, /^Add \d$/).click(),
  locateEffect: (panel) => panel.getByText(/^Count: [1-9]/).first(),
};
