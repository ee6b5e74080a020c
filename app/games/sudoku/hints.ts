// What to do next, and why, in words for the player.
import type { Hints } from '#app/game-kit/contract.ts';
import { inSentence } from '#app/game-kit/lib/place-names.ts';
import { clashes, digitsOf, FIRST_BOX, freeDigits, SIDE, sizeOf, type Cells } from './rules/grid.ts';
import { deduce, type Single } from './rules/logic.ts';
import type { SudokuMove, SudokuState } from './rules/rules.ts';
import type { Elimination } from './rules/techniques.ts';
import { placeOf } from './text.ts';

interface Hint {
  readonly cell: number;
  readonly digit: number | null; // null takes out what is there
  readonly why: string;
}

const BOX_NAMES = [
  'top left',
  'top middle',
  'top right',
  'middle left',
  'center',
  'middle right',
  'bottom left',
  'bottom middle',
  'bottom right',
];
const COUNTS = ['no', 'one', 'two', 'three'];

function unitName(unit: number): string {
  if (unit >= FIRST_BOX) return `the ${BOX_NAMES[unit - FIRST_BOX]} box`;
  return unit < SIDE ? `row ${unit + 1}` : `column ${unit - SIDE + 1}`;
}

function kindOf(unit: number): string {
  if (unit >= FIRST_BOX) return 'box';
  return unit < SIDE ? 'row' : 'column';
}

/** 'a', 'a and b', 'a, b and c'. */
function listed(words: readonly (string | number)[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function plainly({ cell, digit, unit, isLast }: Single): string {
  const place = placeOf(cell);
  if (unit === null) return `${place} can only be ${digit}: every other digit is already in its row, column or box.`;
  if (isLast) return `${place} must be ${digit}: it is the last empty cell of its ${kindOf(unit)}.`;
  return `${place} must be ${digit}: no other cell of its ${kindOf(unit)} can take it.`;
}

/** What a pattern says. */
function pattern({ technique, digits: set, cells, units }: Elimination): string {
  const digits = listed(digitsOf(set));
  const [unit = 0, other = 0] = units;
  const kind = kindOf(unit);
  switch (technique) {
    case 'locked candidates':
      return `In ${unitName(unit)}, ${digits} fits only where ${unitName(other)} crosses it, so it goes nowhere else in ${unitName(other)}.`;
    case 'naked pair':
    case 'naked triple':
      return `In ${unitName(unit)}, ${COUNTS[cells.length]} cells have only ${digits} among them, so no other cell there takes these.`;
    case 'hidden pair':
    case 'hidden triple':
      return `In ${unitName(unit)}, ${digits} fit only into ${COUNTS[cells.length]} cells, so these take nothing else.`;
    case 'X-wing':
    case 'swordfish': {
      const crossing = kind === 'row' ? 'columns' : 'rows';
      const lines = listed(units.map((line) => (line % SIDE) + 1));
      return `In ${kind}s ${lines}, ${digits} fits only into the same ${COUNTS[units.length]} ${crossing}, so it goes nowhere else in these ${crossing}.`;
    }
    case 'turbot fish':
      return `In ${unitName(unit)} and in ${unitName(other)}, ${digits} has two places each, and two of these rule each other out: one of the other two is ${digits}.`;
    case 'XY-wing':
      return `Whichever digit ${inSentence(placeOf(cells[0] ?? 0))} takes, one of ${listed(cells.slice(1).map((cell) => inSentence(placeOf(cell))))} becomes ${digits}.`;
    default:
      return technique satisfies never;
  }
}

function afterPatterns({ cell, digit, unit }: Single, eliminations: readonly Elimination[], last: Elimination): string {
  const earlier = eliminations.length - 1;
  const before = earlier === 0 ? '' : `After ${earlier} easier ${earlier === 1 ? 'pattern' : 'patterns'}: `;
  const place = inSentence(placeOf(cell));
  const then = unit === null ? `That leaves only ${digit} for ${place}.` : `That leaves only ${place} for ${digit} in its ${kindOf(unit)}.`;
  return `${before}${pattern(last)} ${then}`;
}

function mistakes(cells: Cells, solution: Cells): Hint[] {
  return cells.flatMap((digit, cell) => {
    if (digit === 0 || digit === solution[cell]) return [];
    const reason = clashes(cells, cell) ? 'is in conflict with another one' : 'does not lead to the solution';
    return [{ cell, digit: null, why: `The ${digit} in ${inSentence(placeOf(cell))} ${reason}: take it out first.` }];
  });
}

/** The cell with the fewest digits left, for puzzles that no pattern solves. */
function guess(cells: Cells, solution: Cells): Hint[] {
  const open = cells.flatMap((digit, cell) => (digit === 0 ? cell : []));
  const [cell] = open.toSorted((a, b) => sizeOf(freeDigits(cells, a)) - sizeOf(freeDigits(cells, b)));
  if (cell === undefined) return [];
  const digit = solution[cell] as number;
  return [{ cell, digit, why: `${placeOf(cell)} is ${digit} in the solution. No simple pattern shows it: this one takes trying out.` }];
}

/** The next steps, the easiest to see first. What is wrong comes out before anything else goes in. */
export function hintsFor(cells: Cells, solution: Cells): Hint[] {
  const wrong = mistakes(cells, solution);
  if (wrong.length > 0) return wrong;
  const { eliminations, singles } = deduce(cells);
  const last = eliminations.at(-1);
  if (singles.length === 0) return guess(cells, solution);
  return singles.map((single) => ({
    cell: single.cell,
    digit: single.digit,
    why: last ? afterPatterns(single, eliminations, last) : plainly(single),
  }));
}

function moves({ cells, solution }: SudokuState): readonly SudokuMove[] {
  return hintsFor(cells, solution).map(({ cell, digit }) =>
    digit === null ? { type: 'clear', cell } : { type: 'set', cell, digit, tidies: true },
  );
}

function why({ cells, solution }: SudokuState, move: SudokuMove): string {
  if (move.type === 'fill-notes') return 'Notes show what is left for every cell.';
  return hintsFor(cells, solution).find((hint) => hint.cell === move.cell)?.why ?? `${placeOf(move.cell)} is worth another look.`;
}

export const hints: Hints<SudokuState, SudokuMove> = { moves, why };
