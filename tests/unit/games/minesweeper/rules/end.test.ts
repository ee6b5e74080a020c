// Tests the end of Minesweeper games and what is recorded of them.
import { describe, expect, it } from 'vitest';
import { game, results } from '#app/games/minesweeper/game.ts';
import { findMissedSquare, findProof } from '#app/games/minesweeper/hints.ts';
import { text } from '#app/games/minesweeper/text.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { countFewestClicks, OPEN } from '#app/games/minesweeper/rules/field.ts';
import { getGrid } from '#app/games/minesweeper/rules/grid.ts';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import { MOVE_TYPES } from '#app/games/minesweeper/rules/state.ts';
import { drawState, createState } from './test-board.ts';
import { getAnnouncement, playSteps } from './test-steps.ts';

const { events, refusal } = createTestPlay(rules);

/** Fills each row of a drawing up with mines, which add no square to open: boards of the first size tell no 3BV. */
const WIDTH = 33;
const widen = (drawing: string) => createState(drawing.replaceAll(/\S+/g, (row) => row.padEnd(WIDTH, '*')));
const below = (cell: number) => WIDTH + cell;

describe('the end', () => {
  it('MIN8 is a win when all safe squares are open, and flags the remaining mines', () => {
    const state = playSteps(createState('*oo oo. *oF'), ['reveal', 5]);
    expect(rules.outcome(state)).toEqual({ result: 'won' });
    expect(text.status(state)).toBe('You Won!');
    expect(getAnnouncement(createState('*oo oo. *oF'), ['reveal', 5])).toBe('Opened 1 square: 1 mine nearby. You Won!');
    expect(drawState(state)).toBe('F10 231 F2F');
    expect(state.flags).toBe(state.mines);
  });

  it('MIN9 is a loss with the first mine', () => {
    const state = playSteps(createState('*oo o.. *oF'), ['reveal', 0]);
    expect(rules.outcome(state)?.result).toBe('lost');
    expect(text.status(state)).toBe('Game Over!');
    expect(getAnnouncement(createState('*oo o.. *oF'), ['reveal', 0])).toBe('Mine. Game Over!');
    expect(state.hits).toEqual([0]);
    expect(events(createState('*oo o.. *oF'), { type: 'reveal', cell: 0 })).toEqual([{ type: 'exploded', cells: [0] }]);
    for (const type of MOVE_TYPES) expect(refusal(state, { type, cell: 4 })).toBe('This game is over.');
  });

  it('is close if at most three safe squares were left', () => {
    expect(results.isClose?.(playSteps(createState('*oo o.. .oF'), ['reveal', 0]))).toBe(true);
    expect(results.isClose?.(playSteps(createState('*oo ... .oF'), ['reveal', 0]))).toBe(false);
  });

  it('is summarized and drawn for sharing', () => {
    const state = playSteps(createState('*ox *o. F..'), ['reveal', 0]);
    expect(results.drawing?.(state, {})).toBe('🟨🟨🟨⬜⬜⬜⬜⬜⬜⬜ 💥');
    expect(results.summary?.(state)[0]).toBe('Opened: 2 of 6');
  });

  it('MIN20 the fewest clicks are the empty areas, and the numbers that touch none', () => {
    const { field, covers, ...size } = createState('ooo*. ooo*o ox**.');
    expect(countFewestClicks(getGrid(size), field, covers)).toEqual({ all: 1 + 3, done: 1 + 1 });
  });

  it('MIN20 an empty area with a flag in it is not done', () => {
    const { field, covers, ...size } = createState('xo* ooo ooo');
    expect(countFewestClicks(getGrid(size), field, covers)).toEqual({ all: 1, done: 0 });
  });

  it('MIN20 a win tells the fewest clicks, the clicks and the efficiency; flags count, refused moves do not', () => {
    const flagged = playSteps(widen('*.* ...'), ['flag', 0], ['flag', below(0)], ['flag', below(0)]);
    expect(refusal(flagged, { type: 'reveal', cell: 0 })).toBe('Remove the flag first.');
    const state = playSteps(flagged, ['reveal', 1], ['reveal', below(0)], ['reveal', below(1)], ['reveal', below(2)]);
    expect(results.summary?.(state)).toEqual(['3BV: 4 in 7 clicks', 'Efficiency: 57%']);
  });

  it('MIN20 a chord is one click, so chords can beat the fewest clicks', () => {
    const state = playSteps(
      widen('... .*. ...'),
      ['flag', below(1)],
      ['reveal', 1],
      ['chord', 1],
      ...(['reveal', 'chord'] as const).map((type) => [type, below(below(1))] as const),
    );
    expect(results.summary?.(state)).toEqual(['3BV: 8 in 5 clicks', 'Efficiency: 160%']);
  });

  it('MIN20 a loss tells how much of it was done', () => {
    const state = playSteps(widen('*.* o..'), ['reveal', below(1)], ['reveal', 0]);
    expect(results.summary?.(state)).toContain('3BV: 2 of 4');
  });

  it('MIN23 a loss tells a square that was provably safe, with its proof, or nothing if the player had to guess', () => {
    const tellMissed = (drawing: string, hit: number) => results.summary?.(playSteps(createState(drawing), ['reveal', hit]))[1];
    expect(tellMissed('oo. o*. ...', 4)).toBe('Row 1, column 3 was provably safe. The 1 at row 1, column 2 has all its mines.');
    expect(tellMissed('.o *.', 2)).toBeUndefined();
  });

  it('MIN23 what the last move has opened proves nothing', () => {
    let losses = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      let state = rules.start(rules.variants[0].options, seed);
      for (let cell = seed, turn = 0; turn < 200 && rules.outcome(state) === null; cell = (cell * 5 + 7) % 64, turn += 1) {
        const before = state;
        const type = state.covers[cell] === OPEN ? 'chord' : cell % 4 === 0 ? 'flag' : 'reveal';
        const played = rules.play(state, { type, cell });
        if ('state' in played) ({ state } = played);
        if (rules.outcome(state)?.result !== 'lost') continue;
        losses += 1;
        const missed = findMissedSquare(state);
        if (missed) expect(findProof(before, { type: 'reveal', cell: missed.cell })).toEqual(missed);
      }
    }
    expect(losses).toBeGreaterThan(30);
  });

  it('MIN20 boards of the first size tell how much was opened, and no 3BV', () => {
    expect(results.summary?.(playSteps(createState('*.* o..'), ['reveal', 4], ['reveal', 0]))).toEqual(['Opened: 2 of 4']);
    expect(results.summary?.(playSteps(createState('*.'), ['reveal', 1]))).toEqual([]);
  });
});

