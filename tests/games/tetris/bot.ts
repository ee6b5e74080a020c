// Test bot: legal moves for Tetris, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { KEYS } from '#app/games/tetris/rules/held-keys.ts';
import { rules, type TetrisMove } from '#app/games/tetris/rules/rules.ts';
import { TURN_WAYS } from '#app/games/tetris/rules/shapes.ts';
import type { TetrisState } from '#app/games/tetris/rules/state.ts';

const MOVES: readonly TetrisMove[] = [
  { type: 'hard-drop' },
  ...TURN_WAYS.map((turn): TetrisMove => ({ type: 'rotate', turn })),
  ...KEYS.map((key): TetrisMove => ({ type: 'press', key })),
  { type: 'hold' },
  { type: 'release-all' },
];

const SEED = 2026;
const DROPS_TO_THE_TOP = 20;

export const bot: Bot<TetrisState, TetrisMove> = {
  moves: (state) => (state.isStarted ? MOVES.filter((move) => 'state' in rules.play(state, move)) : [{ type: 'start' }]),
  wholeGame: {
    seed: SEED,
    moves: [{ type: 'start' }, ...Array.from({ length: DROPS_TO_THE_TOP }, (): TetrisMove => ({ type: 'hard-drop' }))],
  },
  randomMove(_, roll) {
    const kind = roll(9);
    const key = KEYS[roll(KEYS.length)] ?? 'left';
    if (kind < 2) return { type: 'press', key };
    if (kind < 4) return { type: 'release', key };
    if (kind < 6) return { type: 'rotate', turn: TURN_WAYS[roll(TURN_WAYS.length)] ?? 'clockwise' };
    if (kind === 6) return { type: 'start' };
    return { type: kind === 7 ? 'hold' : 'hard-drop' };
  },
};

export const endings: readonly Ending[] = [
  { end: { isStarted: true, lines: 41, score: 12_300 }, shares: ['12,300 points', '41 lines', 'level 5'] },
  {
    variant: 'sprint',
    end: { isStarted: true, lines: 40, score: 9_000 },
    shares: ['40 lines in 2:41.00', 'Can you beat 2:41.00?'],
    hides: '9,000',
    impossible: [9990],
  },
  { variant: 'sprint', end: { isStarted: true, lines: 23, score: 3_100 }, shares: ['23 of 40 lines'] },
];
