import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placesBehind } from '../../../plugin/stage/places-behind.ts';
import { relativeTo } from '../../../plugin/stage/resting.ts';
import { turnedBy } from '../../../plugin/stage/space/pose.ts';
import { distance, flatDistance, vec, wrapped, yawTowards } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { FactType } from '../../../src/drama/fact.ts';
import { sceneFrom } from '../../company/rehearsal.ts';
import { parlour, parlourFile } from './parlour.ts';
import { at, RehearsalRoom } from './rehearsal-room.ts';

const [ada, bruno, clara] = ['actor:ada', 'actor:bruno', 'actor:clara'] as const;

/** One room for each family of deeds; what one deed leaves behind is where the next begins. */
function inRoom(family: string, tests: (room: () => RehearsalRoom) => void): void {
  describe(family, () => {
    let room: RehearsalRoom;
    beforeAll(async () => {
      room = await RehearsalRoom.open(parlour());
    });
    afterAll(() => room.dispose());
    tests(() => room);
  });
}

async function expectDone(room: RehearsalRoom, actor: string, text: string): Promise<void> {
  const ruled = await room.does(actor, text);
  expect(ruled.length, text).toBeGreaterThan(0);
  expect(
    ruled.map(({ verdict }) => (verdict.ok ? 'ok' : `${verdict.code}: ${verdict.reason}`)),
    text,
  ).toEqual(ruled.map(() => 'ok'));
  expect(room.disagreements(), text).toEqual([]);
}

inRoom('taking and putting down', (room) => {
  it('takes the cup: it moves with the hand from then on', async () => {
    await expectDone(room(), ada, '(takes the cup)');
    const cup = room().prop('prop:cup');
    expect(cup.hold).toMatchObject({ kind: 'hand', actor: ada });
    const before = cup.pose.position;
    const { borne } = cup;
    room().stage.props.follow();
    expect(cup.borne, 'of whoever stands still nothing is reckoned anew').toBe(borne);
    await expectDone(room(), ada, '(goes to the chest)');
    expect(flatDistance(cup.pose.position, before)).toBeGreaterThan(0.5);
    expect(flatDistance(cup.pose.position, room().actor(ada).stand.position)).toBeLessThan(0.6);
    expect(flatDistance(cup.body.pose.position, cup.pose.position)).toBeLessThan(0.02);
  });

  it('puts it on the desk: it stands on the desk, clear of what is there', async () => {
    await expectDone(room(), ada, '(puts the cup on the desk)');
    const [cup, desk, book] = ['prop:cup', 'prop:desk', 'prop:book'].map((id) => room().prop(id));
    expect(cup!.hold.kind).toBe('free');
    expect(cup!.pose.position.y).toBeCloseTo(desk!.measures.surfaces[0]!.center.y, 1);
    expect(flatDistance(cup!.pose.position, book!.pose.position)).toBeGreaterThan(0.08);
    expect(cup!.body.isAsleep).toBe(true);
  });

  it('takes a third thing: it is seen in the hand, and the smaller of the others goes to the belt', async () => {
    const fresh = await RehearsalRoom.open(parlour());
    for (const text of ['(takes the cup)', '(takes the vase)', '(takes the stool)'])
      await expectDone(fresh, bruno, text);
    const handOf = (id: string): unknown => {
      const { hold } = fresh.prop(id);
      return hold.kind === 'hand' && hold.actor === bruno ? hold.hand : undefined;
    };
    expect(['left', 'right']).toContain(handOf('prop:stool'));
    expect(['left', 'right']).toContain(handOf('prop:vase'));
    expect(handOf('prop:cup')).toBe('belt');
    // A drawn blade is not put away for what is larger.
    for (const text of ['(draws the dagger)', '(takes the bread)', '(takes the jug)'])
      await expectDone(fresh, ada, text);
    expect(fresh.thing('prop:dagger').state['wielded']).toBe(true);
    expect(fresh.prop('prop:dagger').hold).not.toMatchObject({ hand: 'belt' });
    fresh.dispose();
  });

  it('keeps a full cup in its hand when something larger is put under the arm for a third thing', async () => {
    const scene = parlour();
    const entities = scene.entities.map((each) =>
      each.id === 'prop:cup' ? { ...each, state: { liquid: 'wine', amount: 2 } } : each,
    );
    const fresh = await RehearsalRoom.open({ ...scene, entities });
    for (const text of ['(takes the cup)', '(takes the vase)', '(takes the jug)']) await expectDone(fresh, bruno, text);
    const handOf = (id: string): unknown => {
      const { hold } = fresh.prop(id);
      return hold.kind === 'hand' && hold.actor === bruno ? hold.hand : undefined;
    };
    expect(handOf('prop:cup')).not.toBe('belt');
    expect(handOf('prop:vase')).toBe('belt');
    fresh.dispose();
  });

  it('drops it: it falls to the floor of the room', async () => {
    await expectDone(room(), ada, '(takes the cup)');
    await expectDone(room(), ada, '(drops the cup)');
    const cup = room().prop('prop:cup');
    expect(at(cup.thing)).toEqual(['in', 'place:parlour']);
    expect(cup.pose.position.y).toBeLessThan(0.2);
  });

  it('puts on the table what lies elsewhere: takes it up first, as a deed of its own', async () => {
    const ruled = await room().does(ada, '(puts the cup on the table)');
    expect(ruled.map(({ action }) => action.verb)).toEqual(['take', 'put']);
    expect(at(room().thing('prop:cup'))).toEqual(['on', 'prop:table']);
    expect(room().disagreements()).toEqual([]);
  });

  it('runs a chain step by step', async () => {
    const ruled = await room().does(ada, '(takes the candle, blows it out and goes to the curtain)');
    expect(ruled.map(({ action, verdict }) => [action.verb, verdict.ok])).toEqual([
      ['take', true],
      expect.arrayContaining([true]) as unknown,
      ['go', true],
    ]);
    expect(room().thing('prop:candle').state.lit).toBe(false);
    expect(flatDistance(room().actor(ada).stand.position, room().prop('prop:curtain').pose.position)).toBeLessThan(2);
    expect(room().disagreements()).toEqual([]);
  });
});

