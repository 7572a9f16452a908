import { describe, expect, it } from 'vitest';
import { characterOf } from '../../../../plugin/body/figures/character.ts';
import { handBinding, handLayers } from '../../../../plugin/body/figures/hands.ts';
import { joints, type Joint } from '../../../../plugin/body/rig/joint.ts';
import { createRig } from '../../../../plugin/body/rig/rig.ts';
import { sculpt } from '../../../../plugin/body/sculpt/sculpt.ts';

const character = characterOf({ id: 'actor:a', name: 'A' });
const rig = createRig(character.build);
const hands = sculpt(handLayers(character, rig), rig, 1.25);
const count = hands.positions.length / 3;

/** How many points a joint moves more than any other does. */
function ledBy(joint: Joint): number {
  const index = joints.indexOf(joint);
  let led = 0;
  for (let i = 0; i < count * 4; i += 4) {
    let strongest = 0;
    for (let slot = 1; slot < 4; slot++)
      if (hands.boneWeights[i + slot]! > hands.boneWeights[i + strongest]!) strongest = slot;
    if (hands.boneIndices[i + strongest] === index) led++;
  }
  return led;
}

describe('hands', () => {
  it('are on both sides, alike', () => {
    const xs = [...hands.positions.filter((_, i) => i % 3 === 0)];
    const right = xs.filter((x) => x > 0).length;
    expect(Math.abs(right - (xs.length - right)) / xs.length).toBeLessThan(0.05);
  });

  it.each(['hand', 'fingers', 'fingerTips', 'index', 'indexTip', 'thumb'])('have points led by each %s', (name) => {
    expect(ledBy(`${name}L` as Joint)).toBeGreaterThan(12);
    expect(ledBy(`${name}R` as Joint)).toBeGreaterThan(12);
  });

  it('bend the forefinger without the others, and the others without it', () => {
    const bind = handBinding(rig);
    const joint = (spot: readonly [number, number, number], name: Joint): number =>
      bind(spot).find(([each]) => each === name)?.[1] ?? 0;
    const tip = rig.spot('indexTipR', 0, -0.02, 0.004);
    expect(joint(tip, 'indexTipR')).toBeGreaterThan(0.9);
    expect(joint(tip, 'fingerTipsR')).toBe(0);
    const others = rig.spot('fingerTipsL', 0, -0.02, 0);
    expect(joint(others, 'fingerTipsL')).toBeGreaterThan(0.9);
    expect(joint(others, 'indexTipL')).toBe(0);
  });

  it('are of the colour of gloves where they are worn', () => {
    const gloved = characterOf({ id: 'actor:b', name: 'B', description: 'In white gloves.' });
    const [layer] = handLayers(gloved, rig);
    expect(layer).toMatchObject({ name: 'gloves', stuff: 'cloth' });
  });
});
