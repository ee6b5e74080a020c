import { describe, expect, it } from 'vitest';
import { emptyCells, LINES, winnerOf, winningLines, type Board, type Mark } from './board.ts';
import { engine, isComputersTurn, OPPONENTS, type TicTacToeMove, type TicTacToeState } from './engine.ts';

const TWO_PLAYERS = engine.variants[0].options;

/** A board from a drawing, row by row: 'X.O ... ..X'. */
function board(drawing: string): Board {
  return [...drawing.replaceAll(' ', '')].map((cell) => (cell === 'X' || cell === 'O' ? cell : null));
}

function given(drawing: string, next: Mark, options = TWO_PLAYERS): TicTacToeState {
  return { ...options, board: board(drawing), next, rng: 1 };
}

function playCells(cells: readonly number[], options = TWO_PLAYERS): TicTacToeState {
  return cells.reduce<TicTacToeState>((state, cell) => engine.play(state, { type: 'mark', cell }), engine.start(options, 7));
}

describe('two players', () => {
  it('TTT1 begin with X and take turns', () => {
    expect(engine.describe(playCells([]))).toBe('Next player: X');
    expect(engine.describe(playCells([4]))).toBe('Next player: O');
    expect(engine.describe(playCells([4, 0]))).toBe('Next player: X');
  });

  it('TTT1 cannot take a taken cell, a cell that is not there, or any cell after the end', () => {
    const taken = playCells([4]);
    expect(engine.play(taken, { type: 'mark', cell: 4 })).toBe(taken);
    expect(engine.refusal?.(taken, { type: 'mark', cell: 4 })).toBe('This cell is taken.');
    for (const cell of [-1, 9, 1.5, Number.NaN]) expect(engine.play(taken, { type: 'mark', cell })).toBe(taken);
    const won = playCells([0, 3, 1, 4, 2]);
    expect(engine.play(won, { type: 'mark', cell: 8 })).toBe(won);
  });

  it.each(LINES.map((line) => [line]))('TTT2 win with the line %j', (line) => {
    const others = Array.from({ length: 9 }, (_, cell) => cell).filter((cell) => !line.includes(cell as never));
    const [first = 0, second = 0] = others;
    const state = playCells([line[0], first, line[1], second, line[2]]);
    expect(winnerOf(state.board)).toBe('X');
    expect(engine.describe(state)).toBe('Winner: X');
    expect(engine.status(state)).toBe('won');
  });

  it('TTT2 complete two lines with one move', () => {
    const double = engine.play(given('X.X OXO OXO', 'X'), { type: 'mark', cell: 1 });
    expect(winningLines(double.board)).toEqual([
      [0, 1, 2],
      [1, 4, 7],
    ]);
  });

  it('TTT3 win with the ninth move rather than draw', () => {
    const state = engine.play(given('XOX OXO OX.', 'X'), { type: 'mark', cell: 8 });
    expect(engine.status(state)).toBe('won');
  });

  it('TTT4 draw when the board is full without a line', () => {
    const state = engine.play(given('XOX XOO OX.', 'X'), { type: 'mark', cell: 8 });
    expect(engine.describe(state)).toBe('Game Draw!');
    expect(engine.status(state)).toBe('draw');
  });
});

/** Plays every human answer against the computer with every seed's first choice; calls back at each end. */
function everyLine(state: TicTacToeState, atEnd: (state: TicTacToeState) => void): number {
  if (engine.status(state) !== 'playing') {
    atEnd(state);
    return 1;
  }
  if (isComputersTurn(state)) return everyLine(engine.play(state, { type: 'reply' }), atEnd);
  return emptyCells(state.board).reduce((ends, cell) => ends + everyLine(engine.play(state, { type: 'mark', cell }), atEnd), 0);
}

describe('the computer', () => {
  it.each([
    ['second', 'O'],
    ['first', 'X'],
  ] as const)('TTT5 never loses at its hardest when it plays %s, against any human line', (_, computer) => {
    for (let seed = 0; seed < 20; seed += 1) {
      const start = engine.start({ opponent: 'hard', computer }, seed);
      const ends = everyLine(start, (state) => expect(winnerOf(state.board)).not.toBe(computer === 'X' ? 'O' : 'X'));
      expect(ends).toBeGreaterThan(20);
    }
  });

  it('TTT6 takes a win before a block, and the shorter win', () => {
    const state = given('OO. XX. ...', 'O', { opponent: 'hard', computer: 'O' });
    expect(winnerOf(engine.play(state, { type: 'reply' }).board)).toBe('O');
  });

  it('TTT7 plays legal cells only, even when it is easy', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const start = engine.play(engine.start({ opponent: 'easy', computer: 'O' }, seed), { type: 'mark', cell: 4 });
      const replied = engine.play(start, { type: 'reply' });
      expect(emptyCells(replied.board)).toHaveLength(7);
      expect(replied.board[4]).toBe('X');
    }
  });

  it('TTT8 holds the board while it thinks, and asks for a beat', () => {
    const thinking = engine.play(engine.start({ opponent: 'hard', computer: 'O' }, 3), { type: 'mark', cell: 0 });
    expect(engine.play(thinking, { type: 'mark', cell: 1 })).toBe(thinking);
    expect(engine.clock?.period(thinking)).toBeGreaterThan(0);
    expect(engine.clock?.period(engine.play(thinking, { type: 'reply' }))).toBeNull();
  });

  it('TTT9 chooses among equal cells by the seed', () => {
    const replies = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        JSON.stringify(engine.play(engine.start({ opponent: 'hard', computer: 'X' }, seed), { type: 'reply' }).board),
      ),
    );
    expect(replies.size).toBe(9);
  });

  it('TTT12 belongs to a game of its own: no reply is played between two people', () => {
    const state = playCells([4]);
    expect(engine.play(state, { type: 'reply' })).toBe(state);
    expect(new Set(engine.variants.map(({ options }) => options.opponent))).toEqual(new Set(OPPONENTS));
  });
});

it('counts its results by winner', () => {
  expect(engine.outcome?.(playCells([0, 3, 1, 4, 2]))).toBe('X');
  expect(engine.outcome?.(playCells([0, 1, 2, 4, 3, 5, 7, 6, 8]))).toBe('Draws');
});

it('suggests a win when there is one', () => {
  const [hint] = engine.candidateMoves(given('XX. OO. ...', 'X')) as readonly TicTacToeMove[];
  expect(hint).toEqual({ type: 'mark', cell: 2 });
});
