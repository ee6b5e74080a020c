// The preference that shows on-screen buttons: those of Snake and 2048 on every screen, those of Tetris on screens without touch.
export const PADS = { id: 'pads', label: 'On-screen buttons' };
