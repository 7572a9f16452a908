import type { Change } from '../drama/change.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { StageHappening } from '../drama/stage-port.ts';
import { parentIn, relationOf, whereabouts } from '../drama/whereabouts.ts';
import { worldOf } from '../play/play.ts';
import { contents, placeOf } from '../world/containment.ts';
import { is, stateOf, thingOf, type Thing, type World } from '../world/world.ts';
import { isAre, the, The } from '../world/naming.ts';
import type { Desk } from './desk.ts';
import { tell } from './consequences.ts';

/** Things did something by themselves: the narrator takes it into the world and tells it. */
export function tellAccident(desk: Desk, happening: Extract<StageHappening, { kind: 'landed' | 'broke' }>): void {
  const world = worldOf(desk.play());
  const thing = world.things.get(happening.thing);
  if (!thing || thing.at === null) return;
  const place = placeOf(world, thing)?.id;
  if (happening.kind === 'broke') {
    if (is(thing, 'broken')) return;
    const breaks = isAre(thing) === 'are' ? 'break' : 'breaks';
    tell(desk, 'accident', `broke:${thing.id}`, `${The(thing)} ${breaks}.`, breaking(world, thing), place);
    return;
  }
  const { at } = happening;
  const under = world.things.get(parentIn(at));
  if (!under) return;
  const relation = relationOf(at);
  if (thing.at && relationOf(thing.at) === relation && parentIn(thing.at) === under.id) return;
  const where =
    under.kind === 'place' ? (happening.fell ? 'to the floor' : `into ${the(under)}`) : `${relation} ${the(under)}`;
  const plural = isAre(thing) === 'are';
  const does = happening.fell ? (plural ? 'fall' : 'falls') : plural ? 'come to rest' : 'comes to rest';
  const change: Change = { entity: thing.id, property: 'at', value: whereabouts(relation, under.id) };
  tell(desk, 'accident', `landed:${thing.id}`, `${The(thing)} ${does} ${where}.`, [change], place);
}

/** [BREAK1] Pieces: what was in or on it lies about, what was poured in it is gone, what burnt is out. */
function breaking(world: World, thing: Thing): Change[] {
  const floor = placeOf(world, thing)?.id;
  const changes: Change[] = [{ entity: thing.id, property: 'broken', value: true }];
  const set = (property: string, value: boolean | null | number) => {
    if (stateOf(thing, property) !== undefined) changes.push({ entity: thing.id, property, value });
  };
  set('liquid', null);
  set('amount', 0);
  set('lit', false);
  set('on', false);
  const spilled: EntityId[] = contents(world, thingOf(world, thing.id), 'in', 'on').map(({ id }) => id);
  if (floor) for (const entity of spilled) changes.push({ entity, property: 'at', value: { in: floor } });
  return changes;
}
