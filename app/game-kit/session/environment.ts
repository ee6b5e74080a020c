// What a session needs of the world; tests give it a world of their own.
import type { TextStorage } from './persistence/device-storage.ts';

export interface World {
  readonly storage: TextStorage;
  now(): number; // ms, monotonic
  seed(): number; // unsigned 32-bit
  isCalm(): boolean; // the visitor wants no motion
  after(ms: number, run: () => void): () => void; // returns what cancels it
  /** Calls back when another tab may have changed what the device keeps; returns what ends that. */
  watchOtherTabs(onChange: () => void): () => void;
  /** Writes while no other tab does, at once or soon. */
  writeAlone(write: () => void): void;
}
