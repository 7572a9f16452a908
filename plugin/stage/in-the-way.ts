import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Detours } from './detours.ts';
import type { Props } from './props.ts';
import type { Rooms } from './rooms.ts';
import { scaled } from './space/vector.ts';
import { isFurniture, type StagedProp } from './staged-prop.ts';
import type { Crowd } from './steering/crowd.ts';

/** How long a thing may be pushed along. */
const pushedMs = 4000;
/** Nothing goes faster of a shove: what is caught between a body and a wall would be flung. */
const shoveSpeed = 1.5;
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

  /** Lets people push it along for a while, if it is in their way. */
  letPush(id: EntityId): void {
    const prop = this.props.all.get(id);
    if (!prop || !this.stands(prop)) return;
    this.pushed.set(id, this.now() + pushedMs);
    prop.body.meetPeople(true);
    this.mark();
  }

  mark(): void {
    for (const prop of this.props.all.values()) {
      const blocks = this.stands(prop) && !this.isPushed(prop);
      const radius = radiusOf(prop);
      this.crowd.setObstacle(prop.id, blocks ? { position: prop.pose.position, radius } : undefined);
    }
    for (const id of this.props.newFurniture) this.leadAround(id);
  }

  private isPushed({ id, hold, body }: StagedProp): boolean {
    const untilMs = this.pushed.get(id);
    if (untilMs === undefined) return false;
    if (hold.kind !== 'free' || untilMs <= this.now()) {
      this.pushed.delete(id);
      body.meetPeople(false);
      return false;
    }
    const { velocity } = body;
    const speed = Math.hypot(velocity.x, velocity.y, velocity.z);
    if (speed > shoveSpeed) body.setVelocity(scaled(velocity, shoveSpeed / speed));
    return true;
  }

  /** Stands about on a floor, and is large enough to be in the way. */
  private stands(prop: StagedProp): boolean {
    const { hold, measures, thing } = prop;
    const onFloor = hold.kind === 'free' && thing.at !== null && 'in' in thing.at && this.rooms.has(thing.at.in);
    return onFloor && !isFurniture(thing) && measures.size.y > 0.1 && radiusOf(prop) > inTheWayMeters;
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

/** Its corners are in the way, too. */
const radiusOf = ({ measures: { size } }: StagedProp): number => Math.hypot(size.x, size.z) / 2;
