// Tests that a game raises its version when its options, its timing, the boards of its seeds or what moves make of them change: saves and
// links of the old one would open another game.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadGames, type GameUnderTest } from '#tests/unit/game-kit/load-games.ts';
import { applyMoveOrTime, createRoll } from './bot.ts';

/** The version of each game, and a hash of its variants and of what seed 1 deals in them, before and after some moves. */
const RECORDED: Readonly<Record<string, string>> = {
  'tic-tac-toe': '1 14322726',
  memory: '1 61083abb',
  'color-match': '1 bb6ff77b',
  snake: '1 1698e03e',
  puzzle: '1 e31c07b5',
  hangman: '1 3405cc72',
  minesweeper: '1 d2dc4694',
  wordle: '1 2a9ce501',
  '2048': '1 a1802f72',
  sudoku: '1 1b589492',
  solitaire: '1 62ee14b7',
  tetris: '1 1e5deac9',
  spider: '1 2217b8ca',
  freecell: '1 5e04081e',
  'block-blitz': '1 3905ec99',
};

const MOVES = 300;

/** Plays moves that depend on the rules and a seed alone, and lets time pass in between. Returns where they lead. */
function playOn({ game: { rules }, bot }: GameUnderTest, start: unknown): unknown {
  const roll = createRoll(1);
  let state = start;
  for (let count = 0; count < MOVES; count += 1) {
    const result = applyMoveOrTime(rules, state, count % 4 === 3 ? (rules.dueInMs?.(state) ?? 0) : bot.randomMove(state, roll));
    if ('state' in result) ({ state } = result);
  }
  return state;
}

it.each(await loadGames())('$title has the version of its options, its boards and what moves make of them', (tested) => {
  const { rules } = tested.game;
  const dealt = rules.variants.map(({ id: variant, options, pace, resources }) => {
    const state = resources ? null : rules.start(options, 1);
    return { variant, options, pace, state, dueInMs: state && rules.dueInMs?.(state), played: state && playOn(tested, state) };
  });
  const hash = createHash('sha256').update(JSON.stringify(dealt)).digest('hex').slice(0, 8);
  const { id } = tested.entry;
  const recorded = RECORDED[id];
  const advice = `If a save or a link of the last release would open another game now, raise version in app/games/${id}/rules. Then record "${rules.version} ${hash}" here.`;
  if (recorded !== undefined) expect(`${rules.version} ${hash}`, advice).toBe(recorded);
});
