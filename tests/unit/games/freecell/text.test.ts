// What FreeCell says and shares.
import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { game } from '#app/games/freecell/game.ts';
import { UNWINNABLE_DEAL } from '#app/games/freecell/rules/deal.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import type { FreeCellMove } from '#app/games/freecell/rules/moves.ts';
import { createTable, type FreeCellState } from '#app/games/freecell/rules/table.ts';
import { text } from '#app/games/freecell/text.ts';
import { createMove, createState, getCell, SPADES } from './test-table.ts';

const { after, events, waitBeats } = createTestPlay(rules);
const almost = createState({ columns: ['KS QS'], home: 'JS KH KC KD' });
const won = waitBeats(almost, 3);
const stuck = createState({ columns: Array.from({ length: 8 }, (_, index) => (index % 2 ? 'KS' : 'KH')), cells: '2S 4S 6S 8S' });

function getAnnouncement(state: FreeCellState, move: FreeCellMove): string | null | undefined {
  return text.announcement?.(events(state, move), after(state, move));
}

describe('announcements', () => {
  it('name the cards of a move and their place', () => {
    const state = createState({ columns: ['2C 9H 8S', 'TS', '', '3D AS'] });
    expect(getAnnouncement(state, createMove(0, 1, 2))).toBe('Moved 9 of hearts and 1 more onto 10 of spades');
    expect(getAnnouncement(state, createMove(0, 2))).toBe('Moved 8 of spades to empty column 3');
    expect(getAnnouncement(state, createMove(0, getCell(1)))).toBe('Moved 8 of spades to a free cell');
    expect(getAnnouncement(state, createMove(3, SPADES))).toBe('Moved Ace of spades to its foundation');
  });

  it('name the last free place', () => {
    const last = { ...stuck, columns: stuck.columns.with(0, [...(stuck.columns[0] ?? []), 50]), cells: stuck.cells.with(3, -1) };
    expect(getAnnouncement(last, createMove(0, getCell(4)))).toMatch(/ to a free cell\. No more moves\.$/);
  });

  it('say once that the cards go home by themselves, and then that the game is won', () => {
    const announceStep = (state: FreeCellState, ms: number) => {
      const step = rules.advance?.(state, ms);
      if (!step || 'refused' in step) throw new Error('No card goes home');
      return text.announcement?.(step.events, step.state);
    };
    expect(announceStep(almost, 500)).toMatch(/to the foundations$/);
    expect(announceStep(waitBeats(almost), 80)).toBeNull();
    expect(text.announcement?.([], { ...won, moves: 97 })).toMatch(/^You won! .* 97$/);
  });

  it('say nothing more of the card that completes a foundation', () => {
    const king = createState({ columns: ['KS', '2H'], home: 'QS' });
    expect(getAnnouncement(king, createMove(0, SPADES))).toBe('Moved King of spades to its foundation');
  });
});

it('the status counts free cells, and says how the game ended', () => {
  expect(text.status(createTable(1))).toBe('New deal');
  expect(text.status(createTable(UNWINNABLE_DEAL))).toMatch(/no one can win/);
  expect(text.status({ ...createState({ cells: '2S' }), moves: 1 })).toBe('Free cells: 3');
  expect(text.status(stuck)).toBe('No more moves.');
  expect(text.status(won)).toBe('You won!');
});

it('deal and moves stand beside the board', () => {
  expect(text.figures?.({ ...createTable(617), moves: 4 }, {} as never).map(([, figure]) => figure)).toEqual(['617', 4]);
});

it('a result names the deal, and the moves and time of a win', () => {
  const { score, summary, sharedFigures } = game.results ?? {};
  expect(score?.getScore({ ...won, moves: 97 })).toBe(97);
  expect(summary?.(createTable(617))).toEqual(['Deal: 617']);
  expect(sharedFigures?.(createTable(617), '2:05')).toEqual(['deal 617']);
  expect(sharedFigures?.({ ...won, moves: 97 }, '2:05')).toEqual(['deal 1', '97 moves in 2:05']);
});
