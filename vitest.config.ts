import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'import.meta.env.BUILD_YEAR': 2026 },
  test: {
    include: ['{app,art,bench,checks,e2e,host,pipeline,scripts}/**/*.test.ts'],
    // A busy machine is no failure: no test waits for real time.
    testTimeout: 60_000,
    setupFiles: ['scripts/unit-set-up.ts'],
    environment: 'node',
    isolate: false,
    // All processors: nothing else runs beside the unit tests.
    maxWorkers: '100%',
    restoreMocks: true,
  },
});
