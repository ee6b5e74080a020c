import { describe, expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { game } from '#app/games/tic-tac-toe/game.ts';
import { hints } from '#app/games/tic-tac-toe/hints.ts';
import { describeSides, text } from '#app/games/tic-tac-toe/text.ts';
import { invariants } from './invariants.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { findEmptyCells, getWinner, findWinningLines, type Board, type Mark } from '#app/games/tic-tac-toe/rules/board.ts';
import { isComputersTurn, OPPONENTS, rules, type TicTacToeState } from '#app/games/tic-tac-toe/rules/rules.ts';

const TWO_PLAYERS = rules.variants[0].options;
const { after, announce, isRefused, advance, refusal, waitBeats } = createTestPlay(rules, text);

/** Parses a drawing, row by row: 'X.O ... ..X'. */
function parseBoard(drawing: string): Board {
  return [...drawing.replaceAll(' ', '')].map((cell) => (cell === 'X' || cell === 'O' ? cell : null));
}

function createState(drawing: string, next: Mark, options = TWO_PLAYERS): TicTacToeState {
  return { ...options, board: parseBoard(drawing), next, rng: 1 };
}

function playCells(cells: readonly number[], options = TWO_PLAYERS): TicTacToeState {
  return after(rules.start(options, 7), ...cells.map((cell) => ({ type: 'mark', cell }) as const));
}

describe('two players', () => {
  it('TTT1 start with X and take turns', () => {
    expect(text.status(playCells([]))).toBe('Next player: X');
    expect(text.status(playCells([4]))).toBe('Next player: O');
    expect(text.status(playCells([4, 0]))).toBe('Next player: X');
  });

  it('TTT1 cannot play a taken cell, an invalid cell, or any cell after the end', () => {
    const taken = playCells([4]);
    expect(refusal(taken, { type: 'mark', cell: 4 })).toBe('That cell is taken.');
    for (const cell of [-1, 9, 1.5, Number.NaN]) expect(refusal(taken, { type: 'mark', cell })).toBe("There's no such cell.");
    expect(isRefused(playCells([0, 3, 1, 4, 2]), { type: 'mark', cell: 8 })).toBe(true);
  });

  it('TTT2 complete two lines with one move', () => {
    const double = after(createState('X.X OXO OXO', 'X'), { type: 'mark', cell: 1 });
    expect(findWinningLines(double.board)).toEqual([
      [0, 1, 2],
      [1, 4, 7],
    ]);
  });
});

/** Plays every possible human reply against the computer, checks each board, calls `atEnd` at each end and returns how many there were. */
function playEveryLine(state: TicTacToeState, atEnd: (state: TicTacToeState) => void): number {
  invariants.checkState(state);
  if (rules.outcome(state)) {
    atEnd(state);
    return 1;
  }
  if (isComputersTurn(state)) return playEveryLine(waitBeats(state), atEnd);
  return findEmptyCells(state.board).reduce((ends, cell) => ends + playEveryLine(after(state, { type: 'mark', cell }), atEnd), 0);
}

describe('the computer', () => {
  it('TTT5 never loses at the hardest level, against any human line', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const start = rules.start({ opponent: 'hard', computer: 'O' }, seed);
      const ends = playEveryLine(start, (state) => expect(getWinner(state.board)).not.toBe('X'));
      expect(ends).toBeGreaterThan(20);
    }
  });

  it.each([
    ['a win before a block', 'OO. XX. ...', 2],
    ['a line at once before a fork that wins later', 'OO. X.. ..X', 2],
    ['the longer defense before a loss at once', 'XO. .X. ...', 8],
  ] as const)('TTT6 takes %s, as do its hints: %s', (_, drawing, cell) => {
    const state = createState(drawing, 'O', { opponent: 'hard', computer: 'O' });
    const replies = Array.from({ length: 40 }, (_each, rng) => waitBeats({ ...state, rng }).board);
    expect(replies).toEqual(replies.map(() => state.board.with(cell, 'O')));
    expect(hints.moves({ ...state, computer: null })[0]).toEqual({ type: 'mark', cell });
  });

  it.each([
    ['OO. XX. ...', 'OOO XX. ...'], // a win before a block
    ['O.. XX. ...', 'O.. XXO ...'], // a block
  ])('looks one move ahead at the medium level: %s becomes %s', (drawing, reply) => {
    for (let rng = 0; rng < 20; rng += 1)
      expect(waitBeats({ ...createState(drawing, 'O', { opponent: 'medium', computer: 'O' }), rng }).board).toEqual(parseBoard(reply));
  });

  it('can be beaten at the medium level, but never misses a line', () => {
    const ends = new Set<Mark | null>();
    for (let seed = 0; seed < 5; seed += 1)
      playEveryLine(rules.start({ opponent: 'medium', computer: 'O' }, seed), ({ board: end }) => ends.add(getWinner(end)));
    expect(ends).toEqual(new Set(['X', 'O', null]));
  });

  it('TTT8 blocks the board while it thinks, and is due after a delay', () => {
    const thinking = after(rules.start({ opponent: 'hard', computer: 'O' }, 3), { type: 'mark', cell: 0 });
    expect(refusal(thinking, { type: 'mark', cell: 1 })).toBe('The computer is thinking.');
    const dueMs = rules.dueInMs?.(thinking) ?? 0;
    expect(advance(thinking, dueMs - 1)).toBe(thinking);
    expect(rules.dueInMs?.(advance(thinking, dueMs))).toBeNull();
  });

  it('TTT9 chooses among equally good cells by the seed', () => {
    const state = createState('... .X. ...', 'O', { opponent: 'hard', computer: 'O' });
    const replies = new Set(Array.from({ length: 40 }, (_, rng) => JSON.stringify(waitBeats({ ...state, rng }).board)));
    expect(replies.size).toBe(4);
  });

  it('TTT13 answers the single mark that it was called with, and no game under way takes that mark', () => {
    const first = { type: 'mark', cell: 8, isFirst: true } as const;
    const called = rules.start({ opponent: 'medium', computer: 'O' }, 3);
    expect(isComputersTurn(after(called, first))).toBe(true);
    expect(after(called, first).board).toEqual(parseBoard('... ... ..X'));
    for (const under of [playCells([4]), playCells([8])]) expect(refusal(under, first)).toBeNull();
  });

  it('TTT12 does not reply in games of two players', () => {
    const state = playCells([4]);
    expect(rules.dueInMs?.(state)).toBeNull();
    expect(advance(state, 60_000)).toBe(state);
    expect(new Set(rules.variants.map(({ options }) => options.opponent))).toEqual(new Set(OPPONENTS));
  });
});

