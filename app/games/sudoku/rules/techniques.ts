// Human solving techniques that eliminate candidates when there are no singles.
import { toBit, DIGITS, listDigits, FIRST_BOX, PEERS, SIDE, countDigits, UNITS, type DigitSet } from './grid.ts';

/** The candidates of each cell; empty for filled cells. */
export type Candidates = readonly DigitSet[];

export const TECHNIQUES = [
  'locked candidates',
  'naked pair',
  'hidden pair',
  'naked triple',
  'hidden triple',
  'X-wing',
  'turbot fish',
  'XY-wing',
  'swordfish',
] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** The eliminations of one pattern. */
export interface Elimination {
  readonly technique: Technique;
  /** The digits of the pattern; for an XY-wing only the eliminated digit. */
  readonly digits: DigitSet;
  readonly cells: readonly number[]; // of the pattern
  readonly units: readonly number[]; // that the pattern lies in
  /** The cells that lose candidates, with these candidates. */
  readonly ruledOut: readonly (readonly [cell: number, digits: DigitSet])[];
}

type Pattern = Omit<Elimination, 'ruledOut'>;

/** The eliminations of a pattern in `targets`; null if there are none. */
function eliminate(candidates: Candidates, pattern: Pattern, targets: readonly number[], digits: DigitSet): Elimination | null {
  const ruledOut = targets.flatMap((cell) => {
    const eliminated = (candidates[cell] as number) & digits;
    return eliminated === 0 || pattern.cells.includes(cell) ? [] : [[cell, eliminated] as const];
  });
  return ruledOut.length === 0 ? null : { ...pattern, ruledOut };
}

/** The first non-null result of `find`. */
function findFirstResult<Item, Result>(items: Iterable<Item>, find: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const result = find(item);
    if (result !== null) return result;
  }
  return null;
}

const INTERSECTIONS = UNITS.slice(0, FIRST_BOX).flatMap((line, lineUnit) =>
  UNITS.slice(FIRST_BOX).flatMap((box, index) => {
    const shared = line.filter((cell) => box.includes(cell));
    if (shared.length === 0) return [];
    const sides = [
      { unit: lineUnit, rest: line.filter((cell) => !shared.includes(cell)) },
      { unit: FIRST_BOX + index, rest: box.filter((cell) => !shared.includes(cell)) },
    ] as const;
    return [
      { shared, from: sides[0], to: sides[1] },
      { shared, from: sides[1], to: sides[0] },
    ];
  }),
);

function uniteCandidates(candidates: Candidates, cells: readonly number[]): DigitSet {
  let union = 0;
  for (const cell of cells) union |= candidates[cell] as number;
  return union;
}

/** Locked candidates: if all places for a digit in one unit lie in a second unit, it is eliminated from the rest of the second. */
function findLockedCandidates(candidates: Candidates): Elimination | null {
  return findFirstResult(INTERSECTIONS, ({ shared, from, to }) => {
    const digits = uniteCandidates(candidates, shared) & ~uniteCandidates(candidates, from.rest) & uniteCandidates(candidates, to.rest);
    if (digits === 0) return null;
    const digit = digits & -digits;
    return eliminate(candidates, { technique: 'locked candidates', digits: digit, cells: [], units: [from.unit, to.unit] }, to.rest, digit);
  });
}

/** Finds `size` of nine sets whose union has `size` members; the first one for which `find` returns a result. */
function findGroup<Result>(
  sets: readonly number[],
  size: number,
  find: (chosen: readonly number[], union: number) => Result | null,
  from = 0,
  chosen: readonly number[] = [],
  union = 0,
): Result | null {
  if (chosen.length === size) return find(chosen, union);
  for (let index = from; index < SIDE; index += 1) {
    const set = sets[index] as number;
    const grown = union | set;
    if (set === 0 || countDigits(grown) > size) continue;
    const result = findGroup(sets, size, find, index + 1, [...chosen, index], grown);
    if (result !== null) return result;
  }
  return null;
}

/** The cells of a unit that can take a digit, as bits. */
function getPlaces(candidates: Candidates, unit: readonly number[], digit: number): number {
  return unit.reduce((places, cell, index) => ((candidates[cell] as number) & toBit(digit) ? places | (1 << index) : places), 0);
}

const getUnit = (index: number): readonly number[] => UNITS[index] ?? [];
/** The members of a set of indexes, encoded like a digit set. */
const listIndices = (set: number): number[] => listDigits(set).map((digit) => digit - 1);

/** Naked pair, triple …: n cells of a unit with n candidates in total; these are eliminated from the rest of the unit. */
function findNakedGroup(candidates: Candidates, size: number, technique: Technique): Elimination | null {
  return findFirstResult(UNITS.entries(), ([index, unit]) =>
    findGroup(
      unit.map((cell) => candidates[cell] as number),
      size,
      (chosen, digits) => {
        const cells = chosen.map((place) => unit[place] as number);
        return eliminate(candidates, { technique, digits, cells, units: [index] }, unit, digits);
      },
    ),
  );
}

