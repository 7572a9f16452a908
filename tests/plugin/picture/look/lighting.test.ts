import { describe, expect, it } from 'vitest';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import { lightMoods, StagingSchema, type StageLight } from '../../../../src/drama/staging.ts';
import { blendedLighting, lightingOf } from '../../../../plugin/picture/look/lighting.ts';
import { callLight } from '../../../../plugin/stage/staging/light-cue.ts';

const ghost = 'actor:ghost' as EntityId;
const closet = 'place:closet' as EntityId;
const light: StageLight = {
  mood: 'night',
  strength: 1.2,
  warm: '#ffb56a',
  cues: [
    { place: closet, strength: 0.9 },
    { point: 'the-noise', strength: 0.5, seconds: 4 },
    { actor: ghost, mood: 'haunted', seconds: 2 },
    { strength: 3 },
  ],
};

describe('calling the light of a moment', () => {
  it('is what the staging has where no cue holds; a cue for nothing never does', () => {
    expect(callLight(light, {})).toMatchObject({ mood: 'night', strength: 1.2, warm: '#ffb56a' });
  });

  it('takes the cue that says most: an actor before a point before a place', () => {
    expect(callLight(light, { place: closet }).strength).toBe(0.9);
    expect(callLight(light, { place: closet, point: 'the-noise' })).toMatchObject({ strength: 0.5, seconds: 4 });
    expect(callLight(light, { place: closet, point: 'the-noise', actors: [ghost] }).mood).toBe('haunted');
  });

  it('begins a mood of a cue from that mood, and only touches up the staging’s where it has none', () => {
    expect(callLight(light, { actors: [ghost] })).not.toHaveProperty('warm');
    expect(callLight(light, { point: 'the-noise' }).warm).toBe('#ffb56a');
  });

  it('is part of a staging, and refused with a mood nobody knows', () => {
    expect(StagingSchema.safeParse({ light }).success).toBe(true);
    const wrong = { light: { mood: 'night', cues: [{ point: 'the-noise', mood: 'cheesy' }] } };
    expect(StagingSchema.safeParse(wrong).success).toBe(false);
  });
});

describe('the light of a mood', () => {
  it.each(lightMoods)('%s is all numbers', (mood) => {
    const numbers = JSON.stringify(lightingOf({ mood }));
    expect(numbers).not.toMatch(/null|NaN/);
    expect(lightingOf({ mood }).exposure).toBeGreaterThan(0.5);
  });

  it('of a haunting is colder and dimmer than that of the night, with more rim and less candle', () => {
    const [night, haunted] = [lightingOf({ mood: 'night', warm: '#ffb56a' }), lightingOf({ mood: 'haunted' })];
    expect(haunted.front.strength).toBeLessThan(night.front.strength);
    expect(haunted.front.colour[0]).toBeLessThan(haunted.front.colour[2]);
    expect(night.front.colour[0]).toBeGreaterThan(night.front.colour[2]);
    expect(haunted.rim.strength).toBeGreaterThan(night.rim.strength);
    expect(haunted.practicals).toBeLessThan(night.practicals);
  });

  it('is mixed evenly on the way to another', () => {
    const [from, to] = [lightingOf({ mood: 'night' }), lightingOf({ mood: 'day' })];
    expect(blendedLighting(from, to, 0).front).toEqual(from.front);
    expect(blendedLighting(from, to, 1)).toBe(to);
    const half = blendedLighting(from, to, 0.5);
    expect(half.exposure).toBeCloseTo((from.exposure + to.exposure) / 2);
    expect(half.sky.colour[2]).toBeCloseTo((from.sky.colour[2] + to.sky.colour[2]) / 2);
    expect(half.mood).toBe('day');
  });
});