it('TTT2 TTT3 TTT4 counts results by winner', () => {
  expect(text.status(playCells([0, 3, 1, 4, 2]))).toBe('Winner: X');
  expect(rules.outcome(playCells([0, 3, 1, 4, 2]))).toEqual({ result: 'won', id: 'x' });
  expect(rules.outcome(playCells([0, 1, 2, 4, 3, 5, 7, 6, 8]))).toEqual({ result: 'draw', id: 'draw' });
  const lost = waitBeats(createState('OO. XX. ...', 'O', { opponent: 'hard', computer: 'O' }));
  expect(rules.outcome(lost)).toEqual({ result: 'lost', id: 'o' });
});

it('TTT11 counts the player and the computer by name', () => {
  const labels = rules.variants.map(({ options }) => game.results?.outcomes?.(options).map(({ id, label }) => `${id}: ${label}`));
  expect(labels[0]).toEqual(['x: X', 'o: O', 'draw: Draws']);
  expect(labels[1]).toEqual(['x: You', 'o: Computer', 'draw: Draws']);
});

it.each([
  ['O', '... ... ...', 'You are X', []],
  ['O', 'XX. OO. ...', 'You are X', []],
  ['O', 'XXX OO. ...', 'You win', ['You win']],
  ['O', 'XX. OOO X..', 'The computer wins', ['The computer wins']],
  ['O', 'XOX XOO OXX', 'You are X', []],
  [null, 'XXX OO. ...', null, []],
] as const)('TTT13 tells the player against the computer (%s) on %s who is who: %s', (computer, drawing, side, summary) => {
  const state = createState(drawing, 'X', { opponent: computer === null ? 'human' : 'easy', computer });
  expect(describeSides(state)).toBe(side);
  expect(game.results?.summary?.(state)?.map(formatLine)).toEqual(summary);
});

it('suggests a win if there is one, and names the cell', () => {
  const state = createState('XX. OO. ...', 'X');
  const [hint] = hints.moves(state);
  expect(hint).toEqual({ type: 'mark', cell: 2 });
  expect(hint && hints.why(state, hint)).toMatch(/row 1, column 3/i);
});

describe('announcements', () => {
  it("name the computer's cell", () => {
    const start = after(rules.start({ opponent: 'hard', computer: 'O' }, 3), { type: 'mark', cell: 0 });
    expect(announce(start, 450)).toMatch(/^O plays the center\. Your turn/);
  });

  it.each([
    ['XX. OO. ...', 2, 'top row'],
    ['X.. XOO ...', 6, 'left column'],
    ['X.. OXO ...', 8, 'diagonal'],
  ] as const)('name the line that wins on %s', (drawing, cell, line) => {
    const state = createState(drawing, 'X');
    const move = { type: 'mark', cell } as const;
    expect(announce(state, move)).toContain(line);
  });

  it('say who has won against the computer', () => {
    const state = createState('XX. OO. ...', 'X', { opponent: 'easy', computer: 'O' });
    const move = { type: 'mark', cell: 2 } as const;
    expect(announce(state, move)).toMatch(/\. You win\.$/);
  });
});

it('counts wins only against a computer that can lose', () => {
  const winnable = rules.variants.filter(({ options }) => game.results?.isWinnable?.(options));
  expect(winnable.map(({ options }) => options.opponent)).toEqual(['easy', 'medium']);
});
