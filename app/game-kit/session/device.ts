// What the device knows of its player, and a game together with that. The store holds it beside the session.
import type { MiniGame, Preferences } from '#app/game-kit/contract.ts';
import type { Variant } from '#app/game-kit/rules.ts';
import type { Sources } from './new-game-options.ts';
import type { StorageWrite } from './persistence/game-storage.ts';
import { withAddition, type Statistics } from './persistence/statistics.ts';

export interface Device {
  readonly statistics: Statistics; // of the variant that is played
  readonly preferences: Preferences;
  readonly prefersReducedMotion: boolean;
  readonly words: number; // that this round has had, in games with a list of them
}

export interface GameOnDevice extends MiniGame {
  readonly device: Device;
}

export function readDevice({ game, gameStorage, environment }: Sources, { id, options }: Variant<unknown>): Device {
  const list = game.rules.words?.getList(options).list;
  return {
    statistics: gameStorage.loadStatistics(id),
    preferences: gameStorage.loadPreferences(),
    prefersReducedMotion: environment.prefersReducedMotion(),
    words: list === undefined ? 0 : (gameStorage.loadRounds()[list]?.length ?? 0),
  };
}

/** The device after a write of the session, without what other tabs have written. */
export function applyWrite(device: Device, write: StorageWrite): Device {
  if (write.kind === 'statistics') return { ...device, statistics: withAddition(device.statistics, write.addition, write.better) };
  if (write.kind === 'preference') return { ...device, preferences: { ...device.preferences, [write.id]: write.value } };
  if (write.kind === 'word') return { ...device, words: device.words < write.round ? device.words + 1 : 1 };
  return device;
}
