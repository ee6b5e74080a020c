// Finished mini games for the device to bring back: each one is a save whose entries the rules themselves have played to the end.
import { draw } from '#app/mini-games/lib/rng.ts';
import { registry } from '#app/mini-games/registry.ts';
import { took, type Player } from '#app/mini-games/player.ts';
import type { GameEvent, Rules } from '#app/mini-games/rules.ts';
import type { Save } from '#app/mini-games/session/save.ts';
import { savedGame } from './saved-game.ts';

const SEED = 2026;
const MOST_STEPS = 5000;

type AnyRules = Rules<unknown, object, GameEvent, unknown>;
type Entries = (object | number)[];

/** A whole game: its player's own one, or one by chance among sensible moves, with all the time that is due. */
function wholeGame(rules: AnyRules, player: Player<unknown, object>): { readonly seed: number; readonly entries: Entries } {
  const seed = player.wholeGame?.seed ?? SEED;
  const given = [...(player.wholeGame?.moves ?? [])];
  const entries: Entries = [];
  let state = rules.start(rules.variants[0].options, seed);
  let rng = seed;
  while (rules.outcome(state) === null && entries.length < MOST_STEPS) {
    const moves = player.moves(state);
    let choice = 0;
    if (moves.length > 0) [choice, rng] = draw(rng, moves.length);
    const due = rules.due?.(state) ?? null;
    const entry = given.shift() ?? (due !== null && (moves.length === 0 || choice === 0) ? due : moves[choice]);
    if (entry === undefined) break;
    const result = took(rules, state, entry);
    if ('refused' in result) continue;
    ({ state } = result);
    entries.push(entry);
  }
  return { seed, entries };
}

/** The save of a finished game, as the session writes it. */
async function finishedSave(id: string): Promise<Save> {
  const [{ rules }, { player }] = (await Promise.all([
    import(`../../app/mini-games/${id}/rules/rules.ts`),
    import(`../../app/mini-games/${id}/player.ts`),
  ])) as [{ rules: AnyRules }, { player: Player<unknown, object> }];
  return savedGame(rules, { ...wholeGame(rules, player), counted: ['end'] });
}

/** The save of a finished game of each, by its key (see keepOnDevice). */
export async function finishedGames(): Promise<Readonly<Record<string, Save>>> {
  return Object.fromEntries(await Promise.all(registry.map(async ({ id }) => [`${id}.save`, await finishedSave(id)] as const)));
}