inRoom('opening and closing', (room) => {
  const ringIsSeen = () => {
    const { stage } = room();
    const ring = room().prop('prop:ring');
    const over = { x: ring.pose.position.x, y: ring.pose.position.y + 1.2, z: ring.pose.position.z };
    const hit = stage.space.firstHit(over, ring.center, ['set', 'furniture']);
    return hit === undefined;
  };

  it('hides what is in a closed drawer, from rays too', () => {
    expect(room().prop('prop:ring').isVisible).toBe(false);
    expect(ringIsSeen()).toBe(false);
  });

  it('opens it: the drawer slides out with what is in it, in sight', async () => {
    const before = room().prop('prop:ring').pose.position;
    await expectDone(room(), ada, '(opens the drawer)');
    const ring = room().prop('prop:ring');
    expect(flatDistance(ring.pose.position, before)).toBeGreaterThan(0.1);
    expect(ring.isVisible).toBe(true);
    expect(ringIsSeen()).toBe(true);
    await expectDone(room(), ada, '(takes the ring)');
    await expectDone(room(), ada, '(puts the ring in the drawer)');
    await expectDone(room(), ada, '(closes the drawer)');
    expect(ring.isVisible).toBe(false);
    expect(ringIsSeen()).toBe(false);
  });

  it('opens and closes the chest', async () => {
    await expectDone(room(), ada, '(opens the chest)');
    expect(room().prop('prop:letter').isVisible).toBe(true);
    await expectDone(room(), ada, '(closes the chest)');
    expect(room().prop('prop:letter').isVisible).toBe(false);
  });

  it('parts the curtain: what it hid is seen', async () => {
    const curtain = room().prop('prop:curtain');
    const closed = curtain.body.solids;
    await expectDone(room(), ada, '(opens the curtain)');
    expect(curtain.body.solids).not.toEqual(closed);
  });

  it('goes through a closed door: opens it on the way, and the leaf is out of it', async () => {
    const { stage } = room();
    const doorway = stage.parts.plan.doorways[0]!;
    const through = () => {
      const [from, to] = doorway.between.map((place) => ({ ...stage.rooms.inside(doorway, place, 0.6), y: 1 }));
      return stage.space.firstHit(from!, to!, ['set', 'furniture']) === undefined;
    };
    expect(through()).toBe(false);
    const ruled = await room().does(ada, '(goes to the hall)');
    expect(ruled.map(({ action }) => action.verb)).toEqual(['open', 'go']);
    expect(through()).toBe(true);
    expect(stage.rooms.placeAt(room().actor(ada).stand.position)).toBe('place:hall');
    expect(room().disagreements()).toEqual([]);
    await expectDone(room(), ada, '(closes the door)');
    expect(through()).toBe(false);
  });
});

