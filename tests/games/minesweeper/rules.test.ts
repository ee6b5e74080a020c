import { describe, expect, it } from 'vitest';
import { results } from '#app/games/minesweeper/game.ts';
import { text } from '#app/games/minesweeper/text.ts';
import { computeChiSquare } from '#tests/unit/chi-square.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import { deal, MINE } from '#app/games/minesweeper/rules/field.ts';
import { getGrid } from '#app/games/minesweeper/rules/grid.ts';
import { MOVE_TYPES } from '#app/games/minesweeper/rules/state.ts';
import { createState, drawState, parseStep, playSteps, type Step } from './test-board.ts';

const CLASSIC = rules.variants[0].options;

const { announce, isRefused, refusal } = createTestPlay(rules, text);

describe('the first reveal', () => {
  it('MIN10 starts the clock, unlike a flag; the clock stops at 999 seconds', () => {
    const flagged = playSteps(rules.start(CLASSIC, 5), 'flag 3');
    expect(rules.firstMove?.encode(flagged)).toBeNull(); // and so long the stopwatch waits
    expect(rules.firstMove?.encode(playSteps(flagged, 'reveal 30'))).toBe(30);
    expect(results.time?.(1_000_000, 0)).toBe(999_000);
  });

  it('MIN17 creates the same board for the same seed, whatever was flagged before', () => {
    for (const { options } of rules.variants) {
      const plain = playSteps(rules.start(options, 11), 'reveal 20');
      const flagged = playSteps(rules.start(options, 11), 'flag 1', 'flag 1', 'flag 60', 'reveal 20');
      expect(flagged.field).toEqual(plain.field);
      expect(playSteps(rules.start(options, 12), 'reveal 20').field).not.toEqual(plain.field);
    }
  });

  it('G9 comes from a deal that puts mines on every square equally often', () => {
    const counts = CLASSIC.width * CLASSIC.height;
    const mines = Array.from({ length: counts }, () => 0);
    for (let seed = 0; seed < 4000; seed += 1) {
      for (const [cell, nearby] of deal(getGrid(CLASSIC), CLASSIC.mines, 0, seed)[0].entries())
        if (nearby === MINE) mines[cell] = (mines[cell] ?? 0) + 1;
    }
    const away = mines.filter((_, cell) => ![0, 1, 8, 9].includes(cell));
    expect(computeChiSquare(away)).toBeLessThan(98.3); // p = 0.001 with 59 degrees of freedom
  });
});

describe('a move', () => {
  it.each<[string, string, readonly Step[], string]>([
    ['MIN3 floods connected clear squares and the numbers around them', '....* ..... *.... .....', ['reveal 0'], '0001. 11011 .1000 .1000'],
    ['MIN3 does not open flags or flood past them', '..x..* ..x...', ['reveal 0'], '00F... 00F...'],
    ['MIN5 sets a flag', 'o.*', ['flag 1'], '0F.'],
    ['MIN5 removes a flag', 'o.*', ['flag 1', 'flag 1'], '0..'],
    ['MIN6 opens the neighbors of a number with its flags, including floods', 'Fo... o.... ....*', ['chord 1'], 'F1000 11011 0001F'],
    ['MIN7 chords in the upper left corner', 'o.. F.. ..*', ['chord 0'], '11. F2. ...'],
    ['MIN7 chords in the lower right corner', '*.. ..F ..o', ['chord 8'], '... .2F .11'],
    ['MIN8 that hits a mine opens the rest of its chord, and flags nothing', '*o. xoo', ['chord 1'], '910 F10'],
    ['MIN8 that wins flags the remaining mines', '*oo oo. *oF', ['reveal 5'], 'F10 231 F2F'],
  ])('%s', (_, drawing, steps, drawn) => {
    expect(drawState(playSteps(createState(drawing), ...steps))).toBe(drawn);
  });

  it.each<[string, string, Step, string]>([
    ['MIN4 reveals no flag', 'x.*', 'reveal 0', 'Remove the flag first.'],
    ['MIN16 reveals no open square', 'oo.*', 'reveal 0', "It's already open."],
    ['MIN16 reveals no open number', 'oo.*', 'reveal 1', "It's already open."],
    ['MIN5 flags no open square', 'o.*', 'flag 0', "It's open, so there's nothing to flag."],
    ['MIN6 chords no number without flags', '*o. ...', 'chord 1', 'The 1 needs 1 flag around it and has 0.'],
    ['MIN6 chords no number with too few flags', 'Fo* ...', 'chord 1', 'The 2 needs 2 flags around it and has 1.'],
    ['MIN6 chords no number with too many flags', 'Fox ...', 'chord 1', 'The 1 needs 1 flag around it and has 2.'],
    ['MIN6 chords no hidden square', '*.. ...', 'chord 1', 'That only works on an open number.'],
    ['MIN6 chords no number that is done', 'Foo ooo ..*', 'chord 1', 'Nothing left to open around it.'],
    ['MIN6 chords no clear square', 'xoo ooo ooo ..*', 'chord 1', 'Nothing left to open around it.'],
  ])('%s', (_, drawing, step, why) => {
    expect(refusal(createState(drawing), parseStep(step))).toBe(why);
  });

  it.each<[string, Step, string]>([
    ['...*.', 'reveal 0', 'Opened 3 squares. 1 to go'],
    ['...*..', 'reveal 4', 'Opened 1 square: 1 mine nearby. 4 to go'],
    ['o.*', 'flag 1', 'Flag on row 1, column 2. Mines left: 0'],
    ['ox*', 'flag 1', 'Flag removed from row 1, column 2. Mines left: 1'],
    ['*oo oo. *oF', 'reveal 5', 'Opened 1 square: 1 mine nearby. You Won!'],
    ['*oo o.. *oF', 'reveal 0', 'Mine. Game Over!'],
    ['*ox ...', 'chord 1', 'Mine at row 1, column 1. Game Over!'],
  ])('on %s, %s is announced: %s', (drawing, step, sentence) => {
    expect(announce(createState(drawing), parseStep(step))).toBe(sentence);
  });

  it('MIN3 floods a board of 40,000 squares', () => {
    const row = '.'.repeat(200);
    const state = playSteps(createState(`*${row.slice(1)}${` ${row}`.repeat(199)}`), 'reveal 39999');
    expect(rules.outcome(state)?.result).toBe('won');
  });

  it('refuses squares that are not there', () => {
    const state = rules.start(CLASSIC, 1);
    for (const type of MOVE_TYPES) for (const cell of [-1, 64, 0.5, Number.NaN]) expect(isRefused(state, { type, cell })).toBe(true);
  });

  it('MIN5 can set more flags than there are mines', () => {
    const state = playSteps(rules.start(CLASSIC, 1), ...Array.from({ length: 12 }, (_, cell): Step => `flag ${cell}`));
    expect(state.mines - state.flags).toBe(-2);
  });
});

it.each([
  ['new', rules.start(CLASSIC, 1), 'Start anywhere'],
  ['with a flag only', playSteps(rules.start(CLASSIC, 1), 'flag 0'), 'Start anywhere'],
  ['begun', createState('*oo o.. *oF'), '2 squares to go'],
  ['won', playSteps(createState('*oo oo. *oF'), 'reveal 5'), 'You Won!'],
  ['lost', playSteps(createState('*oo o.. *oF'), 'reveal 0'), 'Game Over!'],
])('has a short status of a game that is %s', (_, state, status) => {
  expect(text.status(state)).toBe(status);
});
