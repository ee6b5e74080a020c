import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '#app/game-kit/lib/directions.ts';
import { hints } from '#app/games/2048/hints.ts';
import { results } from '#app/games/2048/game.ts';
import { text } from '#app/games/2048/text.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { canMove, CELL_COUNT, getTileValue, type Board } from '#app/games/2048/rules/board.ts';
import { parseBoard, filterEvents, createState, slideBoard } from './test-board.ts';
import { rules, type Event2048, type State2048 } from '#app/games/2048/rules/rules.ts';

const { after, events, refusal } = createTestPlay(rules);

const boards = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: CELL_COUNT, maxLength: CELL_COUNT });

function start(seed = 7): State2048 {
  return rules.start(rules.variants[0].options, seed);
}

const createMove = (direction: Direction) => ({ type: 'slide', direction }) as const;

function slide(state: State2048, direction: Direction): State2048 {
  return after(state, createMove(direction));
}

const STUCK = '2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2';

describe('a new game', () => {
  it('TWO1 begins with two tiles, one in ten of them a 4, anywhere', () => {
    const games = 2000;
    const cells = new Set<number>();
    let fours = 0;
    for (let seed = 0; seed < games; seed += 1) {
      const tiles = start(seed).board.flatMap((power, cell) => (power === 0 ? [] : [{ power, cell }]));
      if (tiles.length !== 2) expect.fail(`seed ${seed} begins with ${tiles.length} tiles`);
      fours += tiles.filter(({ power }) => power === 2).length;
      for (const { cell } of tiles) cells.add(cell);
    }
    expect(fours / (2 * games)).toBeGreaterThan(0.08);
    expect(fours / (2 * games)).toBeLessThan(0.12);
    expect(cells.size).toBe(CELL_COUNT);
  });
});

