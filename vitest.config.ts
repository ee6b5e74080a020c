import { configDefaults, defineConfig } from 'vitest/config';

/** Slow tests, which start our programs or send them thousands of requests; `npm run unit` leaves them out. */
const PROGRAMS = [
  'tests/unit/server/{fuzz,serve}.test.ts',
  'tests/unit/tools/build/{interrupted-build,lib/build-environment}.test.ts',
  'tests/unit/tools/setup/{child-processes,setup}.test.ts',
];

export default defineConfig({
  define: { 'import.meta.env.BUILD_YEAR': 2026 },
  test: {
    // No test waits for real time; the long timeout prevents failures on a busy machine.
    testTimeout: 60_000,
    setupFiles: ['tools/setup/fail-on-console-error.ts', 'tools/setup/fix-examples.ts'],
    environment: 'node',
    isolate: false,
    // Use all CPU cores.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{art,templates,tests/games,tests/unit}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...PROGRAMS],
        },
      },
      { extends: true, test: { name: 'programs', include: PROGRAMS } },
    ],
  },
});
