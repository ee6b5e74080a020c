// The variants of Snake: each speed on each board with each number of apricots.
import type { Variant } from '#app/game-kit/rules.ts';
import { lowercaseFirst } from '#app/game-kit/lib/place-names.ts';

export interface SnakeOptions {
  /** Whether the snake passes through an edge and reappears at the opposite one. */
  readonly wraps: boolean;
  /** Whether each turn is immediately one step, without a clock. */
  readonly isStepwise: boolean;
  /** Duration of a step in real time. */
  readonly tickMs: number; // 150
  readonly stoneCount: number;
  /** How many apricots lie on the lawn at a time. */
  readonly foodCount: number;
}

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly options: Partial<SnakeOptions>;
}

/** Duration of a step in the specification. */
const TICK_MS = 150;
const STONES = 16;

const CLASSIC: SnakeOptions = { wraps: false, isStepwise: false, tickMs: TICK_MS, stoneCount: 0, foodCount: 1 };

/** What the player chooses before the start. Choices with the options of Classic are not part of a variant's id and label. */
export const CHOICES: readonly { readonly name: string; readonly choices: readonly Choice[] }[] = [
  {
    name: 'Speed',
    choices: [
      { id: 'slow', label: 'Slow', options: { isStepwise: false, tickMs: 220 } },
      { id: 'classic', label: 'Classic', options: { isStepwise: false, tickMs: TICK_MS } },
      { id: 'fast', label: 'Fast', options: { isStepwise: false, tickMs: 100 } },
      { id: 'step-by-step', label: 'Step by step', options: { isStepwise: true, tickMs: TICK_MS } },
    ],
  },
  {
    name: 'Board',
    choices: [
      { id: 'walls', label: 'Walls', options: { wraps: false, stoneCount: 0 } },
      { id: 'no-walls', label: 'No walls', options: { wraps: true, stoneCount: 0 } },
      { id: 'stones', label: 'Stones', options: { wraps: false, stoneCount: STONES } },
    ],
  },
  {
    name: 'Apricots',
    choices: [
      { id: 'one-apricot', label: 'One apricot', options: { foodCount: 1 } },
      { id: 'three-apricots', label: 'Three apricots', options: { foodCount: 3 } },
    ],
  },
];

/** Whether the options contain those of `part`. */
export function hasOptions(options: SnakeOptions, part: Partial<SnakeOptions>): boolean {
  return Object.entries(part).every(([name, value]) => options[name as keyof SnakeOptions] === value);
}

function createVariant(choices: readonly Choice[]): Variant<SnakeOptions> {
  const options: SnakeOptions = Object.assign({ ...CLASSIC }, ...choices.map((choice) => choice.options));
  const labels = choices.map(({ label }, index) => (index === 0 ? label : lowercaseFirst(label)));
  return {
    id: choices.map(({ id }) => id).join('-'),
    label: labels.join(', '),
    pace: options.isStepwise ? 'turns' : 'clock',
    options,
    ...(choices.length > 1 && { isMix: true }),
  };
}

/** All combinations of choices that differ from Classic, those of a single choice first. */
const combinations = CHOICES.reduce<readonly (readonly Choice[])[]>(
  (sets, { choices }) => choices.flatMap((choice) => sets.map((set) => (hasOptions(CLASSIC, choice.options) ? set : [...set, choice]))),
  [[]],
)
  .filter((set) => set.length > 0)
  .toSorted((one, other) => one.length - other.length);

export const variants: readonly [Variant<SnakeOptions>, ...Variant<SnakeOptions>[]] = [
  { id: 'classic', label: 'Classic', pace: 'clock', options: CLASSIC },
  ...combinations.map(createVariant),
];

/** The id of the variant that has these options; null if there is none. */
export function findVariantId(options: SnakeOptions): string | null {
  return variants.find((variant) => hasOptions(options, variant.options))?.id ?? null;
}
