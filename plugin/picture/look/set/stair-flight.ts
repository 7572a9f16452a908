import type { Stand } from '../../../stage/space/pose.ts';
import type { Stairs } from '../../../stage/staging/stage-plan.ts';
import { boxAt, shadedShape } from '../shapes/placed.ts';
import { joined, type Shape } from '../shapes/shape.ts';

const riserMeters = 0.17;

/** Solid steps from the bottom to the top, as physics has them. */
export function stairFlight({ bottom, top, width }: Stairs): { readonly shape: Shape; readonly stand: Stand } {
  const rise = top.y - bottom.y;
  const steps = Math.max(1, Math.round(rise / riserMeters));
  const run = Math.hypot(top.x - bottom.x, top.z - bottom.z) / steps;
  const shape = joined(
    Array.from({ length: steps }, (_, step) => {
      const height = (rise * (step + 1)) / steps;
      const tread = height - rise / steps;
      const block = boxAt([0, height / 2, run * (step + 0.5)], [width, height, run], 0.02);
      return shadedShape(block, (_x, y) => (y < tread + 0.03 ? 0.6 : 1));
    }),
  );
  return { shape, stand: { position: bottom, yaw: Math.atan2(top.x - bottom.x, top.z - bottom.z) } };
}
