// Tests that a game raises its version when its options, its timing or the boards of its seeds change: saves and links of the old one would
// open another game.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { allGames } from '#app/games/demos.ts';

/** The version of each game, and a hash of its variants and of what seed 1 deals in them. */
const RECORDED: Readonly<Record<string, string>> = {
  'tic-tac-toe': '1 5c0f4a8e',
  memory: '1 9c8b9463',
  'color-match': '1 bbafc82d',
  snake: '1 e9728ded',
  puzzle: '1 b4471317',
  hangman: '1 ee058995',
  minesweeper: '1 1836962d',
  wordle: '1 0781a99a',
  '2048': '1 22717046',
  sudoku: '1 f5733a50',
  solitaire: '1 cf5c6a99',
  tetris: '1 46c1f001',
  spider: '1 fc8db51b',
  freecell: '1 2fbd8431',
  'block-blitz': '1 7ce4b5a9',
};

it.each(allGames)('$title has the version of its options and boards', async ({ id, load }) => {
  const { rules } = (await load()).game;
  const dealt = rules.variants.map(({ id: variant, options, pace, resources }) => {
    const state = resources ? null : rules.start(options, 1);
    return { variant, options, pace, state, dueInMs: state && rules.dueInMs?.(state) };
  });
  const hash = createHash('sha256').update(JSON.stringify(dealt)).digest('hex').slice(0, 8);
  const recorded = RECORDED[id];
  const advice = `If a save or a link of the last release would open another game now, raise version in app/games/${id}/rules. Then record "${rules.version} ${hash}" here.`;
  if (recorded !== undefined) expect(`${rules.version} ${hash}`, advice).toBe(recorded);
});
