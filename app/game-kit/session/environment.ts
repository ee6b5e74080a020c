// What a session needs of the world; tests give it a world of their own.
import type { TextStorage } from './persistence/device-storage.ts';

export interface Environment {
  readonly storage: TextStorage;
  now(): number; // ms, monotonic
  createSeed(): number; // unsigned 32-bit
  prefersReducedMotion(): boolean; // the visitor wants no motion
  setTimer(ms: number, run: () => void): () => void; // returns what cancels it
  /** Calls back when another tab may have changed what the device keeps; returns what ends that. */
  watchOtherTabs(onChange: () => void): () => void;
  /** Writes while no other tab does, at once or soon. */
  writeExclusively(write: () => void): void;
}
