// The rows of a key table for a grid that `moveInGrid` walks through.

export function createGridKeys(cell: string) {
  return [
    { keys: ['Arrow keys'], action: `Move from ${cell} to ${cell}` },
    { keys: ['Home', 'End'], action: `Jump to the first or last ${cell} in the row` },
    { keys: ['Ctrl+Home', 'Ctrl+End'], action: `Jump to the first or last ${cell} on the board` },
  ];
}
