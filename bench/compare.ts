// What became worse since the figures that were kept, beyond what two runs of the same code differ by.

type Figure = string | number | null | undefined;
type Row = Readonly<Record<string, Figure>>;

/** What a run leaves behind: a table for each part, beside its date. */
export type Results = Readonly<Record<string, unknown>>;

interface Kind {
  readonly columns: RegExp;
  readonly better: 'higher' | 'lower';
  /** How many times as bad a figure may be without meaning anything. */
  readonly noise: number;
  /** The smallest step of a figure that means anything, in its own unit. */
  readonly grain: number;
  /** Whether a busy machine moves it; what is measured in turn with something else, or counted, stays where it is. */
  readonly isTimed: boolean;
}

/** What a column means, by its name; the first that fits. Others are no figures of ours. */
const KINDS: readonly Kind[] = [
  { columns: /^times as fast$/, better: 'higher', noise: 1.15, grain: 0, isTimed: false },
  { columns: /times the (limit|network)$/, better: 'lower', noise: 1.1, grain: 0.02, isTimed: false },
  { columns: /^(ours )?per second$/, better: 'higher', noise: 1.2, grain: 0, isTimed: true },
  { columns: /^frames a second/, better: 'higher', noise: 1.1, grain: 1, isTimed: true },
  { columns: /layout shift/, better: 'lower', noise: 1, grain: 0.001, isTimed: false },
  { columns: /\((bytes|KB)\)$/, better: 'lower', noise: 1.01, grain: 1, isTimed: false },
  // Browsers round to 8 ms, which is one of their steps.
  { columns: /\(ms\)$/, better: 'lower', noise: 1.25, grain: 8, isTimed: true },
  { columns: /\(s\)$/, better: 'lower', noise: 1.25, grain: 0.5, isTimed: true },
];

/** The columns that say what a row is about. */
const LABELS = ['game', 'what', 'page', 'games', 'round trip (ms)'] as const;

/** Tables of others, and of ours only beside theirs. */
const NOT_OURS = new Set(['rivals']);

/** So many figures of a part tell how busy the machine was. */
const ENOUGH_FIGURES = 5;

interface Change {
  readonly part: string;
  readonly what: string;
  readonly figure: string;
  readonly before: number;
  readonly now: number;
  /** How many times as bad it is, less what the machine has done to the whole part. */
  readonly times: number;
}

export interface Comparison {
  readonly compared: number; // figures that both runs have
  readonly worse: readonly Change[];
  /** How many times as slow a part is as a whole, by its name, where that is more than noise: a busy machine, or everything. */
  readonly slowed: Readonly<Record<string, number>>;
}

interface Pair extends Change {
  readonly kind: Kind;
}

function rowsOf(results: Results, part: string): readonly Row[] {
  const rows = results[part];
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

function labelOf(row: Row): string {
  return LABELS.flatMap((label) => (row[label] === undefined ? [] : [String(row[label])])).join(', ');
}

/** How many times as bad `now` is as `before`: 2 is twice as slow or as heavy, 0.5 half. */
function timesAsBad(before: number, now: number, better: Kind['better']): number {
  const [good, bad] = better === 'lower' ? [before, now] : [now, before];
  if (good === bad) return 1;
  return good === 0 ? Number.POSITIVE_INFINITY : bad / good;
}

function pairsOf(part: string, before: Results, now: Results): Pair[] {
  const earlier = new Map(rowsOf(before, part).map((row) => [labelOf(row), row]));
  return rowsOf(now, part).flatMap((row) => {
    const what = labelOf(row);
    return Object.entries(row).flatMap(([figure, value]) => {
      const kept = earlier.get(what)?.[figure];
      const kind = KINDS.find(({ columns }) => columns.test(figure));
      if (!kind || (LABELS as readonly string[]).includes(figure) || typeof value !== 'number' || typeof kept !== 'number') return [];
      return [{ part, what, figure, before: kept, now: value, times: timesAsBad(kept, value, kind.better), kind }];
    });
  });
}

/** The middle of how many times as slow the timed figures are; 1 of few figures, and of a part that is faster. */
function slownessOf(pairs: readonly Pair[]): number {
  const times = pairs
    .filter(({ kind }) => kind.isTimed)
    .map((pair) => pair.times)
    .toSorted((a, b) => a - b);
  return times.length < ENOUGH_FIGURES ? 1 : Math.max(1, times[Math.floor(times.length / 2)] ?? 1);
}

/** Compares the figures of a run with those that were kept; parts, rows and columns that only one of them has are left out. */
export function compareRuns(before: Results, now: Results): Comparison {
  let compared = 0;
  const worse: Change[] = [];
  const slowed: Record<string, number> = {};
  for (const part of Object.keys(now).filter((name) => !NOT_OURS.has(name))) {
    const pairs = pairsOf(part, before, now);
    const slowness = slownessOf(pairs);
    compared += pairs.length;
    if (slowness > Math.max(1, ...pairs.filter(({ kind }) => kind.isTimed).map(({ kind }) => kind.noise))) slowed[part] = slowness;
    for (const { kind, ...change } of pairs) {
      const times = kind.isTimed ? change.times / slowness : change.times;
      if (times > kind.noise && Math.abs(change.now - change.before) > kind.grain) worse.push({ ...change, times });
    }
  }
  return { compared, worse: worse.toSorted((a, b) => b.times - a.times), slowed };
}
