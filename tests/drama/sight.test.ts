import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import {
  readSight,
  type SeenActor,
  type SeenProp,
  type SeenSide,
  type Sight,
  type SightChange,
} from '../../src/drama/sight.ts';
import { asVerb } from '../../src/drama/verb.ts';

const side: SeenSide = 'ahead';
const claudius: SeenActor = {
  id: entityId('actor:claudius'),
  share: 1,
  distanceMeters: 2.5,
  side,
  states: { posture: 'kneeling' },
  does: asVerb('pray'),
  holds: [],
  face: 'shame',
};
const candle: SeenProp = {
  id: entityId('prop:candle'),
  share: 0.4,
  distanceMeters: 3,
  side: 'edge',
  states: { lit: true },
};
const change: SightChange = { kind: 'appeared', id: claudius.id };
const sight: Sight = {
  actor: entityId('actor:hamlet'),
  at: 1200,
  light: 0.2,
  actors: [claudius],
  props: [candle],
  changes: [change],
  frames: [{ mimeType: 'image/jpeg', base64: '/9j/4AAQ', width: 320, height: 240 }],
};

describe('what somebody sees', () => {
  it('is read as it was written', () => {
    const read = readSight(JSON.parse(JSON.stringify(sight)));
    expect(read).toEqual({ ok: true, value: sight });
  });

  it.each([
    ['a share above one', { ...sight, props: [{ ...candle, share: 1.4 }] }, 'props.0.share'],
    ['a side there is not', { ...sight, actors: [{ ...claudius, side: 'above' }] }, 'actors.0.side'],
    [
      'a picture of another kind',
      { ...sight, frames: [{ ...sight.frames?.[0], mimeType: 'text/html' }] },
      'frames.0.mimeType',
    ],
    ['nine pictures', { ...sight, frames: Array.from({ length: 9 }, () => sight.frames?.[0]) }, 'frames'],
    ['light that is no number', { ...sight, light: 'dim' }, 'light'],
  ])('is refused with %s', (_, value, path) => {
    const read = readSight(value);
    expect(read.ok ? [] : read.error.map((each) => each.path)).toEqual([path]);
  });
});
