// Hints for Sudoku, in two steps: where the next digit goes and why, then the digit.
import { formatCount } from '#app/content/format/format-count.ts';
import type { Hints } from '#app/game-kit/contract.ts';
import { lowercaseFirst } from '#app/game-kit/lib/grid.ts';
import { hasClash, listDigits, FIRST_BOX, getFreeDigits, SIDE, countDigits, type Cells } from './rules/grid.ts';
import { deduce, type Single } from './rules/logic.ts';
import type { SudokuMove, SudokuState } from './rules/rules.ts';
import type { Elimination } from './rules/techniques.ts';
import { describeCell } from './text.ts';

interface Hint {
  readonly cell: number;
  readonly digit: number | null; // null removes the digit
  readonly why: string;
}

const COUNT_WORDS = ['no', 'one', 'two', 'three'];

/** Boxes are counted row by row. */
function getBoxName(box: number): string {
  if (box === 4) return 'center';
  return `${['top', 'middle', 'bottom'][Math.floor(box / 3)]} ${['left', 'middle', 'right'][box % 3]}`;
}

function getUnitName(unit: number): string {
  if (unit >= FIRST_BOX) return `the ${getBoxName(unit - FIRST_BOX)} box`;
  return unit < SIDE ? `row ${unit + 1}` : `column ${unit - SIDE + 1}`;
}

function getUnitKind(unit: number): string {
  if (unit >= FIRST_BOX) return 'box';
  return unit < SIDE ? 'row' : 'column';
}

/** Formats a list: 'a', 'a and b', 'a, b and c'. */
function formatList(words: readonly (string | number)[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Explains a single without naming its digit. */
function explainSingle({ cell, unit, isLast }: Single): string {
  const place = describeCell(cell);
  if (unit === null) return `${place} has only one digit left.`;
  if (isLast) return `${place} is the last of its ${getUnitKind(unit)}.`;
  return `${place} is forced by its ${getUnitKind(unit)}.`;
}

/** Explains a pattern to the player. */
function explainPattern({ technique, digits: set, cells, units }: Elimination): string {
  const digits = formatList(listDigits(set));
  const [unit = 0, other = 0] = units;
  const kind = getUnitKind(unit);
  switch (technique) {
    case 'locked candidates':
      return `In ${getUnitName(unit)}, ${digits} can only go where ${getUnitName(other)} crosses it, so no other cell in ${getUnitName(other)} can be ${digits}.`;
    case 'naked pair':
    case 'naked triple':
      return `In ${getUnitName(unit)}, ${COUNT_WORDS[cells.length]} cells can only hold ${digits}, so no other cell there can.`;
    case 'hidden pair':
    case 'hidden triple':
      return `In ${getUnitName(unit)}, ${digits} can only go in ${COUNT_WORDS[cells.length]} cells, so nothing else can go there.`;
    case 'X-wing':
    case 'swordfish': {
      const crossing = kind === 'row' ? 'columns' : 'rows';
      const lines = formatList(units.map((line) => (line % SIDE) + 1));
      return `In ${kind}s ${lines}, ${digits} can only go in the same ${COUNT_WORDS[units.length]} ${crossing}, so no other cell in those ${crossing} can be ${digits}.`;
    }
    case 'turbot fish':
      return `In ${getUnitName(unit)} and ${getUnitName(other)}, ${digits} has two spots each. Two of the four can't both be ${digits}, so one of the other two must be.`;
    case 'XY-wing': {
      const [pivot, ...wings] = cells.map((cell) => lowercaseFirst(describeCell(cell)));
      return `Whatever goes in ${pivot}, either ${wings.join(' or ')} will be ${digits}.`;
    }
  }
}

function explainAfterPatterns({ cell, unit }: Single, eliminations: readonly Elimination[], last: Elimination): string {
  const earlier = eliminations.length - 1;
  const before = earlier === 0 ? '' : `After ${formatCount(earlier, 'easier pattern')}: `;
  const place = lowercaseFirst(describeCell(cell));
  const conclusion =
    unit === null ? `That leaves one digit for ${place}.` : `That leaves only ${place} for one digit in its ${getUnitKind(unit)}.`;
  return `${before}${explainPattern(last)} ${conclusion}`;
}

function findMistakes(cells: Cells, solution: Cells): Hint[] {
  return cells.flatMap((digit, cell) => {
    if (digit === 0 || digit === solution[cell]) return [];
    const reason = hasClash(cells, cell) ? `conflicts with another ${digit}` : "doesn't belong there";
    return [{ cell, digit: null, why: `The ${digit} in ${lowercaseFirst(describeCell(cell))} ${reason}. Remove it first.` }];
  });
}

/** Fallback for puzzles that no pattern solves: the cell with the fewest candidates. */
function createGuessHint(cells: Cells, solution: Cells): Hint[] {
  const open = cells.flatMap((digit, cell) => (digit === 0 ? cell : []));
  const [cell] = open.toSorted((a, b) => countDigits(getFreeDigits(cells, a)) - countDigits(getFreeDigits(cells, b)));
  if (cell === undefined) return [];
  const digit = solution[cell] as number;
  return [
    {
      cell,
      digit,
      why: `No simple pattern helps here. ${describeCell(cell)} has the fewest options, so it takes the least trial and error.`,
    },
  ];
}

/** The next steps, easiest first. Wrong digits are removed before anything else is placed. */
export function createHints(cells: Cells, solution: Cells): Hint[] {
  const wrong = findMistakes(cells, solution);
  if (wrong.length > 0) return wrong;
  const { eliminations, singles } = deduce(cells);
  const last = eliminations.at(-1);
  if (singles.length === 0) return createGuessHint(cells, solution);
  return singles.map((single) => ({
    cell: single.cell,
    digit: single.digit,
    why: last ? explainAfterPatterns(single, eliminations, last) : explainSingle(single),
  }));
}

/** A recommended move, and whether its digit is told. */
type HintMove = SudokuMove & { readonly isTold?: true };

/** Each digit comes twice: as the place and the reason, and as the digit, which a player gets who asks again. */
function rankMoves({ cells, solution }: SudokuState): readonly HintMove[] {
  return createHints(cells, solution).flatMap(({ cell, digit }): HintMove[] => {
    if (digit === null) return [{ type: 'clear', cell }];
    const move = { type: 'set', cell, digit, tidies: true } as const;
    return [move, { ...move, isTold: true }];
  });
}

function explainMove({ cells, solution }: SudokuState, move: HintMove): string {
  if (move.type === 'fill-notes') return 'Notes show what can still go in each cell.';
  const place = describeCell(move.cell);
  if (move.type !== 'clear' && move.isTold) return `${place} is ${move.digit}.`;
  const hint = createHints(cells, solution).find(({ cell }) => cell === move.cell);
  if (!hint) return `${place} is worth another look.`;
  return hint.digit === null ? hint.why : `${hint.why} Ask again for the digit.`;
}

export const hints: Hints<SudokuState, SudokuMove> = { moves: rankMoves, why: explainMove };
