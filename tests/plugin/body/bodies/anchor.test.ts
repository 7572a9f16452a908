import { describe, expect, it } from 'vitest';
import { anchorsOf, fitOf, type Anchor } from '../../../../plugin/body/bodies/anchor.ts';
import { characterOf } from '../../../../plugin/body/figures/character.ts';
import type { Build } from '../../../../plugin/body/rig/build.ts';
import { plainBuild } from '../../../../plugin/body/rig/build.ts';
import { palmBelowWrist, createRig } from '../../../../plugin/body/rig/rig.ts';
import { plus, type Vec3 } from '../../../../plugin/stage/space/vector.ts';
import { everybody } from './everybody.ts';

const everywhere: readonly Anchor[] = [
  'head', 'face', 'neck', 'shoulders', 'torso', 'waist', 'hands', 'finger', 'wrist', 'feet', 'left-hand', 'right-hand',
]; // prettier-ignore

describe('the anchors of a body', () => {
  const builds = everybody().map((person) => [person.id, characterOf(person).build] as const);
  /** Where an anchor is on a body that stands as it was built. */
  const spot = (where: Anchor, build: Build): Vec3 => {
    const rig = createRig(build);
    const [joint, at] = anchorsOf(rig, build)[where];
    return plus(rig.at[joint], at);
  };

  it.each(builds)('of %s are where one wears things, from top to toe', (_, build) => {
    const up = (where: Anchor): number => spot(where, build).y;
    const order = ['head', 'face', 'neck', 'torso', 'waist', 'feet'] as const;
    const heights = order.map(up);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(spot('face', build).z).toBeGreaterThan(spot('head', build).z + 0.08);
    expect(up('feet')).toBeLessThan(0.1);
    expect(up('head')).toBeLessThan(1.95);
    for (const where of everywhere) expect(Math.abs(spot(where, build).x), where).toBeLessThan(0.4);
  });

  it('are the palms for what is held: left on the left, below the wrist', () => {
    const [left, right] = [spot('left-hand', plainBuild), spot('right-hand', plainBuild)];
    expect(left.x).toBeLessThan(-0.1);
    expect(right.x).toBeCloseTo(-left.x, 6);
    expect(right.y).toBeCloseTo(createRig(plainBuild).at.handR.y - palmBelowWrist, 6);
  });

  it('go with the joint that moves them', () => {
    const on = (where: Anchor) => anchorsOf(createRig(plainBuild), plainBuild)[where][0];
    expect(on('head')).toBe('head');
    expect(on('face')).toBe('head');
    expect(on('shoulders')).toBe('chest');
    expect(on('waist')).toBe('hips');
    expect(on('finger')).toBe('handR');
    expect(on('wrist')).toBe('handL');
  });
});

describe('the fit of clothes', () => {
  it('is let out for the stout and the broad, and never taken in below what a body is', () => {
    const stout: Build = { ...plainBuild, girth: 1.4, belly: 0.12 };
    expect(fitOf('torso', stout).z).toBeGreaterThan(fitOf('torso', plainBuild).z + 0.3);
    expect(fitOf('torso', { ...plainBuild, shoulders: 1.3 }).x).toBeGreaterThan(fitOf('torso', plainBuild).x + 0.1);
    for (const [, build] of everybody().map((person) => [person.id, characterOf(person).build] as const)) {
      for (const where of ['torso', 'waist', 'shoulders'] as const) {
        const { x, y, z } = fitOf(where, build);
        expect(Math.min(x, z)).toBeGreaterThanOrEqual(0.9);
        expect(Math.max(x, z)).toBeLessThan(2.2);
        expect(y).toBe(1);
      }
    }
  });

  it('leaves what is held, and rings and hats, as they are', () => {
    const stout: Build = { ...plainBuild, girth: 1.4, belly: 0.12, shoulders: 1.3 };
    for (const where of ['left-hand', 'right-hand', 'finger', 'head', 'neck', 'feet'] as const) {
      expect(fitOf(where, stout), where).toEqual({ x: 1, y: 1, z: 1 });
    }
  });
});
