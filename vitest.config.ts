import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that start programs of ours or send them thousands of requests: longer than who runs the unit tests likes to wait. */
const PROGRAMS = [
  'tests/unit/server/{fuzz,serve}.test.ts',
  'tests/unit/tools/build/lib/build-environment.test.ts',
  'tests/unit/tools/setup/child-processes.test.ts',
];

export default defineConfig({
  define: { 'import.meta.env.BUILD_YEAR': 2026 },
  test: {
    // A busy machine is no failure: no test waits for real time.
    testTimeout: 60_000,
    setupFiles: ['tools/setup/fail-on-console-error.ts'],
    environment: 'node',
    isolate: false,
    // All processors: nothing else runs beside the unit tests.
    maxWorkers: '100%',
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{tests/unit,art,templates}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...PROGRAMS],
        },
      },
      { extends: true, test: { name: 'programs', include: PROGRAMS } },
    ],
  },
});