inRoom('breaking and throwing', (room) => {
  it('throws a book: it lies where it landed, and the world says so', async () => {
    await expectDone(room(), ada, '(takes the book)');
    await expectDone(room(), ada, '(throws the book at Bruno)');
    const book = room().prop('prop:book');
    expect(book.hold.kind).toBe('free');
    expect(book.body.isAsleep).toBe(true);
    const there = at(book.thing);
    expect(there && ['place:parlour', 'prop:table', 'prop:desk', 'prop:bed', 'prop:chair']).toContain(there?.[1]);
    if (there?.[0] === 'in') expect(book.pose.position.y).toBeLessThan(0.25);
    expect(flatDistance(book.pose.position, room().actor(ada).stand.position)).toBeGreaterThan(0.4);
  });

  it('breaks the vase: it is pieces', async () => {
    const vase = room().prop('prop:vase');
    const whole = vase.body.solids;
    await expectDone(room(), ada, '(breaks the vase)');
    expect(vase.thing.state.broken).toBe(true);
    expect(vase.body.solids).not.toEqual(whole);
    expect(Math.max(...vase.body.solids.map(({ size }) => size.y))).toBeLessThan(0.1);
  });
});

inRoom('accidents', (room) => {
  it('tells the narrator of a vase that is knocked off its table, and that it broke', async () => {
    const vase = room().prop('prop:vase');
    const before = room().facts.length;
    vase.body.push({ x: 4 * vase.body.massKg, y: 0.5 * vase.body.massKg, z: 0 }, vase.center);
    room().begin(ada, '(sighs)');
    await room().until(() =>
      room()
        .facts.slice(before)
        .some((fact) => fact.type === 'event:told'),
    );
    await room().settle();
    const told = room()
      .facts.slice(before)
      .flatMap((fact) => (fact.type === 'event:told' ? [fact] : []));
    expect(told.map(({ cause }) => cause)).toContain('accident');
    expect(told.map(({ narration }) => narration).join(' ')).toMatch(/vase (breaks|falls)/i);
    expect(room().thing('prop:vase').state.broken).toBe(true);
    expect(at(room().thing('prop:vase'))).toEqual(['in', 'place:parlour']);
    expect(told.every(({ witnesses }) => witnesses.includes(entityId(bruno)))).toBe(true);
    expect(room().disagreements()).toEqual([]);
  });

  it('does not break what only slides a little', async () => {
    const cup = room().prop('prop:cup');
    cup.body.push({ x: 0, y: 0, z: 0.2 * cup.body.massKg }, cup.center);
    room().begin(bruno, '(sighs)');
    await room().settle();
    expect(at(room().thing('prop:cup'))).toEqual(['on', 'prop:table']);
    expect(room().disagreements()).toEqual([]);
  });
});

