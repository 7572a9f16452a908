import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { seededRandom, pick } from '../../src/kit/random.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { deeds } from '../../src/drama/verbs/deeds.ts';
import { emotes } from '../../src/drama/verbs/emotes.ts';
import { applyChanges } from '../../src/world/apply-changes.ts';
import { breaches } from '../../src/world/invariants.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { hashWorld, thingOf } from '../../src/world/world.ts';
import { howMany } from '../how-much.ts';
import { readWorld } from './grading/verdict-cases.ts';

const folder = fileURLToPath(new URL('./cases/worlds/', import.meta.url));
const worlds = readdirSync(folder).map((file) => readWorld(folder + file));
const verbs = [...Object.keys(deeds), ...Object.keys(emotes)];
const prepositions = [
  'in',
  'on',
  'under',
  'behind',
  'from',
  'to',
  'at',
  'with',
  'through',
  'off',
  undefined,
  undefined,
];

/** Deeds nobody would think of; set DEEDS to run longer. */
const steps = howMany('DEEDS', 8_000, 1_000_000);

describe('random deeds', () => {
  it('[TREE1] [TREE2] never break an invariant, and verdicts tell exactly what changed', () => {
    const runs = 20;
    const each = Math.ceil(steps / runs);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const random = seededRandom(seed);
        const opened = pick(random, worlds);
        let scene = openScene(opened);
        const cast = opened.cast;
        const actors = cast.filter((id) => thingOf(opened, id).kind === 'actor');
        for (let step = 0; step < each; step++) {
          const slot = (chance: number): EntityId | undefined =>
            random.next() < chance ? pick(random, cast) : undefined;
          const action = Object.fromEntries(
            Object.entries({
              verb: pick(random, verbs),
              object: slot(0.9),
              preposition: pick(random, prepositions),
              target: slot(0.5),
              instrument: slot(0.2),
              direction:
                random.next() < 0.05 ? pick(random, ['north', 'south', 'east', 'west', 'up', 'out']) : undefined,
            }).filter(([, value]) => value !== undefined),
          ) as { verb: string };
          const before = scene.world;
          const ruled = narrate(scene, pick(random, actors), { action });
          const [verdict] = ruled.answer.verdicts;
          expect(verdict, JSON.stringify(action)).toBeDefined();
          expect(verdict?.narration, JSON.stringify(action)).toBeTruthy();
          if (verdict && !verdict.ok) expect(ruled.scene.world).toBe(before);
          else if (verdict && verdict.changes.length > 0) {
            const problems = breaches(ruled.scene.world);
            expect(problems, `seed ${seed}, step ${step}: ${JSON.stringify(action)}`).toEqual([]);
            if (step % 50 === 0)
              expect(hashWorld(applyChanges(before, verdict.changes))).toBe(hashWorld(ruled.scene.world));
          }
          // A stage left to chance ends with everyone dead: begin again.
          scene = step % 500 === 499 ? openScene(opened) : ruled.scene;
        }
      }),
      { numRuns: runs, seed: 20261115 },
    );
  });
});
