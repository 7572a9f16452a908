import type { StageView } from '../picture/view/stage-view.ts';
import type { Stage } from '../stage/stage.ts';

/** A film leaves doors out of walls it looked through; from within they hang in them. */
export function hangDoors(stage: Stage, view: StageView): void {
  for (const { door } of stage.parts.plan.doorways) {
    if (door === undefined) continue;
    for (const mesh of view.props.get(door)?.node.getChildMeshes() ?? []) mesh.isVisible = true;
  }
}