inRoom('fire, light and liquid', (room) => {
  it('blows out and lights', async () => {
    await expectDone(room(), ada, '(blows out the candle)');
    expect(room().thing('prop:candle').state.lit).toBe(false);
    await expectDone(room(), ada, '(lights the candle)').catch(() => undefined);
  });

  it('switches the lamp', async () => {
    await expectDone(room(), ada, '(switches off the lamp)');
    expect(room().thing('prop:lamp').state.on).toBe(false);
    await expectDone(room(), ada, '(switches on the lamp)');
  });

  it('pours and drinks', async () => {
    await expectDone(room(), bruno, '(takes the jug)');
    await expectDone(room(), bruno, '(pours wine into the cup)');
    expect(room().thing('prop:cup').state.liquid).toBe('wine');
    await expectDone(room(), bruno, '(puts the jug on the table)');
    await expectDone(room(), bruno, '(drinks from the cup)');
  });

  it('eats: it is gone', async () => {
    await expectDone(room(), bruno, '(eats the bread)');
    expect(room().prop('prop:bread').hold.kind).toBe('none');
    expect(room().prop('prop:bread').isVisible).toBe(false);
  });
});

inRoom('wearing and reading', (room) => {
  it('puts on the cloak and takes it off', async () => {
    await expectDone(room(), ada, '(puts on the cloak)');
    expect(room().prop('prop:cloak').hold).toEqual({ kind: 'worn', actor: ada });
    await expectDone(room(), ada, '(takes off the cloak)');
    expect(room().prop('prop:cloak').hold.kind).not.toBe('worn');
  });

  it('takes the letter out of the chest and reads it', async () => {
    await expectDone(room(), ada, '(opens the chest)');
    await expectDone(room(), ada, '(takes the letter)');
    await expectDone(room(), ada, '(reads the letter)');
  });

  it('cuts the curtain', async () => {
    await expectDone(room(), ada, '(cuts the curtain with the dagger)');
    expect(room().thing('prop:curtain').state).toSatisfy(
      (state: Record<string, unknown>) => state.cut === true || state.torn === true,
    );
  });
});

inRoom('postures', (room) => {
  it('sits on the chair: the body is on it, and gets up', async () => {
    await expectDone(room(), ada, '(takes the cloak)');
    await expectDone(room(), ada, '(sits on the chair)');
    const chair = room().prop('prop:chair');
    expect(room().actor(ada).posture).toBe('sitting');
    expect(flatDistance(room().actor(ada).stand.position, chair.pose.position)).toBeLessThan(0.4);
    await expectDone(room(), ada, '(stands up)');
    expect(room().actor(ada).posture).toBe('standing');
    expect(room().stage.parts.ground.contains(room().actor(ada).stand.position)).toBe(true);
  });

  it('gets up to fetch something and sits down again', async () => {
    await expectDone(room(), ada, '(sits on the chair)');
    await expectDone(room(), ada, '(takes the vase)');
    expect(room().actor(ada).posture).toBe('sitting');
    expect(flatDistance(room().actor(ada).stand.position, room().prop('prop:chair').pose.position)).toBeLessThan(0.4);
  });

  it('hides behind the curtain: behind it, and out of sight', async () => {
    await expectDone(room(), bruno, '(hides behind the curtain)');
    const curtain = room().prop('prop:curtain');
    expect(flatDistance(room().actor(bruno).stand.position, curtain.pose.position)).toBeLessThan(0.9);
    expect(room().stage.probe.sees(entityId(ada), entityId(bruno))).toBe(false);
    const [ruling] = await room().does(ada, '(hides behind the curtain)');
    expect(placesBehind(curtain.measures, true)).toHaveLength(1);
    expect(ruling?.verdict).toMatchObject({ ok: false, reason: 'There is no room left behind the curtain.' });
    expect(flatDistance(room().actor(ada).stand.position, room().actor(bruno).stand.position)).toBeGreaterThan(0.7);
    await expectDone(room(), bruno, '(steps out)');
    expect(room().stage.probe.sees(entityId(ada), entityId(bruno))).toBe(true);
  });

  it.each(['cup', 'dagger'])(
    'hides with the %s in hand: nothing of it comes through, and nobody sees it',
    async (name) => {
      if (name === 'dagger') await expectDone(room(), ada, '(gives the dagger to Bruno)');
      else await expectDone(room(), bruno, '(takes the cup)');
      await expectDone(room(), bruno, '(hides behind the curtain)');
      const [held, curtain] = [room().prop(`prop:${name}`), room().prop('prop:curtain')];
      expect(held.hold).toMatchObject({ kind: 'hand', actor: bruno });
      const { position, rotation } = relativeTo(curtain.pose, held.pose);
      // Its size turned as it is held: how far to the front of the curtain it comes.
      const { x, y, z } = held.measures.size;
      const fronts = [-x / 2, x / 2].flatMap((left) =>
        [0, y].flatMap((up) => [-z / 2, z / 2].map((ahead) => turnedBy(vec(left, up, ahead), rotation).z)),
      );
      expect(position.z + Math.max(...fronts)).toBeLessThan(curtain.measures.size.z / 2);
      expect(room().stage.probe.sees(entityId(ada), held.id)).toBe(false);
      expect(room().stage.probe.sees(entityId(bruno), held.id)).toBe(true);
      await expectDone(room(), bruno, '(steps out)');
      expect(room().stage.probe.sees(entityId(ada), held.id)).toBe(true);
    },
  );

  it('kneels and rises', async () => {
    await expectDone(room(), bruno, '(kneels)');
    expect(room().actor(bruno).posture).toBe('kneeling');
  });
});

