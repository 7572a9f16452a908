import { parentIn, relationOf } from '../../src/drama/whereabouts.ts';
import { placeOf } from '../../src/world/containment.ts';
import { asOf, is, type World } from '../../src/world/world.ts';
import { distance, flatDistance } from './space/vector.ts';
import type { Stage } from './stage.ts';
import type { StagedProp } from './staged-prop.ts';

/** A driven body is a step behind what drives it. */
const driftMeters = 0.15;

/**
 * Everything in which the world, the simulation and the physical bodies do not agree, in a person's words; none when the
 * stage is sound. What is on its way (a thrown book, somebody who is walking) agrees when it has arrived.
 */
export function disagreements(stage: Stage, world: World): string[] {
  return [
    ...[...stage.props.all.values()].flatMap((prop) => propDisagreements(stage, world, prop)),
    ...actorDisagreements(stage, world),
  ];
}

function propDisagreements(stage: Stage, world: World, prop: StagedProp): string[] {
  const found: string[] = [];
  const say = (text: string) => found.push(`${prop.id} ${text}`);
  const { hold, pose, body } = prop;
  const thing = asOf(world, prop.thing);
  if (thing !== prop.thing) say('is shown as it was before the last fact');
  if (!prop.isMoving && distance(body.pose.position, pose.position) > driftMeters) say('has its body elsewhere');
  if (is(thing, 'broken') && body.solids.some(({ size }) => size.y > 0.1))
    say('is broken and has the body of a whole one');
  if (!thing.at) {
    if (hold.kind !== 'none') say('is nowhere in the world and on the stage all the same');
    return found;
  }
  const [relation, parent] = [relationOf(thing.at), parentIn(thing.at)];
  if (relation === 'heldBy' || relation === 'wornBy') {
    const kind = relation === 'heldBy' ? 'hand' : 'worn';
    if (hold.kind !== kind || hold.actor !== parent)
      return [...found, `${prop.id} is ${relation} ${parent} in the world only`];
    if (is(thing, 'wielded') && hold.kind === 'hand' && hold.hand === 'belt') say('is drawn and hangs on the belt');
    const bearer = stage.actors.get(parent);
    if (bearer?.walker && flatDistance(bearer.stand.position, pose.position) > 1.6) say(`is not with ${parent}`);
    return found;
  }
  if (hold.kind === 'none') return [...found, `${prop.id} is ${relation} ${parent} and not on the stage`];
  if (prop.isMoving) return found;
  const on = stage.props.all.get(parent);
  if (!on) {
    const place = placeOf(world, thing)?.id;
    if (place && stage.rooms.has(place) && hold.kind === 'free' && stage.rooms.nearest(pose.position) !== place) {
      say(`is in ${place} in the world and in ${stage.rooms.nearest(pose.position)} on the stage`);
    }
    return found;
  }
  if (relation === 'in' && (hold.kind !== 'carried' || hold.by !== on.id)) say(`is in ${on.id} in the world only`);
  if (relation === 'on' && hold.kind === 'free') {
    const { x, z } = on.measures.size;
    const away = flatDistance(pose.position, on.pose.position);
    if (away > Math.hypot(x, z) / 2 + 0.1) say(`is on ${on.id} in the world and beside it on the stage`);
    if (pose.position.y < on.pose.position.y - 0.05) say(`is on ${on.id} in the world and under it on the stage`);
  }
  return found;
}

function actorDisagreements(stage: Stage, world: World): string[] {
  return [...stage.actors.all.values()].flatMap((actor) => {
    const thing = asOf(world, actor.thing);
    const place = placeOf(world, thing)?.id;
    const isStaged = place !== undefined && stage.rooms.has(place);
    if (isStaged !== actor.isOnStage) return [`${actor.id} is ${isStaged ? 'on' : 'off'} stage in the world only`];
    if (!actor.walker || stage.isWalking(actor.id)) return [];
    if (actor.perch) {
      const near = flatDistance(actor.perch.stand.position, actor.stand.position) < 0.05;
      return near || actor.isUp ? [] : [`${actor.id} is not where they sit or hide`];
    }
    const there = stage.rooms.nearest(actor.stand.position);
    return there === place ? [] : [`${actor.id} is in ${place} in the world and in ${there} on the stage`];
  });
}