it('MIN15 records the fastest win of each variant', () => {
  expect(game.results?.time).toBeDefined();
  expect(rules.variants.map(({ id }) => id)).toEqual(['classic', 'large', 'intermediate', 'expert']);
});

it('replays a recorded game to its end', () => {
  let state = rules.start(rules.variants[0].options, 488);
  const announcements = (
    [
      ['flag', 2],
      ['reveal', 0],
      ['flag', 13],
      ['flag', 14],
      ['chord', 22],
      ['flag', 15],
      ['chord', 22],
      ['reveal', 2],
      ['reveal', 5],
      ['flag', 6],
      ['flag', 6],
      ['reveal', 6],
      ['reveal', 7],
    ] as const
  ).map(([type, cell]) => {
    const played = rules.play(state, { type, cell });
    if ('refused' in played) return played.refused;
    ({ state } = played);
    return text.announcement?.(played.events, state);
  });
  expect(announcements).toEqual([
    'Flag on row 1, column 3. Mines left: 9',
    'Opened 49 squares. 5 to go',
    'Flag on row 2, column 6. Mines left: 8',
    'Flag on row 2, column 7. Mines left: 7',
    'The 3 needs 3 flags around it and has 2.',
    'Flag on row 2, column 8. Mines left: 6',
    'Opened 2 squares. 3 to go',
    'Remove the flag first.',
    'Opened 1 square: 4 mines nearby. 2 to go',
    'Flag on row 1, column 7. Mines left: 5',
    'Flag removed from row 1, column 7. Mines left: 6',
    'Opened 1 square: 3 mines nearby. 1 to go',
    'Opened 1 square: 2 mines nearby. You Won!',
  ]);
  expect(drawState(state)).toBe('01FFF432 0124FFFF 00012332 00000011 0122101F 01FF1011 01221000 00000000');
});