/** Once the candle is out, Ada is in the hall: whatever moves people without a step of theirs, as a new scene does. */
const moved = sceneFrom({
  ...parlourFile,
  blueprint: {
    ...parlourFile.blueprint,
    consequences: [
      {
        id: 'the-dark',
        when: { entity: 'prop:candle', state: { lit: false } },
        changes: [{ entity: ada, property: 'at', value: { in: 'place:hall' } }],
        narration: 'It is dark, and then it is the hall.',
      },
    ],
  },
});

/** What the world and Ada's body do not agree in, whenever facts of one type are out. */
function apartAt(room: RehearsalRoom, told: FactType): readonly string[] {
  const apart: string[] = [];
  room.performance.onFact(({ type }) => {
    if (type === told) apart.push(...room.disagreements().filter((each) => each.startsWith(ada)));
  });
  return apart;
}

describe('whoever is moved to another room', () => {
  let room: RehearsalRoom;
  beforeEach(async () => {
    room = await RehearsalRoom.open(moved);
  });
  afterEach(() => room.dispose());

  it('does not walk back for what they meant to do', async () => {
    await expectDone(room, bruno, '(opens the door)');
    await expectDone(room, bruno, '(goes to the table)');
    const apart = apartAt(room, 'turn:ended');
    const isOver = (who: string): boolean =>
      room.facts.slice(before).some((fact) => fact.type === 'turn:ended' && fact.actor === who);
    const before = room.facts.length;
    room.begin(bruno, '(blows out the candle)');
    await room.clock.advance(1000);
    expect(isOver(bruno)).toBe(false);
    room.begin(ada, '(touches the chest)');
    await room.until(() => isOver(bruno) && isOver(ada));
    expect(at(room.thing(ada))).toEqual(['in', 'place:hall']);
    expect(apart).toEqual([]);
  });

  it('is not left beside the chair they sat on', async () => {
    await expectDone(room, ada, '(sits on the chair)');
    const apart = apartAt(room, 'event:told');
    await expectDone(room, bruno, '(blows out the candle)');
    expect(at(room.thing(ada))).toEqual(['in', 'place:hall']);
    expect(apart).toEqual([]);
  });
});

