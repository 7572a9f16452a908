import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { PhysicalProbe } from '../../src/drama/physical-probe.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { readWorld } from './grading/verdict-cases.ts';

const scene = openScene(readWorld(fileURLToPath(new URL('../../scenes/elsinore/scene.json', import.meta.url))));
const rule = (command: string, probe: PhysicalProbe) =>
  narrate(scene, entityId('actor:hamlet'), { command }, { probe }).answer.verdicts[0];

describe('[PROBE1] a stage that knows better', () => {
  it('refuses reach, sight and path after containment has allowed them', () => {
    expect(rule('take the looking glass', { reaches: () => false })?.code).toBe('out-of-reach');
    expect(rule('look at the portrait', { sees: () => false })?.code).toBe('not-visible');
    expect(rule('go to the bed', { hasPath: () => false })?.code).toBe('no-way');
  });

  it('never allows what containment refuses', () => {
    const generous: PhysicalProbe = { reaches: () => true, sees: () => true, hasPath: () => true };
    expect(rule('take the letter', generous)?.code).toBe('not-visible');
    expect(rule('go south', generous)?.code).toBe('closed');
  });

  it('leaves what it cannot tell to places and containment', () => {
    const unsure: PhysicalProbe = { reaches: () => undefined, sees: () => undefined, hasPath: () => undefined };
    expect(rule('take the looking glass', unsure)?.ok).toBe(true);
  });

  it('does not ask about what is in the hand', () => {
    expect(rule('drop the dagger', { reaches: () => false })?.ok).toBe(true);
  });
});
