// Loads every game of the registry, and the demos, with their test bots and invariants.
import { allGames } from '#app/games/demos.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import type { SoakGame } from './soak.ts';

export type AnySoakGame = SoakGame<unknown, object, GameEvent, unknown>;

export async function loadSoakGame(id: string, title: string): Promise<AnySoakGame> {
  const [{ rules }, { bot }, { invariants }] = (await Promise.all([
    import(`#app/games/${id}/rules/rules.ts`),
    import(`#tests/bots/${id}.ts`),
    import(`#tests/invariants/${id}.ts`),
  ])) as [Pick<AnySoakGame, 'rules'>, Pick<AnySoakGame, 'bot'>, Pick<AnySoakGame, 'invariants'>];
  await Promise.all(rules.variants.map(({ resources }) => resources?.load()));
  return { title, rules, bot, invariants };
}

/** Loads every game of the registry, in registry order, and then the demos. */
export function loadSoakGames(): Promise<AnySoakGame[]> {
  return Promise.all(allGames.map(({ id, title }) => loadSoakGame(id, title)));
}
