// Everything that GameStatistics loads on demand, in one chunk.
export { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
export { readGameRecord } from './game-records.ts';
export { VariantFigures } from './variant-figures.tsx';
