// What a page needs to tell of one game's statistics; a chunk of its own.
export { deviceStorage } from '#app/mini-games/session/device-storage.ts';
export { recordOf } from './records.ts';
export { VariantFigures } from './variant-figures.tsx';
