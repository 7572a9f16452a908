import { describe, expect, it } from 'vitest';
import { characterOf } from '../../../../plugin/body/figures/character.ts';
import { orderFigure } from '../../../../plugin/body/bodies/figure-order.ts';
import { packedSculpture, unpackedSculpture } from '../../../../plugin/body/sculpt/packed-sculpture.ts';
import { everybody } from '../bodies/everybody.ts';

const made = (await orderFigure(characterOf(everybody()[0]!), 'draft')).body;

const furthest = (one: Float32Array, other: Float32Array): number =>
  one.reduce((most, value, i) => Math.max(most, Math.abs(value - other[i]!)), 0);

describe('a packed sculpture', () => {
  const packed = packedSculpture(made);
  const back = unpackedSculpture(packed)!;

  it('is a third as long, and the same to the eye', () => {
    const lists = [
      made.positions,
      made.normals,
      made.colours,
      made.uvs,
      made.boneIndices,
      made.boneWeights,
      made.indices,
    ];
    expect(packed.length).toBeLessThan(lists.reduce((sum, list) => sum + list.byteLength, 0) * 0.34);
    expect(furthest(made.positions, back.positions), 'metres').toBeLessThan(5e-5);
    expect(furthest(made.normals, back.normals)).toBeLessThan(0.005);
    expect(furthest(made.colours, back.colours)).toBeLessThan(0.007);
    expect(furthest(made.boneWeights, back.boneWeights)).toBeLessThan(0.003);
    expect(furthest(made.uvs, back.uvs)).toBeLessThan(0.003);
    expect(back.boneIndices).toEqual(made.boneIndices);
    expect(back.indices).toEqual(made.indices);
  });

  it('is nothing where a byte is missing or too many, or an index points nowhere', () => {
    expect(unpackedSculpture(packed.subarray(1))).toBeUndefined();
    expect(unpackedSculpture(new Uint8Array([...packed, 0]))).toBeUndefined();
    expect(unpackedSculpture(new Uint8Array(7))).toBeUndefined();
    const wrong = packed.slice();
    const firstIndex = 32 + (made.positions.length / 3) * 6;
    wrong.set([255, 255], firstIndex);
    expect(unpackedSculpture(wrong)).toBeUndefined();
  });

  it('may begin anywhere in a file', () => {
    const shifted = new Uint8Array([9, ...packed]).subarray(1);
    expect(unpackedSculpture(shifted)?.indices).toEqual(made.indices);
  });
});
