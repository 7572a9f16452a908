import { describe, expect, it } from 'vitest';
import type { Blueprint } from '../../src/drama/blueprint.ts';
import type { Moment } from '../../src/play/moment.ts';
import { mattersTold } from '../../src/play/telling.ts';

const blueprint = {
  matters: [{ id: 'the-bridge', claim: 'the bridge went in the storm', heard: ['bridge is gone'] }],
  profiles: [],
} as unknown as Blueprint;
const told = (text: string) =>
  mattersTold(blueprint, { seq: 1, at: 0, kind: 'line', text, witnesses: [] } satisfies Moment);

describe('what a line tells', () => {
  it('is what it says, and what it passes on', () => {
    expect(told('The bridge went in the storm.')).toEqual(['the-bridge']);
    expect(told('Joss says that the bridge went in the storm.')).toEqual(['the-bridge']);
    expect(told('The bridge is gone.')).toEqual(['the-bridge']);
  });

  it('is nothing it only asks, supposes or denies', () => {
    expect(told('Is it true that the bridge went in the storm?')).toEqual([]);
    expect(told('Suppose the bridge went in the storm.')).toEqual([]);
    expect(told('I do not say that the bridge is gone.')).toEqual([]);
  });
});