/** Hidden pair, triple …: n digits with only n places in a unit; all other candidates of these cells are eliminated. */
function findHiddenGroup(candidates: Candidates, size: number, technique: Technique): Elimination | null {
  return findFirstResult(UNITS.entries(), ([index, unit]) =>
    findGroup(
      DIGITS.map((digit) => getPlaces(candidates, unit, digit)),
      size,
      (chosen, places) => {
        const digits = chosen.reduce((set, digit) => set | (1 << digit), 0);
        const cells = listIndices(places).map((place) => unit[place] as number);
        const found = eliminate(candidates, { technique, digits, cells: [], units: [index] }, cells, ~digits); // in its own cells
        return found && { ...found, cells };
      },
    ),
  );
}

/** X-wing, swordfish …: a digit whose places in n lines lie in n crossing lines is eliminated from the rest of the crossing lines. */
function findFish(candidates: Candidates, size: number, technique: Technique): Elimination | null {
  return findFirstResult([0, SIDE], (firstLine) =>
    findFirstResult(DIGITS, (digit) => {
      const lines = UNITS.slice(firstLine, firstLine + SIDE).map((line) => getPlaces(candidates, line, digit));
      return findGroup(lines, size, (chosen, crossing) => {
        const units = chosen.map((line) => firstLine + line);
        const crossed = listIndices(crossing).flatMap((line) => getUnit(SIDE - firstLine + line));
        return eliminate(candidates, { technique, digits: toBit(digit), cells: units.flatMap(getUnit), units }, crossed, toBit(digit));
      });
    }),
  );
}

/** XY-wing: whichever of its two candidates a cell has, one of two partner cells gets the same third digit. */
function findXyWing(candidates: Candidates): Elimination | null {
  const isPair = (cell: number) => countDigits(candidates[cell] as number) === 2;
  return findFirstResult(PEERS.entries(), ([pivot, peers]) => {
    if (!isPair(pivot)) return null;
    const own = candidates[pivot] as number;
    const partners = peers.filter((cell) => isPair(cell) && countDigits((candidates[cell] as number) & own) === 1);
    return findFirstResult(partners, (first) =>
      findFirstResult(partners, (second) => {
        const digit = (candidates[first] as number) & ~own;
        if (first >= second || ((candidates[second] as number) & ~own) !== digit || candidates[first] === candidates[second]) return null;
        const seen = (PEERS[first] ?? []).filter((cell) => PEERS[second]?.includes(cell));
        return eliminate(candidates, { technique: 'XY-wing', digits: digit, cells: [pivot, first, second], units: [] }, seen, digit);
      }),
    );
  });
}

/** For each unit with exactly two places for the digit, this pair in both orders. */
function findPairs(candidates: Candidates, digit: number): { readonly unit: number; readonly near: number; readonly far: number }[] {
  return UNITS.flatMap((cells, unit) => {
    const [near, far, ...others] = cells.filter((cell) => (candidates[cell] as number) & toBit(digit));
    if (near === undefined || far === undefined || others.length > 0) return [];
    return [
      { unit, near, far },
      { unit, near: far, far: near },
    ];
  });
}

/** Turbot fish: two such pairs whose near ends see each other; one of the far ends must have the digit. */
function findTurbotFish(candidates: Candidates): Elimination | null {
  return findFirstResult(DIGITS, (digit) => {
    const pairs = findPairs(candidates, digit);
    return findFirstResult(pairs.entries(), ([index, one]) =>
      findFirstResult(pairs.slice(index + 1), (two) => {
        const cells = [one.near, one.far, two.near, two.far];
        if (new Set(cells).size < cells.length || !PEERS[one.near]?.includes(two.near)) return null;
        const seen = (PEERS[one.far] ?? []).filter((cell) => PEERS[two.far]?.includes(cell));
        return eliminate(
          candidates,
          { technique: 'turbot fish', digits: toBit(digit), cells, units: [one.unit, two.unit] },
          seen,
          toBit(digit),
        );
      }),
    );
  });
}

const FINDERS: Record<Technique, (candidates: Candidates) => Elimination | null> = {
  'locked candidates': findLockedCandidates,
  'naked pair': (candidates) => findNakedGroup(candidates, 2, 'naked pair'),
  'hidden pair': (candidates) => findHiddenGroup(candidates, 2, 'hidden pair'),
  'naked triple': (candidates) => findNakedGroup(candidates, 3, 'naked triple'),
  'hidden triple': (candidates) => findHiddenGroup(candidates, 3, 'hidden triple'),
  'X-wing': (candidates) => findFish(candidates, 2, 'X-wing'),
  'turbot fish': findTurbotFish,
  'XY-wing': findXyWing,
  swordfish: (candidates) => findFish(candidates, 3, 'swordfish'),
};

/** The eliminations of the first technique that finds any. */
export function findElimination(candidates: Candidates, techniques: readonly Technique[]): Elimination | null {
  return findFirstResult(techniques, (technique) => FINDERS[technique](candidates));
}
