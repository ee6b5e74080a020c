// Plays one move of Counter in a browser, for the journeys over all games.
import { button, type GamePlayer } from '#tests/e2e/support/first-move.ts';

export const player: GamePlayer = {
  act: (panel) => button(panel, /^Add \d$/).click(),
  trace: (panel) => panel.getByText(/^Count: [1-9]/).first(),
};
