// Tells Stryker to run one mutant in so many, always the same ones: MUTATION_SAMPLE says in how many.

interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

const oneIn = Number(process.env['MUTATION_SAMPLE'] ?? 1);

/** FNV-1a, of what a mutant is and where; its id changes with every line above it, its place in the line does not. */
function fingerprint({ fileName, replacement, location: { start } }: Mutant): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of `${fileName.split(/[\\/]/).at(-1)} ${start.line} ${start.column} ${replacement}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash;
}

const sample = {
  init: async () => {},
  group: async (mutants: readonly Mutant[]) => [mutants.map(({ id }) => id)],
  check: async (mutants: readonly Mutant[]) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        fingerprint(mutant) % oneIn === 0 ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    ),
};

function create() {
  return sample;
}
create.inject = [] as readonly string[];

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: create }];
