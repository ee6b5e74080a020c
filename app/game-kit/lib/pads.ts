// The preference that shows direction pads on screens without touch, for players who use only a mouse.
export const PADS = { id: 'pads', label: 'On-screen buttons' };
