import type { Reporter, TestModule } from 'vitest/node';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** Ends a run with one plain line, `N passed, N failed`, that any tool can read. */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tally = countTests(modules);
    tally.failed += unhandledErrors.length;
    // The default reporter prints its summary in this same hook; waiting for the exit puts ours after it.
    process.once('exit', () => process.stdout.write(`${closingLine(tally)}\n`));
  }
}

function countTests(modules: readonly TestModule[]): Tally {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    // A file that broke before its tests ran has no failing test to count.
    tally.failed += module.errors().length;
    for (const suite of module.children.allSuites()) tally.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed') tally[state] += 1;
      else tally.skipped += 1;
    }
  }
  return tally;
}

function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
