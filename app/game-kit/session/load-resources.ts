// Loads the resources of variants before a session is created.
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import { createGameStorage } from './persistence/game-storage.ts';
import type { TextStorage } from './persistence/device-storage.ts';
import type { GameLink } from './game-link.ts';

type AnyRules = Pick<Rules<unknown, object, GameEvent, unknown>, 'variants'>;

/** Loads the resources of the variants with these ids; rejects if any of them fails. */
export async function loadResources({ variants }: AnyRules, ids: readonly (string | null | undefined)[]): Promise<void> {
  await Promise.all(variants.map(({ id, resources }) => ids.includes(id) && resources?.load()));
}

/** Loads the resources of the game that will be opened. Failures are ignored here: createInitialSession reports them. */
export async function loadInitialResources(id: string, rules: AnyRules, storage: TextStorage, link?: GameLink): Promise<void> {
  const gameStorage = createGameStorage(id, storage);
  const linked = link?.kind === 'game' ? link.variant.id : null;
  await loadResources(rules, [linked, gameStorage.peekVariantId() ?? gameStorage.loadVariantId()]).catch(() => {});
}
