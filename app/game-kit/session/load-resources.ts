// What the variants of a game need before they are played, loaded ahead of the session.
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import { createGameStorage } from './persistence/persistence.ts';
import type { TextStorage } from './persistence/device-storage.ts';
import type { GameLink } from './game-link.ts';

type AnyRules = Pick<Rules<unknown, object, GameEvent, unknown>, 'variants'>;

/** Loads what the variants with these ids need; rejects when something of it does not arrive. */
export async function loadResources({ variants }: AnyRules, ids: readonly (string | null | undefined)[]): Promise<void> {
  await Promise.all(variants.filter(({ id }) => ids.includes(id)).map(({ resources }) => resources?.load()));
}

/** Loads what the game needs that will be there when the visitor comes. What does not arrive is the opening's to tell. */
export async function loadInitialResources(id: string, rules: AnyRules, storage: TextStorage, link?: GameLink): Promise<void> {
  const gameStorage = createGameStorage(id, storage);
  const linked = link?.kind === 'game' ? link.variant.id : null;
  await loadResources(rules, [linked, gameStorage.loadSave()?.variant ?? gameStorage.loadVariantId()]).catch(() => {});
}
