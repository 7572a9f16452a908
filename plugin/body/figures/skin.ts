import { eased, smoothstep } from '../../../src/kit/numbers.ts';
import type { Paint } from '../sculpt/layer.ts';
import { noise } from '../sculpt/noise.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { Character } from './character.ts';
import { headFrame } from './head-frame.ts';
import { proportionsOf } from './head-shapes.ts';
import { mixed, paintOf } from './paint.ts';

/** Flesh as a painter of puppets lays it: cheeks, nose and ears warm, sockets cool, chin rough where it is shaved. */
export function skinPaint({ build, face }: Character): (at: Spot, normal: Spot) => Paint {
  const frame = headFrame(build);
  const { cranium } = proportionsOf[face.shape];
  const base = paintOf(face.skin);
  const warm: Paint = [base[0] * 0.98, base[1] * 0.6, base[2] * 0.54];
  const cool: Paint = [base[0] * 0.78, base[1] * 0.68, base[2] * 0.72];
  const shaved = mixed(base, paintOf(face.browColour), 0.42);
  const freckle: Paint = [base[0] * 0.7, base[1] * 0.52, base[2] * 0.4];
  const nostril: Paint = [base[0] * 0.5, base[1] * 0.3, base[2] * 0.27];
  const smudge = face.smudge ? paintOf(face.smudge) : undefined;
  return (at, normal) => {
    const [x, y, z] = frame.inside(at);
    const side = Math.abs(x);
    const near = (a: number, b: number, c: number, reach: number): number => {
      const off = 1 - Math.hypot(side - a, y - b, z - c) / reach;
      return off > 0 ? eased(off) : 0;
    };
    const ear =
      smoothstep(cranium.wide * face.wide - 0.004, cranium.wide * face.wide + 0.012, side) *
      smoothstep(0.09, 0.05, Math.abs(y));
    const flush =
      near(0.084, -0.05, 0.1, 0.062) * 1.15 +
      near(0, -0.045, 0.18, 0.05) * 0.9 +
      ear * 0.75 +
      near(0, -0.155, 0.11, 0.04) * 0.4;
    let paint = mixed(base, warm, Math.min(1, flush * (0.25 + 0.75 * face.blush)));
    paint = mixed(paint, cool, near(0.06, -0.006, 0.115, 0.075) * (0.35 + 0.4 * face.age));
    if (face.stubble > 0) {
      const shadow =
        smoothstep(-0.055, -0.085, y - side * 0.35) * smoothstep(-0.03, 0.03, z) * smoothstep(-0.215, -0.18, y);
      paint = mixed(paint, shaved, shadow * face.stubble * (0.55 + 0.45 * noise(x * 180, y * 180, z * 180)));
    }
    if (face.freckles > 0) {
      const where = near(0.055, -0.035, 0.13, 0.075) + near(0, -0.02, 0.17, 0.04);
      paint = mixed(paint, freckle, where * face.freckles * smoothstep(0.6, 0.72, noise(x * 130, y * 130, z * 130)));
    }
    if (normal[1] < -0.35 && z > 0.138 && y > -0.085 && side < 0.05) {
      paint = mixed(
        paint,
        nostril,
        0.5 * smoothstep(-0.35, -0.8, normal[1]) * smoothstep(0.004, 0.009, side) * smoothstep(0.025, 0.017, side),
      );
    }
    if (smudge) {
      const blot = smoothstep(
        0.04,
        0.02,
        Math.hypot(x - 0.088, (y + 0.05) * 1.3, z - 0.1) + (noise(x * 60, y * 60, 3) - 0.5) * 0.02,
      );
      paint = mixed(paint, smudge, blot * 0.75);
    }
    return paint;
  };
}

/** Whether somebody's lids and lips are painted, as those of the women of a puppet theatre are. */
export const isMadeUp = ({ build, ghost }: Character): boolean => build.bust > 0.01 && !ghost;