describe('a slide', () => {
  it('TWO2 merges towards its edge', () => {
    const state = createState('2 2 2 .  . . . .  . . . .  . . . .');
    expect(slideBoard(state.board, 'left').slice(0, 4).map(getTileValue)).toEqual([4, 2, 0, 0]);
    expect(slideBoard(state.board, 'right').slice(0, 4).map(getTileValue)).toEqual([0, 0, 2, 4]);
  });

  it('TWO3 that changes nothing is refused with a reason', () => {
    const state = createState('2 . . .  4 . . .  2 . . .  . . . .', 12);
    expect(refusal(state, createMove('left'))).toBe('Nothing can move left.');
    expect(refusal(state, createMove('up'))).toBe('Nothing can move up.');
    expect(slide(state, 'down').turns).toBe(state.turns + 1);
  });

  it('TWO4 adds exactly one tile, in every empty cell equally often', () => {
    const state = createState('2 2 . .  . . . .  . . . .  . . . .');
    const counts = new Map<number, number>();
    const games = 9000;
    for (let seed = 0; seed < games; seed += 1) {
      const [spawned] = filterEvents('spawned', events({ ...state, rng: (seed * 2654435761) >>> 0 }, createMove('left')));
      const cell = spawned?.cell ?? -1;
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    const expected = games / 15;
    const chiSquare = [...counts.values()].reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(15);
    expect(chiSquare).toBeLessThan(36.12); // p = 0.001 with 14 degrees of freedom
  });

  it('TWO5 scores merged tiles', () => {
    expect(slide(createState('2 2 4 4  8 8 . .  2 . . .  4 . . .', 100), 'left').score).toBe(100 + 4 + 8 + 16);
  });

  it('TWO6 does the same in all directions, board turned or mirrored', () => {
    const turned = (cells: Board) => cells.map((_, cell) => cells[4 * (3 - (cell % 4)) + Math.floor(cell / 4)] ?? 0);
    const mirrored = (cells: Board) => cells.map((_, cell) => cells[4 * Math.floor(cell / 4) + 3 - (cell % 4)] ?? 0);
    const nextOf = { up: 'right', right: 'down', down: 'left', left: 'up' } as const;
    fc.assert(
      fc.property(boards, fc.constantFrom(...DIRECTIONS), (cells, direction) => {
        expect(slideBoard(turned(cells), nextOf[direction])).toEqual(turned(slideBoard(cells, direction)));
        expect(slideBoard(mirrored(cells), 'left')).toEqual(mirrored(slideBoard(cells, 'right')));
      }),
    );
  });
});

describe('the end', () => {
  it('TWO8 comes when the board is full and no neighbors are equal', () => {
    expect(rules.outcome(createState(STUCK))).toEqual({ result: 'lost' });
    expect(text.status(createState(STUCK, 40))).toBe('Game Over!');
    expect(rules.outcome(createState(STUCK.replace('2', '.')))).toBeNull();
    expect(rules.outcome(createState(STUCK.replace('2', '4')))).toBeNull();
  });

  it('TWO8 does not join the end of a row to the next one', () => {
    expect(canMove(parseBoard('2 4 2 8  8 2 4 2  2 4 2 4  4 2 4 2'))).toBe(false);
  });

  it('TWO8 refuses moves after it', () => {
    const over = createState(STUCK);
    for (const direction of DIRECTIONS) expect(refusal(over, createMove(direction))).toBe('This game is over.');
    expect(hints.moves(over)).toEqual([]);
  });

  it('TWO9 is a win once 2048 was reached', () => {
    const over = createState(STUCK.replace('2', '2048'), 20_000);
    expect(rules.outcome(over)).toEqual({ result: 'won' });
    expect(results.summary?.(over)).toEqual(['Largest tile: 2048', 'Moves: 9']);
  });

  it('is close with a tile of 1024', () => {
    expect(results.isClose?.(createState(STUCK.replace('2', '1024')))).toBe(true);
    expect(results.isClose?.(createState(STUCK.replace('2', '512')))).toBe(false);
  });
});

describe('on 5 × 5', () => {
  const LARGE = rules.variants[1]?.options ?? { size: 5 };
  const large = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 25, maxLength: 25 });

  it('TWO1 begins with two tiles among twenty-five cells', () => {
    const { board: cells } = rules.start(LARGE, 3);
    expect(cells).toHaveLength(25);
    expect(cells.filter((power) => power > 0)).toHaveLength(2);
  });

  it('TWO2 slides five in a row, each tile merging once', () => {
    const row = (values: string) =>
      slideBoard(createState(`${values} ${'. . . . .  '.repeat(4)}`).board, 'left')
        .slice(0, 5)
        .map(getTileValue);
    expect(row('2 2 2 2 2')).toEqual([4, 4, 2, 0, 0]);
    expect(row('4 2 2 . 4')).toEqual([4, 4, 4, 0, 0]);
  });

  it('TWO3 that changes nothing is refused with a reason', () => {
    const top = createState('2 4 8 16 32  . . . . .  . . . . .  . . . . .  . . . . .');
    expect(refusal(top, createMove('up'))).toBe('Nothing can move up.');
    expect(refusal(top, createMove('left'))).toBe('Nothing can move left.');
  });

  it('TWO5 scores merged tiles and reports their cells', () => {
    const before = createState('. . . . .  . . . . .  . 4 . 4 .  . . . . .  8 . 8 2 2');
    expect(filterEvents('merged', events(before, createMove('right')))).toEqual([
      { type: 'merged', cell: 14, power: 3 },
      { type: 'merged', cell: 23, power: 4 },
      { type: 'merged', cell: 24, power: 2 },
    ]);
    expect(slide(before, 'right').score).toBe(8 + 16 + 4);
  });

  it('TWO6 does the same in all directions, board turned or mirrored', () => {
    const turned = (cells: Board) => cells.map((_, cell) => cells[5 * (4 - (cell % 5)) + Math.floor(cell / 5)] ?? 0);
    const nextOf = { up: 'right', right: 'down', down: 'left', left: 'up' } as const;
    fc.assert(
      fc.property(large, fc.constantFrom(...DIRECTIONS), (cells, direction) => {
        expect(slideBoard(turned(cells), nextOf[direction])).toEqual(turned(slideBoard(cells, direction)));
      }),
    );
  });

  it('TWO8 ends when the board is full and no neighbors are equal', () => {
    const stuck = '2 4 2 4 2  4 2 4 2 4  2 4 2 4 2  4 2 4 2 4  2 4 2 4 2';
    expect(rules.outcome(createState(stuck))).toEqual({ result: 'lost' });
    expect(canMove(parseBoard(stuck.replace('2', '4')))).toBe(true);
    expect(canMove(parseBoard('2 4 2 4 8  8 2 4 2 4  2 4 2 4 2  4 2 4 2 4  2 4 2 4 2'))).toBe(false);
  });

  it('names positions with five rows', () => {
    const before = createState('2 2 . . .  . . . . .  . . . . .  . . . . .  . . . . .');
    const turnEvents = events(before, createMove('right'));
    const [spawned] = filterEvents('spawned', turnEvents);
    const place = `row ${Math.floor((spawned?.cell ?? 0) / 5) + 1}, column ${((spawned?.cell ?? 0) % 5) + 1}`;
    expect(text.announcement?.(turnEvents, slide(before, 'right'))).toContain(place);
  });
});

