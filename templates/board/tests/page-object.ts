// Page object of Lamps: plays the first move in a browser, for end-to-end tests that cover all games.
import { getButton, type FirstMove } from '#tests/e2e/support/arcade/first-move.ts';

export const firstMove: FirstMove = {
  play: (panel) => getButton(panel, /^Row 1, column 1, /).click(),
  locateEffect: (panel) => panel.getByText(/^Presses: [1-9]/).first(),
};
