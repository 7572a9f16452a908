import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000,
    // A run that finds no tests has found nothing out.
    passWithNoTests: false,
    reporters: ['default', './tests/closing-line-reporter.ts'],
  },
});
