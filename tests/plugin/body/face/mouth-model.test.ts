import { beforeAll, describe, expect, it } from 'vitest';
import { mouthShapes, type MouthShape } from '../../../../plugin/body/face/face.ts';
import { frontOf } from '../../../../plugin/body/face/face-ground.ts';
import { lipProfile, mouthSheets } from '../../../../plugin/body/face/mouth-form.ts';
import { mouthColumns, mouthModel, restingMouth, type MouthModel } from '../../../../plugin/body/face/mouth-model.ts';
import type { Character } from '../../../../plugin/body/figures/character.ts';
import { headForm, headLayers } from '../../../../plugin/body/figures/head.ts';
import { joints } from '../../../../plugin/body/rig/joint.ts';
import { createRig } from '../../../../plugin/body/rig/rig.ts';
import { sculpt } from '../../../../plugin/body/sculpt/sculpt.ts';
import type { Sculpture } from '../../../../plugin/body/sculpt/sculpture.ts';
import { sitters } from './sitters.ts';

const across = mouthColumns + 1;
const middleColumn = mouthColumns / 2;
/** The first point of a sheet: four within with five rows each, then the lips. */
const firstOf = (sheet: (typeof mouthSheets)[number]): number => {
  const index = mouthSheets.indexOf(sheet);
  return index < 4 ? index * 5 * across : (4 * 5 + (index - 4) * lipProfile.length) * across;
};
/** The edge of a lip is the last of its rows. */
const edgeOf = (lip: 'upperLip' | 'lowerLip'): number => firstOf(lip) + (lipProfile.length - 1) * across;

/** A mouth with these shapes wholly in it, mixed as graphics cards do it. */
function mixed(mouth: MouthModel, ...shapes: readonly MouthShape[]): Float32Array {
  return mouth.rest.positions.map((rest, at) =>
    shapes.reduce((sum, shape) => sum + ((mouth.shapes[shape]?.positions[at] ?? 0) - rest), rest),
  );
}

/** How far the lips are apart at a column, in metres. */
function gap(positions: Float32Array, column: number): number {
  const [upper, lower] = [edgeOf('upperLip') + column, edgeOf('lowerLip') + column];
  return positions[upper * 3 + 1]! - positions[lower * 3 + 1]!;
}

/** The foremost of a mesh at this x and y that is not before `most`. */
function frontOfMesh({ positions, indices }: Sculpture, x: number, y: number, most: number): number {
  let front = -1;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => indices[at + corner]! * 3) as [number, number, number];
    const [px, py] = [positions[c]!, positions[c + 1]!];
    const [ax, ay, bx, by] = [positions[a]! - px, positions[a + 1]! - py, positions[b]! - px, positions[b + 1]! - py];
    const whole = ax * by - ay * bx;
    const [u, v] = [((x - px) * by - (y - py) * bx) / whole, (ax * (y - py) - ay * (x - px)) / whole];
    if (!(u >= 0 && v >= 0 && u + v <= 1)) continue;
    const z = u * positions[a + 2]! + v * positions[b + 2]! + (1 - u - v) * positions[c + 2]!;
    if (z < most) front = Math.max(front, z);
  }
  return front;
}

