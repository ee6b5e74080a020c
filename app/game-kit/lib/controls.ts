// Preferences and rows of key tables that several games share.

/** The preference that shows on-screen buttons: those of Snake and 2048 on every screen, those of Tetris before touch or mouse press its board. */
export const PADS = { id: 'pads', label: 'On-screen buttons' };

/** The rows of a key table for a grid that `moveInGrid` walks through. */
export function createGridKeys(cell: string) {
  return [
    { keys: ['Arrow keys'], action: `Move from ${cell} to ${cell}` },
    { keys: ['Home', 'End'], action: `Jump to the first or last ${cell} in the row` },
    { keys: ['Ctrl+Home', 'Ctrl+End'], action: `Jump to the first or last ${cell} on the board` },
  ];
}
