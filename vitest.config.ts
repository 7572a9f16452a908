import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** In a real browser; what is shown there is built once for all of them. */
const inBrowser = ['tests/browser/**/*.test.ts', 'tests/package/**/*.test.ts'];
/** Whole evenings, and what wants a database server: more than `npm test` waits for. */
const slow = ['tests/store/postgres-store.test.ts', 'tests/{store,company}/kill.test.ts'];

const minutes = 60_000;

export default defineConfig({
  test: {
    environment: 'node',
    // Only so that what hangs is named some day: no test may fail because a machine is slow.
    testTimeout: 20 * minutes,
    hookTimeout: 20 * minutes,
    expect: { poll: { timeout: 10 * minutes } },
    // On two cores vitest would use one of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A run that finds no tests has found nothing out.
    passWithNoTests: false,
    reporters: ['default', './tests/closing-line-reporter.ts'],
    projects: [
      { extends: true, test: { name: 'fast', include: ['tests/**/*.test.ts'], exclude: [...inBrowser, ...slow] } },
      { extends: true, test: { name: 'slow', include: slow, globalSetup: 'tests/machine/set-up-slow.ts' } },
      { extends: true, test: { name: 'browser', include: inBrowser, globalSetup: 'tests/machine/set-up-browser.ts' } },
    ],
  },
});
