import { describe, expect, it } from 'vitest';
import { seenIn } from '../../../plugin/picture/camera/frame.ts';
import { bearingOf } from '../../../plugin/player/bearing.ts';
import { aheadOf, rightOf, type RigFrame } from '../../../plugin/player/rig-frame.ts';
import { asideMeters, usualBackMeters } from '../../../plugin/player/shoulder-boom.ts';
import { plus, scaled, vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';

const other = { id: entityId('actor:ben'), isOnStage: true, eyes: vec(0.3, 1.58, 1.6) };
const self = { id: entityId('actor:ada'), eyes: vec(0, 1.58, 0) };
const stage = { actors: { get: () => other }, props: { all: new Map() }, parts: { now: () => 0 } };
/** How wide by high a picture is and how far across it sees: a screen that lies, a phone that is held. */
const pictures = [
  { aspect: 16 / 9, fov: 0.9, aside: asideMeters },
  { aspect: 390 / 844, fov: 1.1, aside: 0.37 },
] as const;
const halfFace = 0.13;

/** Where the nearer edge of somebody's face and of the own head are in a picture over a shoulder that has come round to them. */
function seenPast(
  ownHeadMeters: number,
  side: 1 | -1,
  { aspect, fov, aside }: (typeof pictures)[number],
): { face: number; head: number } {
  const frameAt = (yaw: number): RigFrame => {
    const shoulder = plus(self.eyes, scaled(rightOf(yaw), aside * side));
    return { position: plus(shoulder, scaled(aheadOf(yaw, 0), -usualBackMeters)), yaw, pitch: 0, roll: 0, fov };
  };
  let frame = frameAt(0);
  for (let turn = 0; turn < 20; turn++) {
    const looker = { stage, self, view: 'shoulder', frame, aspect, ownHeadMeters, eyesOf: () => undefined };
    frame = frameAt(bearingOf(looker as never, other.id)?.yaw ?? 0);
  }
  const { position, yaw } = frame;
  const acrossOf = (point: Vec3, meters: number): number => {
    const edge = plus(point, scaled(rightOf(yaw), meters * side));
    return seenIn({ position, target: plus(position, aheadOf(yaw, 0)), fov }, edge, aspect).across * side;
  };
  return { face: acrossOf(other.eyes, -halfFace), head: acrossOf(self.eyes, ownHeadMeters) };
}

describe('somebody who is looked at over the own shoulder', () => {
  it.each([
    ['right', 1],
    ['left', -1],
  ] as const)('has their face beside the own head, also beside a wide hat, over the %s one', (_, side) => {
    for (const picture of pictures) {
      for (const ownHeadMeters of [0.2, 0.31]) {
        const { head, face } = seenPast(ownHeadMeters, side, picture);
        expect(face).toBeGreaterThan(head);
        expect(head).toBeGreaterThan(-0.9);
        expect(face).toBeLessThan(0.4);
      }
    }
  });
});
