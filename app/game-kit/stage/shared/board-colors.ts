// How the boards of all mini games look; cabinet.module.css has their colors.
import type { Preference } from '#app/game-kit/contract.ts';

export const BOARD_COLORS = {
  id: 'look',
  label: 'Look of the boards',
  choices: [
    { id: 'toy-box', label: 'Toy box' },
    { id: 'garden', label: 'Garden' },
    { id: 'sea', label: 'Deep sea' },
  ],
} as const satisfies Preference;
