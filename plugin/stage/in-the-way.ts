import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Detours } from './detours.ts';
import type { Props } from './props.ts';
import type { Rooms } from './rooms.ts';
import { isFurniture } from './staged-prop.ts';
import type { Crowd } from './steering/crowd.ts';

/** How long a thing may be pushed along. */
const pushedMs = 4000;
/** Loose things as large as this are walked around. */
const inTheWayMeters = 0.15;

/** Which props are in people's way and were not when the ground was laid: loose ones on the floor, furniture that came later. */
export class InTheWay {
  /** Loose things nobody walks around, and until when. */
  private readonly pushed = new Map<EntityId, number>();

  constructor(
    private readonly props: Props,
    private readonly rooms: Rooms,
    private readonly crowd: Crowd,
    private readonly detours: Detours,
    private readonly now: () => number,
  ) {}

  letPush(prop: EntityId): void {
    this.pushed.set(prop, this.now() + pushedMs);
    this.mark();
  }

  mark(): void {
    for (const prop of this.props.all.values()) {
      const { hold, measures, pose, thing } = prop;
      const onFloor = hold.kind === 'free' && thing.at !== null && 'in' in thing.at && this.rooms.has(thing.at.in);
      // Its corners are in the way, too.
      const radius = Math.hypot(measures.size.x, measures.size.z) / 2;
      const isPushed = (this.pushed.get(prop.id) ?? 0) > this.now();
      const blocks = !isPushed && onFloor && !isFurniture(thing) && measures.size.y > 0.1 && radius > inTheWayMeters;
      this.crowd.setObstacle(prop.id, blocks ? { position: pose.position, radius } : undefined);
    }
    for (const id of this.props.newFurniture) this.leadAround(id);
  }

  private leadAround(id: EntityId): void {
    const prop = this.props.all.get(id);
    if (prop?.hold.kind !== 'fixed') return this.detours.remove(id);
    const { pose, body } = prop;
    this.detours.put(
      id,
      body.solids.map((box) => ({ box, pose })),
    );
  }
}
