// The preference for the color theme of all boards; game-frame.module.css defines the colors.
import type { Preference } from '#app/game-kit/contract.ts';

export const BOARD_COLORS = {
  id: 'look',
  label: 'Board theme',
  choices: [
    { id: 'toy-box', label: 'Toy box' },
    { id: 'garden', label: 'Garden' },
    { id: 'sea', label: 'Deep sea' },
  ],
} as const satisfies Preference;