inRoom('with another', (room) => {
  it('turns away from somebody where they stand, and lays no hand on them', async () => {
    const [self, other] = [room().actor(ada), room().actor(bruno)];
    const before = self.stand.position;
    await expectDone(room(), ada, '(turns away from Bruno)');
    await room().settle();
    const to = yawTowards(self.stand.position, other.stand.position);
    expect(Math.abs(wrapped(self.stand.yaw - to))).toBeGreaterThan(2);
    expect(flatDistance(self.stand.position, before)).toBeLessThan(0.3);
  });

  it('gives: goes to the other, hands meet between them, and the thing is in the other’s hand', async () => {
    const [one, other] = [room().actor(ada), room().actor(bruno)];
    room().begin(ada, '(gives the dagger to Bruno)');
    await room().until(() => (one.reach?.part ?? 0) >= 1);
    expect(distance(one.handAt(one.reach!.hand), other.handAt(other.reach!.hand))).toBeLessThan(0.01);
    expect(flatDistance(one.reach!.target, other.stand.position)).toBeGreaterThan(0.25);
    expect(other.gaze).toBe(ada);
    await room().settle();
    expect(room().disagreements()).toEqual([]);
    expect(room().prop('prop:dagger').hold).toMatchObject({ kind: 'hand', actor: bruno });
    expect(flatDistance(room().actor(ada).stand.position, room().actor(bruno).stand.position)).toBeLessThan(1.3);
  });

  it('embraces', async () => {
    await expectDone(room(), ada, '(embraces Bruno)');
    expect(flatDistance(room().actor(ada).stand.position, room().actor(bruno).stand.position)).toBeLessThan(1.3);
  });

  it('shakes hands: both hold one out, they meet, and both let go', async () => {
    const [one, other] = [room().actor(bruno), room().actor(ada)];
    room().begin(bruno, '(shakes hands with Ada)');
    await room().until(() => (one.reach?.part ?? 0) > 1);
    expect(distance(one.handAt(one.reach!.hand), other.handAt('right'))).toBeLessThan(0.01);
    await room().settle();
    expect([one.reach, other.reach]).toEqual([undefined, undefined]);
  });

  it('steps back from somebody without turning the back on them', async () => {
    const one = room().actor(clara);
    const { position: from, yaw } = one.stand;
    room().begin(clara, '(steps back)');
    let farthestTurn = 0;
    await room().until(() => {
      farthestTurn = Math.max(farthestTurn, Math.abs(wrapped(one.stand.yaw - yaw)));
      return flatDistance(one.stand.position, from) > 0.4;
    }, 10);
    expect(farthestTurn).toBeLessThan(0.3);
    await room().settle();
  });

  it('approaches somebody who is walking', async () => {
    room().begin(bruno, '(goes to the chest)');
    await room().clock.advance(300);
    let apart = Infinity;
    const stop = room().performance.onFact((fact) => {
      if (fact.type !== 'action:ruled' || fact.actor !== ada) return;
      apart = flatDistance(room().actor(ada).stand.position, room().actor(bruno).stand.position);
    });
    await expectDone(room(), ada, '(embraces Bruno)');
    stop();
    expect(apart).toBeLessThan(1.3);
  });

  it('loses a race for the cup: one has it, the other is refused and shows it', async () => {
    const before = room().facts.length;
    room().begin(ada, '(takes the cup)');
    room().begin(bruno, '(takes the cup)');
    await room().until(
      () =>
        room()
          .facts.slice(before)
          .filter(({ type }) => type === 'turn:ended').length >= 2,
    );
    const ruled = room().ruled(before);
    expect(ruled.map(({ verdict }) => verdict.ok).sort()).toEqual([false, true]);
    const loser = ruled.find(({ verdict }) => !verdict.ok)!;
    expect(loser.verdict.code).toBe('held-by-other');
    expect(room().actor(loser.actor).gesture?.verb).toBe('falter');
    await room().settle();
    expect(room().disagreements()).toEqual([]);
  });

  it('waits before the closed door for nobody: enters and leaves by it', async () => {
    await expectDone(room(), clara, '(goes to the parlour)');
    expect(room().stage.rooms.placeAt(room().actor(clara).stand.position)).toBe('place:parlour');
  });
});

inRoom('interrupted at any moment', (room) => {
  it('leaves world and bodies agreeing', async () => {
    for (const ms of [20, 200, 500, 900, 1500, 2200, 3000]) {
      room().begin(ada, '(takes the vase, puts it on the desk and goes to the chest)');
      await room().clock.advance(ms);
      room().performance.releaseRole(entityId(ada), 'called away');
      room().performance.takeRole(entityId(ada), 'tester');
      await room().settle();
      expect(room().disagreements(), `after ${ms} ms`).toEqual([]);
    }
  });
});
