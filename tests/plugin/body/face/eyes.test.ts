import { describe, expect, it } from 'vitest';
import { eyeRadiusOf } from '../../../../plugin/body/face/eye.ts';
import { EyeAngles, lowerLid, turnEye, upperLid } from '../../../../plugin/body/face/eye-turn.ts';
import { eyePieces, lidPieces } from '../../../../plugin/body/face/face-model.ts';
import { lidOver } from '../../../../plugin/body/face/lid.ts';
import { joints, type Joint } from '../../../../plugin/body/rig/joint.ts';
import { createRig } from '../../../../plugin/body/rig/rig.ts';
import { sitters } from './sitters.ts';

/** How an eye is turned that sits there, in a face that looks so far aside, down and away. */
function turnOf(aside: number, eyeYaw: number, eyePitch: number, eyeMeters: number): EyeAngles {
  const turn = new EyeAngles();
  turn.aside = aside;
  turnEye({ eyeYaw, eyePitch, eyeMeters }, turn);
  return turn;
}

/** How far an eye looks past a point, in degrees; all from the middle between the eyes. */
function error(aside: number, at: readonly [number, number, number]): number {
  const [x, y, z] = at;
  const far = Math.hypot(x, y, z);
  const [yaw, pitch] = [Math.atan2(x, z), -Math.atan2(y, Math.hypot(x, z))];
  const { yaw: turn, pitch: nod } = turnOf(aside, yaw, pitch, far);
  const looks = [Math.sin(turn) * Math.cos(nod), -Math.sin(nod), Math.cos(turn) * Math.cos(nod)];
  const to = [x - aside, y, z];
  const dot = looks.reduce((sum, value, axis) => sum + value * to[axis]!, 0) / Math.hypot(...to);
  return (Math.acos(Math.min(1, dot)) / Math.PI) * 180;
}

describe('eyes', () => {
  it('meet on what they look at, near and far', () => {
    for (const at of [
      [0, 0, 0.5],
      [0.2, -0.1, 0.6],
      [-0.4, 0.2, 1],
      [1, 0.3, 3],
      [0, -1, 4],
      [0.3, 0, 12],
    ] as const)
      // prettier-ignore
      for (const aside of [-0.06, 0.06]) expect(error(aside, at), String(at)).toBeLessThan(1);
  });

  it('never part: the left never looks further left than the right does', () => {
    for (let yaw = -0.62; yaw <= 0.62; yaw += 0.1)
      for (const meters of [0.1, 0.4, 2, 50])
        for (const pitch of [-0.4, 0, 0.45])
          expect(turnOf(-0.06, yaw, pitch, meters).yaw).toBeGreaterThanOrEqual(
            turnOf(0.06, yaw, pitch, meters).yaw - 1e-9,
          );
  });

  it('have lids that follow them down, meet when shut, and open wide', () => {
    expect(upperLid(0, 0.4)).toBeGreaterThan(upperLid(0, 0));
    expect(upperLid(0, -0.3)).toBeLessThan(upperLid(0, 0));
    expect(upperLid(-1, 0)).toBeLessThan(upperLid(0, 0) - 0.3);
    for (const pitch of [-0.4, 0, 0.45]) expect(upperLid(1, pitch)).toBeGreaterThanOrEqual(lowerLid(0, 1, pitch) - 0.2);
    for (const low of [0, 1]) expect(upperLid(0, 0)).toBeLessThan(lowerLid(low, 0, 0));
  });

  it('never stand out of their lids, and each piece is moved by its own joint', () => {
    for (const character of Object.values(sitters)) {
      const rig = createRig(character.build);
      const radius = eyeRadiusOf(character);
      const moved = new Set<Joint>();
      for (const piece of [...eyePieces(character, rig), ...lidPieces(character, rig)]) {
        const count = piece.positions.length / 3;
        let furthest = 0;
        for (let point = 0; point < count; point++) {
          const joint = joints[piece.boneIndices[point * 4]!]!;
          moved.add(joint);
          if (!joint.startsWith('eye')) continue;
          const middle = rig.at[joint];
          const far = Math.hypot(
            piece.positions[point * 3]! - middle.x,
            piece.positions[point * 3 + 1]! - middle.y,
            piece.positions[point * 3 + 2]! - middle.z,
          );
          furthest = Math.max(furthest, far);
        }
        expect(furthest).toBeLessThan(radius * lidOver.lower);
        expect(piece.indices.length).toBeGreaterThan(0);
        expect(piece.positions.every(Number.isFinite)).toBe(true);
        expect(Math.max(...piece.indices)).toBeLessThan(count);
      }
      for (const name of ['eye', 'lid', 'lowLid', 'brow'])
        for (const side of ['L', 'R']) expect(moved).toContain(`${name}${side}`);
    }
  });
});
