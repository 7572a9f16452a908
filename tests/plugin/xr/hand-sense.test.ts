import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityId } from '../../../src/drama/entity-id.ts';
import { placedIn, upright, yawed, type Pose } from '../../../plugin/stage/space/pose.ts';
import { plus, vec, yawTowards, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import type { HandAbout } from '../../../plugin/xr/hand-machine.ts';
import { HandSense } from '../../../plugin/xr/hand-sense.ts';
import { parlour } from '../stage/parlour.ts';
import { RehearsalRoom } from '../stage/rehearsal-room.ts';

const ada = entityId('actor:ada');

describe('what a hand has about it', () => {
  let room: RehearsalRoom;
  let sense: HandSense;
  beforeAll(async () => {
    room = await RehearsalRoom.open(parlour());
    sense = new HandSense(room.stage, ada);
  });
  afterAll(() => room.dispose());

  /** Feels with a hand there, after what it holds has come along. */
  const feel = async (hand: 'left' | 'right', at: Vec3, rotation = upright): Promise<HandAbout> => {
    const actor = room.actor(ada);
    const grip: Pose = { position: at, rotation };
    const other = { position: vec(0, 1, -9), rotation: upright };
    const head = { position: plus(actor.stand.position, vec(0, 1.65, 0)), rotation: upright };
    actor.tracked = { head, hands: { left: other, right: other, [hand]: grip } };
    room.stage.drive(ada, { ...actor.stand.position, yaw: actor.stand.yaw });
    await room.clock.advance(60);
    let about = sense.about({ hand, grip, aim: grip });
    // A ray is not cast at every picture.
    for (let picture = 0; picture < 4; picture++) about = sense.about({ hand, grip, aim: grip });
    return about;
  };
  const gripOf = (id: string): Vec3 => placedIn(room.prop(id).pose, room.prop(id).measures.grip);

  it('is a cup that comes along, or a drawer that does not, with its front', async () => {
    expect((await feel('left', gripOf('prop:cup'))).near).toMatchObject({ id: 'prop:cup', comesAlong: true });
    const { pose, measures } = room.prop('prop:drawer');
    const handle = placedIn(pose, vec(0, measures.size.y / 2, measures.size.z / 2 + 0.03));
    expect((await feel('left', handle)).near).toMatchObject({ id: 'prop:drawer', comesAlong: false });
    expect((await feel('left', plus(gripOf('prop:cup'), vec(0, 0.4, 0)))).near).toBeUndefined();
  });

  it('is what a ray meets, when there is nothing at hand', async () => {
    const from = plus(gripOf('prop:vase'), vec(0, 0.15, 0.9));
    const about = await feel('left', from, yawed(yawTowards(from, gripOf('prop:vase'))));
    expect(about.near).toBeUndefined();
    expect(about.far).toMatchObject({ id: 'prop:vase', comesAlong: true });
  });

  it('is what lies under what it holds, also between cups; and who could take it', async () => {
    const over = await feel('right', plus(gripOf('prop:bread'), vec(0, 0.2, 0)));
    expect(over).toMatchObject({ held: 'prop:dagger', under: 'prop:table', person: undefined });
    expect(await feel('right', plus(gripOf('prop:cup'), vec(0, 0.2, 0)))).toMatchObject({
      under: 'prop:table',
      cup: 'prop:cup',
    });
    const { eyes } = room.actor('actor:bruno');
    expect((await feel('right', plus(eyes, vec(0.3, -0.3, 0)))).person).toBe('actor:bruno');
    expect((await feel('right', vec(eyes.x, 0.3, eyes.z))).person, 'at their feet').toBeUndefined();
  });

  it('is the mouth, and what the thing in it touches', async () => {
    const { position } = room.actor(ada).stand;
    const lips = plus(position, vec(0, 1.57, 0.08));
    expect((await feel('right', lips)).isAtMouth).toBe(true);
    expect((await feel('right', plus(lips, vec(0, -0.6, 0.3)))).isAtMouth).toBe(false);
    expect((await feel('right', plus(gripOf('prop:candle'), vec(0, 0.03, 0)))).touched).toBe('prop:candle');
  });
});
