import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On two cores vitest would use one of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A run that finds no tests has found nothing out.
    passWithNoTests: false,
    reporters: ['default', './tests/closing-line-reporter.ts'],
  },
});
