// Mine probabilities: counts every layout of the remaining mines that fits the numbers.
import { getConstraints, SURE_MINE, UNKNOWN, type Constraint, type Sight } from './sight.ts';

/** The total weight of layouts with and without a mine on a square; if one of them is zero, the square is proven. */
export interface Odds {
  readonly mine: number;
  readonly safe: number;
}

/** Squares that touch the same numbers: they are interchangeable, so only the number of mines among them matters. */
interface Group {
  readonly cells: number[];
  readonly touching: readonly number[]; // indexes of constraints; empty for squares that touch no number
}

/** The layouts of connected groups, by their number of mines. */
interface Layouts {
  readonly weights: number[];
  readonly groups: readonly { readonly cells: readonly number[]; readonly mine: number[]; readonly safe: number[] }[];
}

/** Limit of the search of one part, so that a phone is not held up; positions of real games stay below 13,000 steps. */
const MAX_STEPS = 50_000;

function choose(n: number, k: number): number {
  let ways = 1;
  for (let taken = 1; taken <= k; taken += 1) ways = (ways * (n - k + taken)) / taken;
  return Math.round(ways);
}

function groupCells({ seen }: Sight, constraints: readonly Constraint[]): Group[] {
  const touching = new Map<number, number[]>();
  for (const [index, { cells }] of constraints.entries()) {
    for (const cell of cells) touching.set(cell, [...(touching.get(cell) ?? []), index]);
  }
  const groups = new Map<string, Group>();
  for (const [cell, value] of seen.entries()) {
    if (value !== UNKNOWN) continue;
    const numbers = touching.get(cell) ?? [];
    const key = numbers.join();
    const group = groups.get(key);
    if (group) group.cells.push(cell);
    else groups.set(key, { cells: [cell], touching: numbers });
  }
  return [...groups.values()];
}

/** Splits the groups into independent parts that share no number; neighbors are adjacent in each part's order. */
function splitIntoParts(groups: readonly Group[]): Group[][] {
  const left = new Set(groups);
  const parts: Group[][] = [];
  for (const first of groups) {
    if (!left.delete(first)) continue;
    const part = [first];
    for (const { touching } of part) {
      for (const group of left) {
        if (group.touching.some((index) => touching.includes(index)) && left.delete(group)) part.push(group);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** All layouts of a part with at most `maxMines` mines; null if the search exceeds its limit. */
function countLayouts(part: readonly Group[], constraints: readonly Constraint[], maxMines: number): Layouts | null {
  const missing = constraints.map(({ mines }) => mines);
  const room = constraints.map(({ cells }) => cells.length);
  const chosen = part.map(() => 0);
  const empty = () => Array.from({ length: maxMines + 1 }, () => 0);
  const layouts: Layouts = { weights: empty(), groups: part.map(({ cells }) => ({ cells, mine: empty(), safe: empty() })) };
  let steps = 0;

  function add(mines: number, weight: number): void {
    layouts.weights[mines] = (layouts.weights[mines] ?? 0) + weight;
    for (const [index, { cells, mine, safe }] of layouts.groups.entries()) {
      const share = (chosen[index] ?? 0) / cells.length;
      mine[mines] = (mine[mines] ?? 0) + weight * share;
      safe[mines] = (safe[mines] ?? 0) + weight * (1 - share);
    }
  }

  function fill(index: number, mines: number, weight: number): void {
    const group = part[index];
    if (!group) {
      add(mines, weight);
      return;
    }
    const size = group.cells.length;
    for (const number of group.touching) room[number] = (room[number] ?? 0) - size;
    for (let count = 0; count <= Math.min(size, maxMines - mines); count += 1) {
      steps += 1;
      const fits = group.touching.every((number) => {
        const remaining = (missing[number] ?? 0) - count;
        return remaining >= 0 && remaining <= (room[number] ?? 0);
      });
      if (!fits || steps > MAX_STEPS) continue;
      for (const number of group.touching) missing[number] = (missing[number] ?? 0) - count;
      chosen[index] = count;
      fill(index + 1, mines + count, weight * choose(size, count));
      for (const number of group.touching) missing[number] = (missing[number] ?? 0) + count;
    }
    for (const number of group.touching) room[number] = (room[number] ?? 0) + size;
  }

  fill(0, 0, 1);
  return steps > MAX_STEPS ? null : layouts;
}

/** Convolution: the weights of each total number of mines in two parts. */
function combineWeights(a: readonly number[], b: readonly number[]): number[] {
  return a.map((_, mines) => {
    let weight = 0;
    for (let part = 0; part <= mines; part += 1) weight += (a[part] ?? 0) * (b[mines - part] ?? 0);
    return weight;
  });
}

/** The odds of every unknown square, given the total number of mines; null if there are too many layouts to count. */
export function computeOdds(sight: Sight): ReadonlyMap<number, Odds> | null {
  const left = sight.mines - sight.seen.filter((value) => value === SURE_MINE).length;
  const constraints = getConstraints(sight);
  const parts: Layouts[] = [];
  for (const part of splitIntoParts(groupCells(sight, constraints))) {
    const layouts = countLayouts(part, constraints, left);
    if (layouts === null) return null;
    parts.push(layouts);
  }
  const odds = new Map<number, Odds>();
  for (const part of parts) {
    const noMines: readonly number[] = part.weights.map((_, mines) => (mines === 0 ? 1 : 0));
    const others = parts.filter((other) => other !== part).reduce((sum, { weights }) => combineWeights(sum, weights), noMines);
    const total = (weights: readonly number[]) => weights.reduce((sum, weight, mines) => sum + weight * (others[left - mines] ?? 0), 0);
    for (const { cells, mine, safe } of part.groups) {
      const both = { mine: total(mine), safe: total(safe) };
      for (const cell of cells) odds.set(cell, both);
    }
  }
  return odds;
}
