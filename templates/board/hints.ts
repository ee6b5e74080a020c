// Hints for Lamps: one of the presses that are left. Their order does not matter, and a second press takes back the first.
import type { Hints } from '#app/game-kit/contract.ts';
import { rules, type LampsMove, type LampsState } from './rules/rules.ts';

export const hints: Hints<LampsState, LampsMove> = {
  moves: (state) =>
    rules.outcome(state) ? [] : state.needsPress.flatMap((isNeeded, cell) => (isNeeded ? [{ type: 'press', cell } as const] : [])),
  why: () => 'Without this press, some lamp stays on.',
};
