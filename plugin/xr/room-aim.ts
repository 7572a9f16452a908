import { turnedBy } from '../stage/space/pose.ts';
import { plus, scaled, vec, type Vec3 } from '../stage/space/vector.ts';
import { poseOf } from './real-hands.ts';

/** A ray that goes no farther down than this meets no floor, and one that goes farther than this means none. */
const down = -0.05;
const farthestMeters = 6;

/** Where a ray meets the real room, and what the device knows of that spot. */
interface RoomSpot {
  readonly at: Vec3;
  readonly hit: XRHitTestResult | undefined;
}

/** Where a ray of the device meets the real room: a table or a floor it has seen, or else the floor one stands on. */
export class RoomAim {
  private space: XRSpace | undefined;
  private source: XRHitTestSource | undefined;

  constructor(private readonly session: XRSession) {}

  /** Aims with this from now on. */
  aimWith(space: XRSpace): void {
    if (space === this.space) return;
    this.dispose();
    this.space = space;
    // A device that has seen nothing of the room has no such tests; its floor is always there.
    const asked = this.session.requestHitTestSource?.({ space });
    void asked?.then(
      (source) => (this.space === space ? (this.source = source) : source.cancel()),
      () => undefined,
    );
  }

  spot(frame: XRFrame, room: XRReferenceSpace): RoomSpot | undefined {
    const [hit] = this.source ? frame.getHitTestResults(this.source) : [];
    const seen = poseOf(hit?.getPose(room)?.transform);
    if (seen) return { at: seen.position, hit };
    const ray = this.space && poseOf(frame.getPose(this.space, room)?.transform);
    if (!ray) return undefined;
    const way = turnedBy(vec(0, 0, 1), ray.rotation);
    const far = -ray.position.y / way.y;
    if (way.y > down || far < 0 || far > farthestMeters) return undefined;
    return { at: plus(ray.position, scaled(way, far)), hit: undefined };
  }

  dispose(): void {
    this.source?.cancel();
    this.source = undefined;
    this.space = undefined;
  }
}
