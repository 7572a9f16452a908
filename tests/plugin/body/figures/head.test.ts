import { describe, expect, it } from 'vitest';
import { characterOf, type Character } from '../../../../plugin/body/figures/character.ts';
import { headFrame } from '../../../../plugin/body/figures/head-frame.ts';
import { headForm, headLayers, jawShare } from '../../../../plugin/body/figures/head.ts';
import { glassesKinds, headShapes, noseKinds } from '../../../../src/drama/looks.ts';
import { createRig, eyeRadius } from '../../../../plugin/body/rig/rig.ts';
import { expectClosed } from './expect-closed.ts';
import { isLong } from '../../../how-much.ts';

const plain = characterOf({ id: 'actor:ada', name: 'Ada', pronouns: 'she', description: 'A clerk.', style: 'modern' });
const withFace = (face: Partial<Character['face']>, head = 1): Character => ({
  ...plain,
  face: { ...plain.face, ...face },
  build: { ...plain.build, head },
});

describe('a head', () => {
  it.each(headShapes)('of the shape %s is closed, at any size', (shape) => {
    const sizes = [0.9, 1, 1.12];
    // One of them in every check, by turns.
    for (const head of sizes.filter((_, index) => isLong || index === headShapes.indexOf(shape) % sizes.length)) {
      const character = withFace({ shape, age: head > 1 ? 1 : 0, jowls: head > 1 ? 1 : 0 }, head);
      for (const layer of headLayers(character, createRig(character.build))) expectClosed(layer);
    }
  });

  it.each(noseKinds)('with a %s nose has it before the face, between the eyes', (noseKind) => {
    const character = withFace({ noseKind, crooked: 0 });
    const rig = createRig(character.build);
    const { distance } = headForm(character, rig);
    const [, eyeY, eyeZ] = rig.spot('eyeR');
    const reach = (y: number, x = 0): number => {
      let z = 0.4;
      while (distance(x, y, z) > 0 && z > 0) z -= 0.001;
      return z;
    };
    const tip = Math.max(...[0.03, 0.045, 0.06].map((down) => reach(eyeY - down)));
    expect(tip).toBeGreaterThan(reach(eyeY - 0.05, 0.06) + 0.015);
    expect(tip).toBeGreaterThan(eyeZ);
  });

  it('leaves eyes out of its flesh: their fronts stand before it', () => {
    for (const shape of headShapes) {
      const character = withFace({ shape });
      const rig = createRig(character.build);
      const { distance } = headForm(character, rig);
      const [x, y, z] = rig.spot('eyeL');
      const front = eyeRadius * character.build.head * character.face.eyes;
      expect(distance(x, y, z + front), shape).toBeGreaterThan(0.005);
      expect(distance(x, y, z - front), shape).toBeLessThan(0);
    }
  });

  it('drops its chin with the jaw and keeps its nose and brow', () => {
    const frame = headFrame(plain.build);
    const at = (x: number, y: number, z: number) =>
      frame.worn({ distance: () => 0, box: { low: [x, y, z], high: [x, y, z] } }).box.low;
    expect(jawShare(frame, at(0, -0.16, 0.1))).toBe(1);
    expect(jawShare(frame, at(0, -0.05, 0.16))).toBe(0);
    expect(jawShare(frame, at(0, -0.16, -0.08))).toBe(0);
  });

  it.each(glassesKinds)('wears its %s, or has them on the forehead', (glasses) => {
    for (const spectacles of ['worn', 'raised'] as const) {
      const character = withFace({ spectacles, glasses });
      const made = headLayers(character, createRig(character.build)).find(({ name }) => name === 'spectacles');
      expect(made).toBeDefined();
      expectClosed(made!);
    }
    expect(headLayers(withFace({ spectacles: 'none' }), createRig(plain.build))).toHaveLength(1);
  });

  it('is as it is said to be', () => {
    const said = (description: string) => characterOf({ id: 'actor:bo', name: 'Bo', pronouns: 'he', description, style: 'victorian' }).face; // prettier-ignore
    expect(said('A hook, a hooked nose and little else.').noseKind).toBe('hooked');
    expect(said('His spectacles are pushed up on his forehead.').spectacles).toBe('raised');
    expect(said('A man with a monocle.')).toMatchObject({ spectacles: 'worn', glasses: 'monocle' });
    expect(said('With coal on one cheek.').smudge).toBeDefined();
    expect(said('Freckled.').freckles).toBe(1);
    expect(said('A square man.').shape).toBe('block');
  });
});
