import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { SeenActor, SeenProp, Sight, SightChange } from '../../../src/drama/sight.ts';
import { distance, type Vec3 } from '../space/vector.ts';

/** A thing that is farther from where it was than this has been moved. */
const movedMeters = 0.4;
/** Light that differs by less is not noticed. */
const lightStep = 0.25;

/** Whether the place something was last seen in is still before the eyes: in full view, screened, or not looked at. */
export type SpotView = 'open' | 'screened' | 'away';

/** What the stage can tell of things that are not seen any more. */
interface Truth {
  spotOf(id: EntityId): Vec3 | undefined;
  /** Of a spot that was seen from so far away. */
  viewOf(spot: Vec3, fromMeters: number): SpotView;
  holderOf(id: EntityId): EntityId | undefined;
}

/** How somebody last saw something. */
interface Known {
  readonly seen: SeenProp | SeenActor;
  readonly spot: Vec3;
  /** In whose hand or on whose body it was. */
  readonly holder: EntityId | undefined;
  /** Was it seen at the very last look? */
  isFresh: boolean;
}

/** So long something that changed is news: whoever noticed it as they decided still has it before them as they speak. */
export const newsMs = 15_000;

/** What one actor has seen so far, and what is otherwise at each new look. */
export class Looks {
  private readonly known = new Map<EntityId, Known>();
  private light: number | undefined;
  private news: readonly { readonly at: number; readonly change: SightChange }[] = [];

  /** The sight with what has changed since the last; from now on this is the last. */
  remember(sight: Sight, truth: Truth): Sight {
    const isFirst = this.light === undefined;
    const changes: SightChange[] = [];
    const seen = new Set<EntityId>();
    for (const item of [...sight.actors, ...sight.props]) {
      seen.add(item.id);
      const was = this.known.get(item.id);
      const now = this.note(item, truth);
      if (!now) continue;
      if (!was) changes.push({ kind: 'appeared', id: item.id });
      else
        changes.push(
          ...differences(was, now, truth).filter((change) => !changes.some((other) => isSame(other, change))),
        );
    }
    for (const [id, was] of [...this.known]) if (!seen.has(id)) changes.push(...this.miss(id, was, truth));
    const brighter = this.light === undefined ? 0 : sight.light - this.light;
    if (Math.abs(brighter) >= lightStep) changes.push({ kind: 'light', brighter: brighter > 0 });
    this.light = sight.light;
    if (isFirst) return sight;
    const isNews = ({ at, change }: (typeof this.news)[number]): boolean =>
      sight.at - at <= newsMs && isStillSo(change, seen) && !changes.some((newer) => isSame(newer, change));
    const fresh = changes.map((change) => ({ at: sight.at, change }));
    this.news = [...fresh, ...this.news.filter(isNews)].slice(0, 200);
    return { ...sight, changes: this.news.map(({ change }) => change) };
  }

  private note(seen: SeenProp | SeenActor, truth: Truth): Known | undefined {
    const spot = truth.spotOf(seen.id);
    if (!spot) return undefined;
    const known = { seen, spot, holder: truth.holderOf(seen.id), isFresh: true };
    this.known.set(seen.id, known);
    return known;
  }

  private miss(id: EntityId, was: Known, truth: Truth): SightChange[] {
    // What somebody had with them is where they are.
    const view = was.holder === undefined ? truth.viewOf(was.spot, was.seen.distanceMeters) : 'away';
    if (view === 'open') {
      this.known.delete(id);
      return [{ kind: 'gone', id }];
    }
    const isNews = was.isFresh && view === 'screened';
    was.isFresh = false;
    return isNews ? [{ kind: 'hidden', id }] : [];
  }
}

/** What came into view is still there; what went is not. */
const isStillSo = (change: SightChange, seen: ReadonlySet<EntityId>): boolean =>
  !('id' in change) ||
  (change.kind === 'gone' || change.kind === 'hidden') !== seen.has('thing' in change ? change.thing : change.id);

const isSame = (one: SightChange, other: SightChange): boolean =>
  one.kind === other.kind &&
  ('id' in one ? one.id : '') === ('id' in other ? other.id : '') &&
  ('thing' in one ? one.thing : '') === ('thing' in other ? other.thing : '');

function differences(was: Known, now: Known, truth: Truth): SightChange[] {
  const { id } = now.seen;
  const changes: SightChange[] = [];
  const keys = new Set([...Object.keys(was.seen.states), ...Object.keys(now.seen.states)]);
  for (const key of keys) if (was.seen.states[key] !== now.seen.states[key]) changes.push({ kind: 'state', id, key });
  if ('holds' in was.seen && 'holds' in now.seen) {
    const [before, after] = [was.seen.holds, now.seen.holds];
    for (const thing of after) if (!before.includes(thing)) changes.push({ kind: 'takes', id, thing });
    for (const thing of before) if (truth.holderOf(thing) !== id) changes.push({ kind: 'drops', id, thing });
    if (was.seen.face !== now.seen.face && now.seen.face !== undefined) changes.push({ kind: 'face', id });
    return changes;
  }
  // Whoever was not seen before may have it now.
  if (was.holder === undefined && now.holder !== undefined) changes.push({ kind: 'takes', id: now.holder, thing: id });
  // What goes with somebody moves with them; what was taken or laid down is told of who did it.
  const isFree = was.holder === undefined && now.holder === undefined;
  if (isFree && distance(was.spot, now.spot) > movedMeters) changes.push({ kind: 'moved', id });
  return changes;
}
