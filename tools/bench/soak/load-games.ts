// The games of the soak: those of the registry, each with the player and the invariants in its own folder.
import { registry } from '#app/games/registry.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import type { Soaked } from './soak.ts';

export type AnySoaked = Soaked<unknown, object, GameEvent, unknown>;

/** What a game's folder holds for its tests. */
export async function soakedGame(id: string, title: string): Promise<AnySoaked> {
  const [{ rules }, { player }, { invariants }] = (await Promise.all([
    import(`#app/games/${id}/rules/rules.ts`),
    import(`#tests/bots/${id}.ts`),
    import(`#tests/invariants/${id}.ts`),
  ])) as [Pick<AnySoaked, 'rules'>, Pick<AnySoaked, 'player'>, Pick<AnySoaked, 'invariants'>];
  await Promise.all(rules.variants.map(({ needs }) => needs?.load()));
  return { title, rules, player, invariants };
}

/** Every game of the registry, in the order of the tiles. */
export function soakedGames(): Promise<AnySoaked[]> {
  return Promise.all(registry.map(({ id, title }) => soakedGame(id, title)));
}
