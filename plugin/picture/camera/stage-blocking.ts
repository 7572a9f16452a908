import type { EntityId } from '../../../src/drama/entity-id.ts';
import { characterOf } from '../../body/figures/character.ts';
import { vec, wrapped, yawTowards, type Vec3 } from '../../stage/space/vector.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Reach, StagedActor } from '../../stage/staged-actor.ts';
import { isFurniture, solidsIn, type StagedProp } from '../../stage/staged-prop.ts';
import type { Blocking, Figure } from './blocking.ts';
import { solidOf, type Solid } from './solid.ts';

/** Smaller loose things are in nobody's way. */
const smallMeters = 0.25;
/** Who is there without having sat down does not want to be seen. */
const hiding: ReadonlySet<string> = new Set(['behind', 'under', 'in']);
/** A head does not turn further than this from its body. */
const mostTurn = 1.25;

/** How tall everybody is beside a body of 1.7 m, which is what the simulation takes them all for. */
export type Statures = ReadonlyMap<EntityId, number>;

const usualMeters = 1.7;

/** As our puppets will be made. A host with bodies of its own gives none. */
export function staturesOf(stage: Stage): Statures {
  const { style, looks } = stage.parts.plan;
  const all = [...stage.actors.all.values()].map(({ id, thing }) => {
    const { name, aliases, pronouns, description } = thing;
    const { build } = characterOf({ id, name, aliases, pronouns, description, style, looks: looks?.get(id) });
    return [id, build.heightMeters / usualMeters] as const;
  });
  return new Map(all);
}

/** Who and what stands where on a stage at this moment. */
export function blockingOf(stage: Stage, statures?: Statures): Blocking {
  const figures = new Map<EntityId, Figure>();
  for (const actor of stage.actors.all.values()) {
    if (actor.isOnStage) figures.set(actor.id, figureOf(stage, actor, statures?.get(actor.id) ?? 1));
  }
  let furniture: readonly Solid[] | undefined;
  return {
    figures,
    // Only who thinks about a picture asks for it, which is not at every frame.
    get furniture() {
      return (furniture ??= [...stage.props.all.values()].flatMap(solidsOf));
    },
    item(id) {
      const prop = stage.props.all.get(id);
      if (!prop?.isVisible) return undefined;
      const { x, y, z } = prop.measures.size;
      return { center: prop.center, sizeMeters: Math.max(x, y, z) };
    },
  };
}

function figureOf(stage: Stage, actor: StagedActor, stature: number): Figure {
  const { id, stand, eyes, posture, reach, perch } = actor;
  // Legs do not lift who sits.
  const legs = posture === 'standing' ? 0 : actor.hipHeight;
  const above = eyes.y - stand.position.y - legs;
  const isSeated = perch !== undefined && (posture === 'sitting' || posture === 'lying');
  return {
    id,
    place: stage.rooms.placeAt(vec(stand.position.x, stand.position.y + 0.2, stand.position.z)),
    position: stand.position,
    eyes: { ...eyes, y: stand.position.y + legs + above * stature },
    faceYaw: faceYawOf(stage, actor),
    speedMetersPerSecond: actor.walker?.speed ?? 0,
    isLying: posture === 'lying',
    isHidden: perch !== undefined && !actor.isUp && !isSeated && hiding.has(perch.relation) && !isFound(actor),
    ...(reach ? { reach: reachOf(actor, reach) } : {}),
    ...(isSeated ? { seat: perch.thing } : {}),
  };
}

/** Behind something, and seen there all the same. */
const isFound = ({ perch, isHiding }: StagedActor): boolean => perch?.relation === 'behind' && !isHiding;

const reachOf = (actor: StagedActor, { hand, target, part, returning }: Reach): NonNullable<Figure['reach']> => ({
  hand: actor.handAt(hand),
  target,
  part,
  isReturning: returning,
});

function faceYawOf(stage: Stage, { gaze, eyes, stand }: StagedActor): number {
  const at = gaze === undefined ? undefined : typeof gaze === 'string' ? pointOf(stage, gaze) : gaze;
  if (!at) return stand.yaw;
  const turn = wrapped(yawTowards(eyes, at) - stand.yaw);
  return stand.yaw + Math.max(-mostTurn, Math.min(mostTurn, turn));
}

function pointOf(stage: Stage, id: EntityId): Vec3 | undefined {
  const other = stage.actors.get(id);
  if (other) return other.isOnStage ? other.eyes : undefined;
  const prop = stage.props.all.get(id);
  return prop?.isVisible ? prop.center : undefined;
}

function solidsOf(prop: StagedProp): Solid[] {
  const { hold, measures, thing, pose } = prop;
  if (!prop.isVisible || hold.kind === 'worn' || hold.kind === 'hand') return [];
  const { x, y, z } = measures.size;
  if (Math.max(x, z) < smallMeters && y < smallMeters * 2) return [];
  if (!isFurniture(thing) && Math.max(x, y, z) < smallMeters * 2) return [];
  return solidsIn(measures, thing.state).map((box) => solidOf(box, pose, prop.id));
}
