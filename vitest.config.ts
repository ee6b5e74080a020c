import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'import.meta.env.BUILD_YEAR': 2026 },
  test: {
    include: [
      'app/**/*.test.ts',
      'bench/**/*.test.ts',
      'art/**/*.test.ts',
      'host/**/*.test.ts',
      'scripts/**/*.test.ts',
      'checks/**/*.test.ts',
    ],
    setupFiles: ['scripts/unit-set-up.ts'],
    environment: 'node',
    isolate: false,
    restoreMocks: true,
  },
});
