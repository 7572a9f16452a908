import { afterEach, describe, expect, it } from 'vitest';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { FactOf } from '../../../../src/drama/fact.ts';
import { voices, type Sound } from '../../../../src/drama/voice.ts';
import { parlour } from '../parlour.ts';
import { RehearsalRoom } from '../rehearsal-room.ts';
import { Onlookers } from './onlookers.ts';

const [ada, bruno, clara] = ['actor:ada', 'actor:bruno', 'actor:clara'] as const;
const [inParlour, inHall] = ['place:parlour', 'place:hall'] as const;
let room: RehearsalRoom | undefined;

afterEach(() => {
  room?.dispose();
  room = undefined;
});

async function open(): Promise<[RehearsalRoom, Onlookers]> {
  room = await RehearsalRoom.open(parlour());
  return [room, new Onlookers(room)];
}

const lastLine = ({ facts }: RehearsalRoom): FactOf<'line:begun'> =>
  facts.findLast((fact): fact is FactOf<'line:begun'> => fact.type === 'line:begun') as FactOf<'line:begun'>;

describe('who witnesses what on a stage that knows distances', () => {
  it('[WIT11] a dagger drawn behind a closed door is not seen; through the open door it is', async () => {
    const [play, people] = await open();
    const [here, there] = [people.byDoor(inParlour, 1.6), people.byDoor(inHall, 1.6)];
    people.put(bruno, people.byDoor(inParlour, 1.5, 1.6), here);
    people.put(ada, here, there);
    people.put(clara, there, here);
    const [behind] = await play.does(ada, '(brandishes the dagger)');
    expect(behind?.verdict.ok).toBe(true);
    expect(behind?.witnesses).toEqual([ada, bruno]);
    await play.does(bruno, '(opens the door)');
    people.put(ada, here, there);
    people.put(clara, there, here);
    const [through] = await play.does(ada, '(brandishes the dagger)');
    expect(through?.witnesses).toContain(clara);
  });

  it('[WIT11] behind the back of somebody it is not seen, until they turn', async () => {
    const [play, people] = await open();
    const [behind, before] = [people.byDoor(inParlour, 3.2), people.byDoor(inParlour, 1.2)];
    people.put(ada, behind, before);
    people.put(bruno, before, behind, true);
    const [unseen] = await play.does(ada, '(brandishes the dagger)');
    expect(unseen?.witnesses).toEqual([ada]);
    expect(play.stage.probe.sight(entityId(bruno))?.actors.map(({ id }) => id)).not.toContain(ada);
    people.put(bruno, before, behind);
    const turned = play.stage.probe.sight(entityId(bruno))?.actors.find(({ id }) => id === ada);
    expect(turned).toMatchObject({ side: 'ahead', holds: ['prop:dagger'] });
    const [seen] = await play.does(ada, '(brandishes the dagger)');
    expect(seen?.witnesses).toEqual([ada, bruno]);
  });

  it('[WIT12] what makes a noise behind somebody is looked round at, and known', async () => {
    const [play, people] = await open();
    const [behind, before] = [people.byDoor(inParlour, 3.2), people.byDoor(inParlour, 1.2)];
    people.put(ada, behind, before);
    people.put(bruno, before, behind, true);
    const [heard] = await play.does(ada, '(drops the dagger)');
    expect(heard?.witnesses).toContain(bruno);
    expect(heard?.unseenBy ?? []).not.toContain(bruno);
    const sight = play.stage.probe.sight(entityId(bruno));
    expect(sight?.actors.map(({ id }) => id)).toContain(ada);
  });

  it('[WIT12] a knock goes through a closed door, and whoever hears it looks there without knowing who it was', async () => {
    const [play, people] = await open();
    people.put(ada, people.byDoor(inParlour, 0.8), people.byDoor(inHall, 1));
    people.put(clara, people.byDoor(inHall, 2), people.byDoor(inParlour, 1), true);
    const [knock] = await play.does(ada, '(knocks on the door)');
    expect(knock?.witnesses).toContain(clara);
    expect(knock?.unseenBy).toContain(clara);
    expect(play.stage.probe.look(entityId(clara))?.changes).toContainEqual({ kind: 'noise', side: 'behind' });
    const looks = play.actor(clara);
    const door = play.prop('prop:door').pose.position;
    expect(play.stage.eyes.zoneOf(entityId(clara), door), JSON.stringify(looks.stand)).toBe('centre');
  });

  it('[WIT13] how far a voice carries: a whisper, speech, a shout', async () => {
    const [play, people] = await open();
    const says = async (text: string) => {
      await play.does(ada, text);
      return lastLine(play).witnesses;
    };
    people.put(ada, people.byDoor(inParlour, 1), people.byDoor(inHall, 1));
    people.put(bruno, people.byDoor(inParlour, 3.4), people.byDoor(inHall, 1));
    people.put(clara, people.byDoor(inHall, 1.5), people.byDoor(inParlour, 1));
    expect(await says('(whispers to Bruno) Nobody must know.')).toEqual([ada, bruno]);
    expect(await says('(to Bruno) Everybody may know.')).toEqual([ada, bruno]);
    expect(await says('(shouts) Let the house know!')).toEqual([ada, bruno, clara]);
    const hears = (sound: Sound, meters: number) => {
      people.put(ada, people.byDoor(inParlour, 0.6), people.byDoor(inHall, 1));
      people.put(bruno, people.byDoor(inParlour, 0.6 + meters), people.byDoor(inHall, 1));
      return play.stage.probe.hears(entityId(bruno), entityId(ada), sound);
    };
    const { here, overheard } = voices.whisper;
    expect([hears('whisper', here - 0.1), hears('whisper', here + 0.1)]).toEqual([true, false]);
    expect([hears('overheard', overheard! - 0.1), hears('overheard', overheard! + 0.1)]).toEqual([true, false]);
  });
});
