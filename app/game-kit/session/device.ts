// What the device knows of its player, and a game together with that. The store holds it beside the session.
import type { MiniGame, Preferences } from '#app/game-kit/contract.ts';
import type { Environment } from './environment.ts';
import type { GameStorage, StorageWrite } from './persistence/persistence.ts';
import { withAddition, type Statistics } from './persistence/statistics.ts';

export interface Device {
  readonly statistics: Statistics; // of the variant that is played
  readonly preferences: Preferences;
  readonly prefersReducedMotion: boolean;
}

export interface GameOnDevice extends MiniGame {
  readonly device: Device;
}

export function readDevice(gameStorage: GameStorage, environment: Environment, variant: string): Device {
  return {
    statistics: gameStorage.loadStatistics(variant),
    preferences: gameStorage.loadPreferences(),
    prefersReducedMotion: environment.prefersReducedMotion(),
  };
}

/** The device after a write of the session, without what other tabs have written. */
export function applyWrite(device: Device, write: StorageWrite): Device {
  if (write.kind === 'statistics') return { ...device, statistics: withAddition(device.statistics, write.addition, write.better) };
  if (write.kind === 'preference') return { ...device, preferences: { ...device.preferences, [write.id]: write.value } };
  return device;
}
