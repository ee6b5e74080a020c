// Everything a session needs from outside (clock, storage, timers, random seed); tests pass a fake.
import type { TextStorage } from './persistence/device-storage.ts';

export interface Environment {
  readonly storage: TextStorage;
  now(): number; // ms, monotonic
  createSeed(): number; // unsigned 32-bit
  prefersReducedMotion(): boolean;
  setTimer(ms: number, run: () => void): () => void; // returns a cancel function
  /** Returns true once in a visit: then the game says that the device stores nothing. */
  claimStorageWarning(): boolean;
  /** Calls back when another tab may have changed the stored data; returns an unsubscribe function. */
  watchOtherTabs(onChange: () => void): () => void;
  /** Runs `write` under a lock shared by all tabs, immediately or a little later. */
  writeExclusively(write: () => void): void;
}
