import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lookCallIn } from '../../../plugin/player/look-call.ts';
import { isBefore } from '../../../plugin/stage/startling.ts';
import { wrapped, yawTowards } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { thingsToldOf } from '../../../src/world/told-of.ts';
import { sceneFrom } from '../../company/rehearsal.ts';
import { parlourFile } from './parlour.ts';
import { RehearsalRoom } from './rehearsal-room.ts';

const [ada, bruno, clara, curtain] = ['actor:ada', 'actor:bruno', 'actor:clara', 'prop:curtain'].map(entityId) as [
  ReturnType<typeof entityId>, ReturnType<typeof entityId>, ReturnType<typeof entityId>, ReturnType<typeof entityId>,
]; // prettier-ignore
const parlour = sceneFrom({
  ...parlourFile,
  entities: parlourFile.entities.map((each) => (each.id === curtain ? { ...each, aliases: ['帷幕'] } : each)),
});

describe('what happens at a thing', () => {
  let room: RehearsalRoom;
  beforeEach(async () => {
    room = await RehearsalRoom.open(parlour);
    const { actors } = room.stage;
    const middle = room.stage.rooms.middleOf(entityId('place:parlour'));
    const spot = room.stage.parts.ground.closest(middle) ?? middle;
    // With the back to it.
    actors.putAt(room.actor(bruno), { position: spot, yaw: yawTowards(room.prop(curtain).center, spot) });
    room.stage.steer(ada, { x: 0, z: 0 });
    await room.clock.advance(200);
  });
  afterEach(() => room.dispose());

  const offCurtain = (id: string): number => {
    const { position, yaw } = room.actor(id).stand;
    return Math.abs(wrapped(yawTowards(position, room.prop(curtain).center) - yaw));
  };

  it.each([
    ['Something behind the curtain has made a sound that curtains do not make.'],
    ['帷幕后面发出了一种帷幕不会发出的声音。'],
  ])('turns to it whoever is in the room, and the look of whoever plays: %s', async (narration) => {
    expect(offCurtain(bruno)).toBeGreaterThan(2);
    expect(room.performance.happen({ narration, changes: [] }).ok).toBe(true);
    await room.clock.advance(1500);
    expect(offCurtain(bruno)).toBeLessThan(1.2);
    expect(room.actor(bruno).gaze).toEqual(room.stage.eyes.pointOf(curtain));
    expect(room.actor(clara).gaze).toBeUndefined();
    const fact = room.facts.findLast(({ type }) => type === 'event:told');
    invariant(fact, 'nothing told');
    const told = thingsToldOf(fact, room.stage.world).find((id) => isBefore(room.stage.parts, id, ada));
    expect(lookCallIn(fact, ada, () => false, told)?.at).toBe(curtain);
  });

  it('leaves alone whoever is told only how a scene looks', async () => {
    const opened = { type: 'event:told', cause: 'scene', narration: 'A heavy curtain hangs there.', changes: [] };
    expect(thingsToldOf(opened as never, room.stage.world)).toEqual([]);
    const worn = { ...opened, cause: 'host', narration: 'Ada feels for the dagger.' };
    const [dagger] = thingsToldOf(worn as never, room.stage.world);
    expect(dagger).toBe('prop:dagger');
    expect(isBefore(room.stage.parts, entityId('prop:dagger'), ada)).toBe(false);
    expect(isBefore(room.stage.parts, entityId('prop:rope'), ada)).toBe(false);
  });
});
