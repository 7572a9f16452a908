import type { EntityId } from '../../src/drama/entity-id.ts';
import { relationOf } from '../../src/drama/whereabouts.ts';
import { contentsOf, thingOf, type Thing, type World } from '../../src/world/world.ts';
import { reachMeters } from '../stage/approaches.ts';
import type { Box } from '../stage/space/box.ts';
import { yawOf, type Stand } from '../stage/space/pose.ts';
import type { Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';

/** What an overlay can draw. */
export const debugLayers = ['navmesh', 'paths', 'reach', 'targets', 'solids', 'world'] as const;
export type DebugLayer = (typeof debugLayers)[number];

/** What an overlay draws from: a stage, asked anew at each update. Each is only asked while its layer is on. */
export interface DebugSource {
  /** Where one can walk. Give the same list while it is the same: it is drawn anew when the list is another. */
  polygons(): readonly (readonly Vec3[])[];
  /** The way each walker still has before them. */
  paths(): readonly (readonly Vec3[])[];
  /** How far each actor reaches. */
  circles(): readonly { readonly center: Vec3; readonly radius: number }[];
  /** What somebody walks to, reaches for or looks at. */
  targets(): readonly Vec3[];
  /** What stops bodies and glances. */
  boxes(): readonly { readonly box: Box; readonly at: Stand }[];
  /** The world in words: see `worldTreeLines`. */
  lines(): readonly string[];
}

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

/** The world as a person reads it: every place, and under it, indented, what is there, how it is there and in what state. */
export function worldTreeLines(world: World): string[] {
  const lines: string[] = [];
  const add = (id: EntityId, depth: number): void => {
    const thing = thingOf(world, id);
    lines.push('  '.repeat(depth) + told(thing));
    for (const child of contentsOf(world, id)) add(child, depth + 1);
  };
  // Whatever is nowhere stands at the root, as places do: gone things are the ones one looks for.
  for (const id of world.cast) if (thingOf(world, id).at === null) add(id, 0);
  return lines;
}

function told({ id, name, at, state, kind }: Thing): string {
  const how = at ? `${relationOf(at)} ` : kind === 'place' ? '' : 'nowhere ';
  const states = Object.entries(state).map(([key, value]) => (value === true ? key : `${key}: ${String(value)}`));
  return `${how}${name} [${id}]${states.length > 0 ? ` (${states.join(', ')})` : ''}`;
}