describe('2048', () => {
  const getToasts = (turnEvents: readonly Event2048[], state: State2048) => turnEvents.flatMap((event) => text.toast?.(event, state) ?? []);
  const milestones = (turnEvents: readonly Event2048[]) =>
    turnEvents.flatMap(({ type }) => (results.outcomes?.(rules.variants[0].options).some(({ id }) => id === type) ? type : []));

  it('TWO9 is celebrated and counted once, and the game goes on', () => {
    const before = createState('1024 1024 2 4  . . . .  . . . .  . . . .');
    const state = slide(before, 'left');
    const turnEvents = events(before, createMove('left'));
    expect(getToasts(turnEvents, state)).toEqual([{ title: 'You made 2048!', detail: 'Keep going' }]);
    expect(milestones(turnEvents)).toEqual(['2048']);
    expect(rules.outcome(state)).toBeNull();
    const second = { ...state, board: parseBoard('2048 1024 1024 .  2 . . .  . . . .  . . . .') };
    expect(milestones(events(second, createMove('left')))).toEqual([]);
  });

  it('TWO9 is announced if a smaller tile merged in the same turn', () => {
    for (const direction of ['left', 'right'] as const)
      expect(milestones(events(createState('1024 1024 2 2  . . . .  . . . .  . . . .'), createMove(direction)))).toEqual(['2048']);
  });

  it('TWO9 is announced once if it was reached twice in one turn', () => {
    const twice = createState('1024 1024 . .  1024 1024 . .  . . . .  . . . .');
    expect(milestones(events(twice, createMove('left')))).toEqual(['2048']);
  });

  it('TWO9 shows a toast for larger tiles, but does not count them', () => {
    const before = createState('2048 2048 . .  . . . .  . . . .  . . . .');
    const turnEvents = events(before, createMove('left'));
    expect(getToasts(turnEvents, slide(before, 'left'))).toEqual([{ title: 'You made 4096!', detail: 'Keep going' }]);
    expect(milestones(turnEvents)).toEqual([]);
  });

  it('TWO9 merges up to 131072', () => {
    const state = slide(createState('65536 65536 . .  . . . .  . . . .  . . . .', 1000), 'left');
    expect(getTileValue(state.board[0] ?? 0)).toBe(131_072);
    expect(state.score).toBe(1000 + 131_072);
    expect(hints.moves(state).length).toBeGreaterThan(0);
  });
});

describe('announcements', () => {
  const before = createState('8 8 2 2  . . . .  . . . .  . . . .', 80);

  it('name the merged tiles, the new tile with its position, and the score', () => {
    const state = slide(before, 'left');
    const turnEvents = events(before, createMove('left'));
    expect(turnEvents.map(({ type }) => type)).toEqual(['slid', 'merged', 'merged', 'spawned']);
    expect(filterEvents('merged', turnEvents)).toMatchObject([
      { cell: 0, power: 4 },
      { cell: 1, power: 2 },
    ]);
    expect(text.announcement?.(turnEvents, state)).toMatch(/^Left\. Made 16, 4\. New [24] at row \d, column \d\. Score: 100$/);
    expect(text.announcement?.([], start())).toBeNull();
  });

  it('give the final positions of merged tiles in every direction', () => {
    expect(filterEvents('merged', events(before, createMove('right')))).toMatchObject([
      { cell: 2, power: 4 },
      { cell: 3, power: 2 },
    ]);
    const column = createState('. . 4 .  . . 4 .  . . . .  . . 2 .');
    expect(filterEvents('merged', events(column, createMove('down')))).toMatchObject([{ cell: 10, power: 3 }]);
  });

  it('end with "game over" in the last turn', () => {
    const last = createState('. 2 4 2  4 2 4 2  2 4 2 4  4 2 4 8');
    const deals = Array.from({ length: 50 }, (_, rng) => ({ ...last, rng })); // some add a 4 with which no move is left
    const state = deals.find((deal) => rules.outcome(slide(deal, 'left'))) ?? last;
    expect(text.announcement?.(events(state, createMove('left')), slide(state, 'left'))).toMatch(/Game Over! Score: 0$/);
  });

  it('have a short status: the highest tile', () => {
    expect(text.status(start())).toBe('Slide the tiles');
    expect(text.status(slide(before, 'left'))).toBe('Largest tile: 16');
  });
});

describe('a hint', () => {
  it('explains its slide', () => {
    const state = createState('64 8 8 .  . . . .  . . . .  . . . .');
    expect(hints.why(state, createMove('left'))).toBe('Try left: it makes 16, keeps the 64 in a corner, and leaves 14 cells free.');
  });

  it('suggests exactly the legal slides', () => {
    expect(
      hints
        .moves(createState('2 4 . .  . . . .  . . . .  . . . .'))
        .map(({ direction }) => direction)
        .toSorted(),
    ).toEqual(['down', 'right']);
  });

  it('reaches 2048 in a game that follows it', () => {
    let state = start(1);
    while (!state.board.includes(11) && rules.outcome(state) === null) state = after(state, ...hints.moves(state).slice(0, 1));
    expect(state.board).toContain(11);
  });
});

it('replays a recorded game to the same end', () => {
  const recorded =
    'ddlddddlddldddddddddddldddlddddddrdddddddlldddddldrdddldddddlddddddrlrddddlrddddldddlddlddrddldldlddldlddddldddddddldddldddrddllrdlddlddllddlddlrdlllr';
  const directions = { d: 'down', l: 'left', r: 'right' } as const;
  const end = [...recorded].reduce((state, letter) => slide(state, directions[letter as 'd' | 'l' | 'r']), start(2048));
  expect(end.board).toEqual(parseBoard('2 8 4 2  32 16 8 4  4 32 16 8  16 128 32 16'));
  expect(text.status(end)).toBe('Game Over!');
  expect(end.score).toBe(1356);
  expect(end.turns).toBe(recorded.length);
});
