import { describe, expect, it } from 'vitest';
import { characterOf, type Character } from '../../../../plugin/body/figures/character.ts';
import { skirtBinding, capeBinding, coatBinding } from '../../../../plugin/body/figures/garments/bindings.ts';
import { garmentLayers } from '../../../../plugin/body/figures/garments/garment-layers.ts';
import { joints, type Joint } from '../../../../plugin/body/rig/joint.ts';
import { createRig } from '../../../../plugin/body/rig/rig.ts';
import type { Binding, Layer } from '../../../../plugin/body/sculpt/layer.ts';
import { sculpt } from '../../../../plugin/body/sculpt/sculpt.ts';
import { isLong } from '../../../how-much.ts';
import { footwears, garments, patterns, shapes, type Garment, type Shape } from '../../../../src/drama/looks.ts';

const builds: readonly Shape[] = ['wedge', 'bell', 'teardrop', 'beanpole', 'barrel'];

const dressed = (garment: Garment, shape: Shape, more: object = {}): Character =>
  characterOf({
    id: `actor:${garment}`,
    name: 'Somebody',
    looks: { actor: 'actor:somebody', shape, dress: { garment, ...more } } as never,
  });

/** Edges of a closed surface lie between two triangles, or an even number of them where it touches itself. */
function openEdges(indices: Uint32Array): number {
  const edges = new Map<number, number>();
  for (let i = 0; i < indices.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [indices[i + k]!, indices[i + ((k + 1) % 3)]!];
      const key = Math.min(a, b) * 4_000_000 + Math.max(a, b);
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
  return [...edges.values()].filter((count) => count % 2 === 1).length;
}

const boundJoints = ({ moves }: Layer): readonly Joint[] =>
  typeof moves === 'function' ? moves([0.1, 0.8, 0.1]).map(([joint]) => joint) : moves;

describe.each(garments)('a %s', (garment) => {
  // On one shape in every run, by turns; on all with LONG=1.
  const turn = garments.indexOf(garment);
  const worn = builds.filter((_, index) => isLong || index === turn % builds.length);
  it.each(worn)('is closed, bounded and bound on a %s', (shape) => {
    const character = dressed(garment, shape);
    const rig = createRig(character.build);
    const layers = garmentLayers(character, rig);
    for (const layer of layers) {
      expect(joints, layer.name).toEqual(expect.arrayContaining([...boundJoints(layer)]));
      const { positions, colours, boneWeights, indices } = sculpt([layer], rig, isLong ? 3 : 4);
      // What is too small for so coarse a measure may be lost, but nothing that is there may be broken.
      expect(openEdges(indices), layer.name).toBe(0);
      expect(positions.every(Number.isFinite), layer.name).toBe(true);
      expect(
        positions.every((value, i) => (i % 3 === 1 ? value > -0.04 && value < 1.5 : Math.abs(value) < 0.8)),
        layer.name,
      ).toBe(true);
      expect(
        colours.every((value) => value >= 0 && value <= 1),
        layer.name,
      ).toBe(true);
      for (let i = 0; i < boneWeights.length; i += 4)
        expect(boneWeights[i]! + boneWeights[i + 1]! + boneWeights[i + 2]! + boneWeights[i + 3]!).toBeCloseTo(1, 4);
    }
  });

  // Every ninth in every check.
  const isTried = isLong || turn % 9 === 0;
  const everyNinth = isTried ? [garment] : [];
  it.each(everyNinth)('is the same every time: %s', () => {
    const character = dressed(garment, 'bell');
    const rig = createRig(character.build);
    const once = sculpt(garmentLayers(character, rig), rig, 4);
    const again = sculpt(garmentLayers(character, rig), rig, 4);
    expect(again.positions).toEqual(once.positions);
    expect(again.colours).toEqual(once.colours);
  });

  it.each(everyNinth)('keeps within twenty thousand points, so that a cast can be shown: %s', () => {
    const character = dressed(garment, 'plain');
    const rig = createRig(character.build);
    expect(sculpt(garmentLayers(character, rig), rig, 1.25).positions.length / 3).toBeLessThan(20_000);
  });
});

describe('what is worn', () => {
  it('goes with every pattern and footwear, on both feet', () => {
    for (const [index, pattern] of patterns.entries())
      for (const footwear of isLong ? footwears : [footwears[index % footwears.length]!]) {
        const character = dressed('suit', 'plain', { pattern, footwear });
        const rig = createRig(character.build);
        const layers = garmentLayers(character, rig);
        const shoes = sculpt(
          layers.filter(({ name }) => name === 'shoes'),
          rig,
          2,
        );
        const xs = shoes.positions.filter((_, i) => i % 3 === 0);
        expect([Math.min(...xs) < -0.05, Math.max(...xs) > 0.05]).toEqual([true, true]);
        expect(Math.min(...shoes.positions.filter((_, i) => i % 3 === 1))).toBeGreaterThan(-0.01);
      }
  });

  it('goes all round the neck, where it is a string of pearls', () => {
    const strings = garments.flatMap((garment) => {
      const character = dressed(garment, 'plain');
      return garmentLayers(character, createRig(character.build)).filter(({ name }) => name === 'pearls');
    });
    expect(strings.length).toBeGreaterThan(1);
    for (const { form } of strings) {
      for (let angle = 0; angle < Math.PI * 2; angle += 0.1) {
        let nearest = Infinity;
        for (let y = 1.22; y < 1.38; y += 0.005)
          for (let away = 0.04; away < 0.2; away += 0.005)
            nearest = Math.min(nearest, form.distance(Math.sin(angle) * away, y, Math.cos(angle) * away));
        expect(nearest, `at ${angle.toFixed(1)}`).toBeLessThan(0.012);
      }
    }
  });

  it('is widest where the shape says', () => {
    const widthAt = (shape: Shape, from: number, to: number): number => {
      const character = dressed('uniform', shape);
      const rig = createRig(character.build);
      const { positions } = sculpt(
        garmentLayers(character, rig).filter(({ name }) => ['tunic', 'trousers'].includes(name)),
        rig,
        2,
      );
      let widest = 0;
      for (let i = 0; i < positions.length; i += 3)
        if (positions[i + 1]! > from && positions[i + 1]! < to) widest = Math.max(widest, Math.abs(positions[i]!));
      return widest;
    };
    const hips = (shape: Shape): number => widthAt(shape, 0.6, 0.72);
    const shoulders = (shape: Shape): number => widthAt(shape, 1.29, 1.4);
    expect(shoulders('triangle') / hips('triangle')).toBeGreaterThan(1.3 * (shoulders('teardrop') / hips('teardrop')));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('puts on cape, shawl, scarf and gloves only where they are wanted', () => {
    const plain = dressed('suit', 'plain');
    const names = (character: Character): readonly string[] =>
      garmentLayers(character, createRig(character.build)).map(({ name }) => name);
    expect(names(plain)).not.toContain('cape');
    const wrapped = dressed('suit', 'plain', {
      cape: '#222222',
      shawl: '#333333',
      scarf: '#444444',
      gloves: '#555555',
    });
    expect(names(wrapped)).toEqual(expect.arrayContaining(['cape', 'shawl', 'scarf', 'glove cuffs']));
  });
});

describe('what moves cloth that hangs', () => {
  const rig = createRig(dressed('gown', 'bell').build);
  const share = (binding: Binding, joint: Joint): number =>
    binding.filter(([each]) => each === joint).reduce((sum, [, weight]) => sum + weight, 0) /
    binding.reduce((sum, [, weight]) => sum + weight, 0);

  it('goes from the hips over the skirt bones to the hem', () => {
    const bind = skirtBinding(rig);
    expect(share(bind([0, rig.at.hips.y + 0.1, 0.15]), 'hips')).toBeCloseTo(1);
    expect(share(bind([0, 0.65, 0.3]), 'skirtFront')).toBeGreaterThan(0.9);
    expect(share(bind([0, 0.05, -0.4]), 'hemBack')).toBeCloseTo(1);
    expect(share(bind([-0.4, 0.05, 0]), 'hemL')).toBeCloseTo(1);
  });

  it('is smooth between neighbours all around', () => {
    const bind = skirtBinding(rig);
    let before = bind([0, 0.2, 0.4]);
    for (let angle = 0; angle < Math.PI * 2; angle += 0.05) {
      const now = bind([Math.sin(angle) * 0.4, 0.2, Math.cos(angle) * 0.4]);
      for (const joint of ['hemFront', 'hemBack', 'hemL', 'hemR'] as const)
        expect(Math.abs(share(now, joint) - share(before, joint))).toBeLessThan(0.1);
      before = now;
    }
  });

  it('leaves sleeves to the arms, however low they hang', () => {
    const hand = rig.along('foreR', 'handR', 0.8);
    expect(share(coatBinding(rig)(hand), 'foreR')).toBeGreaterThan(0.5);
  });

  it('hangs a cape from the chest, its tail lower down', () => {
    const bind = capeBinding(rig);
    expect(share(bind([0, 1.33, -0.1]), 'cape')).toBeLessThan(0.2);
    expect(share(bind([0, 1.0, -0.2]), 'cape')).toBeGreaterThan(0.8);
    expect(share(bind([0, 0.4, -0.3]), 'capeTail')).toBeGreaterThan(0.9);
  });
});
