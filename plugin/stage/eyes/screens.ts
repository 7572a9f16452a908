import type { EntityId } from '../../../src/drama/entity-id.ts';
import { has } from '../../../src/world/world.ts';
import type { Props } from '../props.ts';
import type { StagedProp } from '../staged-prop.ts';
import { combined, placedIn, turnedBy, yawed, type Pose, type Quat } from '../space/pose.ts';
import type { Box } from '../space/box.ts';
import { minus, vec, type Vec3 } from '../space/vector.ts';
import type { Solid } from '../steering/bake.ts';

/** Lower things hide nobody and nothing. */
const hidingHeight = 0.9;

/** One box that stops a glance, ready to be met by many lines. */
interface Block {
  readonly owner: EntityId | undefined;
  readonly low: Vec3;
  readonly high: Vec3;
  readonly center: Vec3;
  readonly back: Quat;
  readonly half: Vec3;
}

interface Piece {
  readonly pose: Pose;
  readonly solids: readonly Box[];
  readonly blocks: readonly Block[];
}

/** Does a glance pass through this? */
export const isSeenThrough = (prop: StagedProp): boolean =>
  prop.measures.size.y < hidingHeight || has(prop.thing, 'transparent');

/**
 * Walls, closed doors, curtains and high furniture as boxes that lines are held against. A line costs about a microsecond
 * here and ten times that in the physics engine; both say the same.
 */
export class Screens {
  /** Counts whatever of it moved or changed its shape. */
  revision = 0;
  private readonly set: readonly Block[];
  private barriers: readonly Block[] = [];
  private isOtherwise = false;
  private readonly pieces = new Map<EntityId, Piece>();
  private blocks: readonly Block[] = [];

  constructor(
    set: readonly Solid[],
    private readonly props: Pick<Props, 'all'>,
  ) {
    this.set = set.map(({ box, pose }) => blockOf(undefined, box, pose));
    this.blocks = this.set;
  }

  /** What of a host's level stands in the way by now that did not at first. */
  put(barriers: readonly Solid[]): void {
    this.barriers = barriers.map(({ box, pose }) => blockOf(undefined, box, pose));
    this.isOtherwise = true;
  }

  /** Looks what of the furniture moved or changed. */
  refresh(): void {
    let isNew = this.isOtherwise;
    this.isOtherwise = false;
    for (const prop of this.props.all.values()) {
      const isScreen = prop.body.layer === 'furniture' && !isSeenThrough(prop);
      const known = this.pieces.get(prop.id);
      if (!isScreen) {
        if (this.pieces.delete(prop.id)) isNew = true;
        continue;
      }
      const { solids } = prop.body;
      if (known?.pose === prop.pose && known.solids === solids) continue;
      const blocks = solids.map((box) => blockOf(prop.id, box, prop.pose));
      this.pieces.set(prop.id, { pose: prop.pose, solids, blocks });
      isNew = true;
    }
    if (!isNew) return;
    this.revision++;
    this.blocks = [...this.set, ...this.barriers, ...[...this.pieces.values()].flatMap(({ blocks }) => blocks)];
  }

  /** Does nothing stand between two points, but what belongs to those named? */
  isClear(from: Vec3, to: Vec3, but: ReadonlySet<EntityId>): boolean {
    const lowX = Math.min(from.x, to.x);
    const highX = Math.max(from.x, to.x);
    const lowY = Math.min(from.y, to.y);
    const highY = Math.max(from.y, to.y);
    const lowZ = Math.min(from.z, to.z);
    const highZ = Math.max(from.z, to.z);
    for (const block of this.blocks) {
      const { low, high } = block;
      if (high.x < lowX || low.x > highX || high.z < lowZ || low.z > highZ || high.y < lowY || low.y > highY) continue;
      if (block.owner !== undefined && but.has(block.owner)) continue;
      if (meets(block, from, to)) return false;
    }
    return true;
  }
}

function blockOf(owner: EntityId | undefined, { center, size, yaw }: Box, pose: Pose): Block {
  const turn = yaw === undefined ? pose.rotation : combined(pose.rotation, yawed(yaw));
  const middle = placedIn(pose, center);
  const half = vec(size.x / 2, size.y / 2, size.z / 2);
  const axes = [vec(half.x, 0, 0), vec(0, half.y, 0), vec(0, 0, half.z)].map((axis) => turnedBy(axis, turn));
  const reach = (key: 'x' | 'y' | 'z') => axes.reduce((sum, axis) => sum + Math.abs(axis[key]), 0);
  const around = vec(reach('x'), reach('y'), reach('z'));
  return {
    owner,
    low: minus(middle, around),
    high: vec(middle.x + around.x, middle.y + around.y, middle.z + around.z),
    center: middle,
    back: { x: -turn.x, y: -turn.y, z: -turn.z, w: turn.w },
    half,
  };
}

/** Does a line come into the box from outside? Whoever is in it looks out of it. */
function meets({ center, back, half }: Block, from: Vec3, to: Vec3): boolean {
  const start = turnedBy(minus(from, center), back);
  const end = turnedBy(minus(to, center), back);
  let [enters, leaves] = [0, 1];
  for (const key of ['x', 'y', 'z'] as const) {
    const [at, way, edge] = [start[key], end[key] - start[key], half[key]];
    if (Math.abs(way) < 1e-9) {
      if (Math.abs(at) > edge) return false;
      continue;
    }
    const [one, other] = [(-edge - at) / way, (edge - at) / way];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
    if (enters > leaves) return false;
  }
  return enters > 0;
}
