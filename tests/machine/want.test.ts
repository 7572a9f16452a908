import { describe, expect, it } from 'vitest';
import { machineWith } from './made-up-machine.ts';
import { whySkipped } from './want.ts';

const missing = { name: 'browser', isThere: false, howToGet: 'Install one.' };

describe('what a machine does not have', () => {
  it('is why tests are skipped, with a line that says how to get it', () => {
    expect(whySkipped(missing, machineWith({}))).toBe('There is no browser. Install one.');
    expect(whySkipped(missing, machineWith({ env: { CI: 'false' } }))).toBe('There is no browser. Install one.');
    expect(whySkipped({ ...missing, isThere: true }, machineWith({ env: { CI: 'true' } }))).toBeUndefined();
  });

  it.each(['true', '1', 'yes'])('fails them under CI=%s', (value) => {
    expect(() => whySkipped(missing, machineWith({ env: { CI: value } }))).toThrow(/no browser.*Install one.*CI/);
  });
});