describe('a mouth', () => {
  const mouths = new Map<string, MouthModel>();
  beforeAll(() => {
    for (const [name, character] of Object.entries(sitters))
      mouths.set(name, mouthModel(character, createRig(character.build)));
  });
  const each = (visit: (mouth: MouthModel, name: string) => void): void => {
    for (const [name, mouth] of mouths) visit(mouth, name);
  };

  it('has every shape, with as many points as at rest', () => {
    each((mouth) => {
      for (const shape of mouthShapes) {
        expect(mouth.shapes[shape]?.positions.length).toBe(mouth.rest.positions.length);
        expect(mouth.shapes[shape]?.normals.length).toBe(mouth.rest.positions.length);
      }
    });
  });

  it('is shut at rest and on m, b and p: the lips touch from corner to corner', () => {
    each((mouth, name) => {
      for (const positions of [mixed(mouth), mixed(mouth, 'closed'), mixed(mouth, 'press')])
        for (let column = 0; column <= mouthColumns; column++)
          expect(Math.abs(gap(positions, column)), `${name} ${column}`).toBeLessThan(0.001);
    });
  });

  it('opens wide on a, less on e, least on i', () => {
    each((mouth) => {
      const opens = (shape: MouthShape): number => gap(mixed(mouth, shape), middleColumn);
      expect(opens('a')).toBeGreaterThanOrEqual(0.015);
      expect(opens('a')).toBeGreaterThan(opens('e'));
      expect(opens('e')).toBeGreaterThan(opens('i'));
      expect(opens('i')).toBeGreaterThan(0.004);
    });
  });

  it('never turns inside out, whichever two shapes are there wholly', () => {
    each((mouth, name) => {
      for (const one of mouthShapes)
        for (const other of mouthShapes) {
          if (one >= other) continue;
          const positions = mixed(mouth, one, other);
          let [narrowest, closest] = [1, 1];
          for (let column = 0; column < mouthColumns; column++) {
            const at = (edgeOf('upperLip') + column) * 3;
            closest = Math.min(closest, positions[at + 3]! - positions[at]!);
            narrowest = Math.min(narrowest, gap(positions, column));
          }
          expect(narrowest, `${name} ${one}+${other}`).toBeGreaterThan(-0.0005);
          expect(closest, `${name} ${one}+${other}`).toBeGreaterThan(0);
          for (const index of mouth.rest.indices.keys()) {
            if (index % 3) continue;
            const [a, b] = [mouth.rest.indices[index]!, mouth.rest.indices[index + 1]!];
            const length = Math.hypot(...[0, 1, 2].map((axis) => positions[a * 3 + axis]! - positions[b * 3 + axis]!));
            if (length > 0.042) expect.fail(`${name} ${one}+${other}: an edge of ${length} m`);
          }
        }
    });
  });

  it('lies on the face: nothing of an open mouth drowns in the head', () => {
    for (const [name, character] of Object.entries(sitters)) {
      const head = headForm(character, createRig(character.build));
      const mouth = mouths.get(name)!;
      for (const shape of ['a', 'o', 'grin', 'snarl'] as const) {
        const positions = mixed(mouth, shape);
        for (let point = firstOf('throat'); point < firstOf('upperLip'); point += 7) {
          const [x, y, z] = [0, 1, 2].map((axis) => positions[point * 3 + axis]!) as [number, number, number];
          const front = frontOf(head, x, y, z + 0.01, z - 0.03);
          expect(z - front, `${name} ${shape} ${point}`).toBeGreaterThan(0.0005);
        }
      }
    }
  });

  it('no coarse head comes through it, not one with a cleft chin under a lowered mouth', () => {
    const { face, hair, ...rest } = sitters['prince']!;
    const character: Character = { ...rest, face: { ...face, cleftChin: true }, hair: { ...hair, beard: 'walrus' } };
    const rig = createRig(character.build);
    const skin = sculpt(headLayers(character, rig).slice(0, 1), rig, 2);
    const mouth = mouthModel(character, rig, false);
    for (const positions of [mixed(mouth), mixed(mouth, 'i')])
      for (const lip of ['upperLip', 'lowerLip'] as const)
        for (let column = 2; column <= mouthColumns - 2; column++) {
          const point = firstOf(lip) + 4 * across + column;
          const [x, y, z] = [0, 1, 2].map((axis) => positions[point * 3 + axis]!) as [number, number, number];
          expect(z - frontOfMesh(skin, x, y, z + 0.01), `${lip} ${column}`).toBeGreaterThan(0);
        }
  });

  it('has few points in the first moment: lips, and the dark behind them', () => {
    const { positions } = restingMouth(sitters['prince']!, createRig(sitters['prince']!.build));
    expect(positions.length / 3).toBeLessThan(400);
  });

  it('goes with the jaw below and with the head above', () => {
    each((mouth) => {
      const share = (point: number, joint: 'jaw' | 'head'): number =>
        [0, 1, 2, 3].reduce((sum, slot) => {
          const is = mouth.rest.boneIndices[point * 4 + slot] === joints.indexOf(joint);
          return sum + (is ? mouth.rest.boneWeights[point * 4 + slot]! : 0);
        }, 0);
      expect(share(edgeOf('upperLip') + middleColumn, 'head')).toBeGreaterThan(0.9);
      expect(share(edgeOf('lowerLip') + middleColumn, 'jaw')).toBeGreaterThan(0.4);
    });
  });

  it('is made differently for women and men, old and young', () => {
    const high = (name: string): number => {
      const { positions } = mouths.get(name)!.rest;
      const outer = firstOf('lowerLip') + 3 * across + middleColumn;
      return positions[(edgeOf('lowerLip') + middleColumn) * 3 + 1]! - positions[outer * 3 + 1]!;
    };
    expect(high('councillor')).toBeLessThan(high('prince'));
    expect(mouths.get('queen')!.rest.colours).not.toEqual(mouths.get('prince')!.rest.colours);
  });
});
