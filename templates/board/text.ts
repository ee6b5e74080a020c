// Texts of Lamps: status line, figures and announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import { getPlaceName } from '#app/game-kit/lib/grid.ts';
import type { LampsEvent, LampsState } from './rules/rules.ts';

export const text: GameText<LampsState, LampsEvent> = {
  status: ({ isOn }) => (isOn.includes(true) ? `Still on: ${isOn.filter(Boolean).length}` : 'You Won!'),
  figures: ({ presses }) => [['Presses', presses]],
  announcement: (events, { isOn, size }) =>
    events.flatMap(({ cells }) => cells.map((cell) => `${getPlaceName(cell, size)} ${isOn[cell] ? 'on' : 'off'}`)).join('. ') || null,
};
