import { yawOf } from '../stage/space/pose.ts';
import { reachMeters } from '../stage/approaches.ts';
import type { Stage } from '../stage/stage.ts';
import type { DebugSource } from './debug-source.ts';
import { worldTreeLines } from './world-tree.ts';

/** A stage, as an overlay draws it. */
export function stageSource(stage: Stage): DebugSource {
  const { actors, props, parts } = stage;
  const onStage = () => [...actors.all.values()].filter(({ isOnStage }) => isOnStage);
  return {
    polygons: () => parts.ground.polygons,
    paths: () => onStage().map(({ walker }) => walker?.path ?? []),
    circles: () => onStage().map(({ stand }) => ({ center: stand.position, radius: reachMeters })),
    targets: () =>
      onStage().flatMap(({ walker, reach }) => [...(walker?.path.slice(-1) ?? []), ...(reach ? [reach.target] : [])]),
    boxes: () =>
      [...props.all.values()]
        .filter(({ hold }) => hold.kind !== 'none')
        .flatMap(({ body, pose }) =>
          body.solids.map((box) => ({ box, at: { position: pose.position, yaw: yawOf(pose.rotation) } })),
        ),
    lines: () => worldTreeLines(parts.world()),
  };
}
