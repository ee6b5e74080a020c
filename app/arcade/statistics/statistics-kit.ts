// What a page needs to tell of one game's statistics; a chunk of its own.
export { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
export { readGameRecord } from './game-records.ts';
export { VariantFigures } from './variant-figures.tsx';
