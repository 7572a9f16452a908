import type { EntityId } from '../../src/drama/entity-id.ts';
import { facing, minus, type Vec3 } from '../space/vector.ts';
import type { Doorway, StagePlan } from '../staging/stage-plan.ts';
import type { StageView } from './stage-view.ts';

/** So far beside the line of sight a door still stands in the picture. */
const besideMeters = 4;

/** Keeps the doors of walls that were opened for the audience out of the picture: a door without its wall hides the play. */
export class ClearView {
  private readonly hidden = new Set<EntityId>();

  constructor(
    private readonly view: StageView,
    private readonly plan: StagePlan,
  ) {}

  update(eye: Vec3, at: Vec3): void {
    for (const doorway of this.plan.doorways) {
      const { door } = doorway;
      if (door === undefined) continue;
      const isHidden = standsBetween(doorway, eye, at);
      if (isHidden === this.hidden.has(door)) continue;
      if (isHidden) this.hidden.add(door);
      else this.hidden.delete(door);
      for (const mesh of this.view.props.get(door)?.node.getChildMeshes() ?? []) mesh.isVisible = !isHidden;
    }
  }
}

function standsBetween({ center, yaw }: Doorway, eye: Vec3, at: Vec3): boolean {
  const [through, along] = [facing(yaw), facing(yaw + Math.PI / 2)];
  const ahead = (point: Vec3): number => dot(minus(point, center), through);
  const aside = (point: Vec3): number => dot(minus(point, center), along);
  const [before, behind] = [ahead(eye), ahead(at)];
  if (before * behind >= 0) return false;
  const part = before / (before - behind);
  return Math.abs(aside(eye) + (aside(at) - aside(eye)) * part) < besideMeters;
}

const dot = (a: Vec3, b: Vec3): number => a.x * b.x + a.y * b.y + a.z * b.z;
