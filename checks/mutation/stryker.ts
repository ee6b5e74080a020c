// Mutates one folder with Stryker, and reads what came of it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Folder } from './folders.ts';

const root = path.resolve(import.meta.dirname, '../..');
const OUTPUT = '.mutation';

interface Mutant {
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'CompileError' | 'RuntimeError' | 'Pending';
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: Readonly<Record<'start' | 'end', { readonly line: number; readonly column: number }>>;
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** How the mutants of a run are chosen. */
export interface Choice {
  /** Believes the last run where nothing has changed. */
  readonly isIncremental: boolean;
  /** Runs one mutant in so many; 1 for all. */
  readonly oneIn: number;
}

export interface Tally {
  readonly name: string;
  readonly noticed: number;
  readonly timedOut: number; // of these: a loop without an end, or a test that was far too slow for this machine
  readonly survived: number;
  readonly ignored: number; // where no single test can be told apart: what runs when a module is loaded
  readonly score: number; // percent
  readonly survivors: readonly string[]; // in words, one a line
}

/** What no unit test of these folders reads. */
const NOT_COPIED = ['build', '.build', '.react-router', 'art', 'bench', 'e2e', 'shots', 'test-results'];

function configOf({ name, code }: Folder, { isIncremental, oneIn }: Choice) {
  return {
    mutate: code,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', ...['sentences.ts', 'sample.ts'].map((file) => path.join(import.meta.dirname, file))],
    ignorers: ['sentences'],
    checkers: oneIn === 1 ? [] : ['sample'],
    vitest: { configFile: 'checks/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: isIncremental,
    incrementalFile: `${OUTPUT}/${name}.incremental.json`,
    tempDirName: `${OUTPUT}/sandbox`,
    ignorePatterns: NOT_COPIED,
    concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
    // A busy machine is no endless loop.
    timeoutMS: 10_000,
    // Stryker rewrites it with the API of TypeScript 6, and nothing here needs that.
    tsconfigFile: 'none',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${OUTPUT}/${name}.json` },
    allowConsoleColors: false,
    logLevel: 'warn',
  };
}

/** A survivor as "file:line, <what it was> is <what it became>". */
function inWords(file: string, source: string, { location: { start, end }, replacement = '', status }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  const was = lines
    .join('\n')
    .slice(start.column - 1)
    .replaceAll(/\s+/g, ' ');
  return `${file}:${start.line}:${start.column} ${was} → ${replacement.replaceAll(/\s+/g, ' ')}${status === 'NoCoverage' ? ' (no test comes here)' : ''}`;
}

/** Mutates a folder, and prints how far it is; throws when Stryker could not.  */
export function mutate(folder: Folder, choice: Choice): Tally {
  mkdirSync(path.join(root, OUTPUT), { recursive: true });
  const config = path.join(OUTPUT, `${folder.name}.config.json`);
  writeFileSync(path.join(root, config), JSON.stringify(configOf(folder, choice), null, 2));
  const stryker = path.join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TESTS: folder.tests.join(' '), MUTATION_SAMPLE: String(choice.oneIn) },
  });
  if (status !== 0) throw new Error(`Stryker could not mutate ${folder.name}; it says why above`);
  const { files } = JSON.parse(readFileSync(path.join(root, OUTPUT, `${folder.name}.json`), 'utf8')) as Report;
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: all }]) => all.map((mutant) => ({ file, source, mutant })));
  const having = (...statuses: readonly Mutant['status'][]) => mutants.filter(({ mutant }) => statuses.includes(mutant.status));
  const noticed = having('Killed', 'Timeout').length;
  const survivors = having('Survived', 'NoCoverage');
  return {
    name: folder.name,
    noticed,
    timedOut: having('Timeout').length,
    survived: survivors.length,
    ignored: having('Ignored').length,
    score: (100 * noticed) / Math.max(1, noticed + survivors.length),
    survivors: survivors.map(({ file, source, mutant }) => inWords(file, source, mutant)),
  };
}
