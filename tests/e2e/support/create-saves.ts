// Played mini games for the device to bring back: each one is a save whose entries the rules themselves have played, to the end or halfway.
import { draw } from '#app/game-kit/lib/random.ts';
import { registry } from '#app/games/registry.ts';
import { took, type Player } from '#tests/bots/bot.ts';
import type { GameEvent, Result, Rules } from '#app/game-kit/rules.ts';
import type { Save } from '#app/game-kit/session/persistence/save.ts';
import { savedGame } from './seed-storage.ts';

const SEED = 2026;
const MOST_STEPS = 5000;
const MOST_ATTEMPTS = 8;

type AnyRules = Rules<unknown, object, GameEvent, unknown>;
type Entries = (object | number)[];

/** How somebody chooses among the sensible moves of a player: by chance, the best one, or any move at all. */
const WAYS = ['by chance', 'well', 'wildly'] as const;
type Way = (typeof WAYS)[number];

interface Whole {
  readonly seed: number;
  readonly entries: Entries;
  readonly result: Result | null;
}

/** A game from its start on, with all the time that is due, until it ends or goes on for too long. */
function wholeGame(rules: AnyRules, player: Player<unknown, object>, seed: number, way: Way, given: object[] = []): Whole {
  const entries: Entries = [];
  let state = rules.start(rules.variants[0].options, seed);
  let rng = seed;
  const roll = (sides: number): number => {
    let value: number;
    [value, rng] = draw(rng, sides);
    return value;
  };
  const choose = (moves: readonly object[]): object | number | undefined => {
    if (way === 'wildly') return player.randomMove(state, roll);
    const choice = way === 'well' || moves.length === 0 ? 0 : roll(moves.length);
    const due = rules.due?.(state) ?? null;
    return due !== null && (moves.length === 0 || (way === 'by chance' && choice === 0)) ? due : moves[choice];
  };
  for (let step = 0; rules.outcome(state) === null && step < MOST_STEPS; step += 1) {
    const due = rules.due?.(state) ?? null;
    const entry = given.shift() ?? (way === 'wildly' && due !== null && step % 4 === 0 ? due : choose(player.moves(state)));
    if (entry === undefined) break;
    const result = took(rules, state, entry);
    if ('refused' in result) continue;
    ({ state } = result);
    entries.push(entry);
  }
  return { seed, entries, result: rules.outcome(state)?.result ?? null };
}

interface Played {
  readonly rules: AnyRules;
  readonly player: Player<unknown, object>;
}

async function load(id: string): Promise<Played> {
  const [{ rules }, { player }] = (await Promise.all([import(`#app/games/${id}/rules/rules.ts`), import(`#tests/bots/${id}.ts`)])) as [
    Pick<Played, 'rules'>,
    Pick<Played, 'player'>,
  ];
  return { rules, player };
}

/** The save of a finished game, as the session writes it, with the wanted result if there is one; null when no such game is found soon. */
async function finishedSave(id: string, wanted?: Result): Promise<Save | null> {
  const { rules, player } = await load(id);
  const { seed, moves } = player.wholeGame ?? { seed: SEED, moves: [] };
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1)
    for (const way of WAYS) {
      const game = wholeGame(rules, player, seed + attempt, way, attempt === 0 && way === 'by chance' ? [...moves] : []);
      if (game.result !== null && (wanted === undefined || game.result === wanted)) return savedGame(rules, { ...game, counted: ['end'] });
    }
  return null;
}

/** The save of a game that was played as well as comes to an end, and left when `share` of it was over, from 0 to 1. */
export async function leftGame(id: string, share: number): Promise<Save> {
  const { rules, player } = await load(id);
  const { seed, moves } = player.wholeGame ?? { seed: SEED, moves: [] };
  const played = (way: Way) => wholeGame(rules, player, seed, way, [...moves]);
  const well = played('well');
  const { entries } = well.result === null ? played('by chance') : well;
  return savedGame(rules, { seed, entries: entries.slice(0, Math.ceil(entries.length * share)) });
}

/** The save of a finished game of each, by its key (see keepOnDevice); with the wanted result, those that come to it. */
export async function finishedGames(wanted?: Result): Promise<Readonly<Record<string, Save>>> {
  const saves = await Promise.all(registry.map(async ({ id }) => [`${id}.save`, await finishedSave(id, wanted)] as const));
  return Object.fromEntries(saves.flatMap(([key, save]) => (save ? [[key, save]] : [])));
}
