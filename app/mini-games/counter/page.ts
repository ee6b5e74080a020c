// The counter as its player meets it.
import { button, type GamePlayer } from '#e2e/support/game-player.ts';

export const player: GamePlayer = {
  act: (panel) => button(panel, /^Add \d$/).click(),
  trace: (panel) => panel.getByText(/^Count: [1-9]/).first(),
};
