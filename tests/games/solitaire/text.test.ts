import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { hints } from '#app/games/solitaire/hints.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { ANY_DEAL, DRAW_THREE, WINNABLE, DRAW, getFoundation, createState, createMove, type TableDrawing } from './test-table.ts';
import { text } from '#app/games/solitaire/text.ts';

const { announce, isRefused, refusal } = createTestPlay(rules, text);

describe('hints', () => {
  it('KLO16 list moves that make progress, best first, with reasons', () => {
    const state = createState({ columns: ['4C 2S | 9H', 'TS', 'AD', '9D', 'TC'], waste: '8S' });
    const moves = hints.moves(state);
    expect(moves.map((hint) => hints.why(state, hint))).toEqual([
      'Ace of diamonds goes to its foundation.',
      '9 of hearts goes onto 10 of spades and turns up a card.',
      '9 of hearts goes onto 10 of clubs and turns up a card.',
      '8 of spades goes onto 9 of hearts.',
      '8 of spades goes onto 9 of diamonds.',
    ]);
    for (const hint of moves) expect(isRefused(state, hint)).toBe(false);
  });

  it('KLO12 report that no useful move is left, but never that a game cannot be won', () => {
    const state = createState({ columns: ['KS', '5H | 9H', '9D'], waste: '5S', stock: '7S' });
    expect(text.status(state)).toBe('No more useful moves.');
    expect(announce(state, DRAW)).toBe('Drew 7 of spades. No more useful moves.');
    expect(rules.outcome(state)).toBeNull();
    expect(hints.moves(state)).toEqual([]);
  });

  it('KLO12 consider that drawing three skips cards', () => {
    const drawing: TableDrawing = { columns: ['KS', '5H | TH'], stock: '5S 9S 7S' };
    expect(text.status(createState(drawing))).not.toMatch(/No more useful moves/);
    expect(text.status(createState({ ...drawing, options: DRAW_THREE }))).toMatch(/No more useful moves/);
  });

  it('count a game as lost if no legal move is left', () => {
    const state = createState({ columns: ['3S | 9H', '9D'] });
    expect(rules.outcome(state)).toEqual({ result: 'lost' });
    expect(text.status(state)).toBe('No more moves.');
    expect(refusal(state, DRAW)).toBe('This game is over.');
  });
});

describe('announcements', () => {
  const state = createState({ columns: ['4C | 9H', 'TS', '', '3S | KH QS', 'AD'], waste: '7C', stock: '8S 2D 5S' });

  it.each([
    [state, createMove(0, 1), 'Moved 9 of hearts onto 10 of spades, turned up 4 of clubs'],
    [state, createMove(3, 2, 2), 'Moved King of hearts and 1 more to empty column 3, turned up 3 of spades'],
    [state, createMove(4, getFoundation(1)), 'Moved Ace of diamonds to its foundation'],
    [state, DRAW, 'Drew 8 of spades'],
    [{ ...state, drawn: 4 }, DRAW, 'Recycled the waste pile'],
    [{ ...state, options: DRAW_THREE }, DRAW, 'Drew 5 of spades'],
  ])('name what has moved, its target and what it turned up (%#)', (before, move, sentence) => {
    expect(announce(before, move)).toBe(sentence);
  });

  it('name the kind of deal', () => {
    expect(text.status(rules.start(WINNABLE, 7))).toBe('New deal (winnable)');
    expect(text.status(rules.start(ANY_DEAL, 7))).toBe('New deal');
  });
});
