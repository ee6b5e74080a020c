// Test bot: legal moves for Lamps, best first.
import type { Bot, Ending } from '#tests/games/bot.ts';
import { hints } from '#templates/board/hints.ts';
import type { LampsMove, LampsState } from '#templates/board/rules/rules.ts';

export const bot: Bot<LampsState, LampsMove> = {
  moves: hints.moves,
  randomMove: ({ isOn }, roll) => ({ type: 'press', cell: roll(isOn.length) }),
};

export const endings: readonly Ending[] = [
  { end: ({ isOn }) => ({ isOn: (isOn as readonly boolean[]).map(() => false), presses: 4 }), shares: ['4 presses'] },
];
