// Two games to export, both with the rules of the template.
import type { LoadedGame } from '#app/arcade/statistics/game-records.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { Save } from '#app/game-kit/session/persistence/save.ts';
import { counter } from '#templates/mini-game/entry.ts';
import { game } from '#templates/mini-game/game.ts';

const create = (id: string): LoadedGame => ({ entry: { ...counter, id }, game: game as MiniGame });

export const beans = create('beans');
export const games: readonly LoadedGame[] = [beans, create('abacus')];

/** Creates a save of one of the games after its first move. */
export function createSave(seed: number, type = 'skip'): Save {
  const { version } = game.rules;
  return { version: 1, rules: version, variant: 'ten', seed, entries: [{ type }], elapsedMs: 0, counted: [], hints: 0, best: null };
}
