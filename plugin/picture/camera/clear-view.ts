import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { StagePlan } from '../../stage/staging/stage-plan.ts';
import type { StageView } from '../view/stage-view.ts';
import { standsBetween } from './sight.ts';

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
