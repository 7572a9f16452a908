import { describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../../src/drama/entity-id.ts';
import { isListed } from '../../../src/drama/verb.ts';
import { readWorldFile } from '../../../src/drama/world-file.ts';
import { narrate, openScene } from '../../../src/world/narrator.ts';
import { openWorld, type World } from '../../../src/world/world.ts';
import { vec } from '../../../plugin/stage/space/vector.ts';
import { deedOf } from '../../../plugin/xr/deed-of-gesture.ts';
import { gestureVerbs, type HandGesture } from '../../../plugin/xr/gestures.ts';

const me = entityId('actor:me');
const prop = (id: string, traits: string, at: object, more: object = {}) => ({
  id: `prop:${id}`,
  kind: 'prop',
  name: id,
  traits: traits.split(' '),
  at,
  ...more,
});
const room = { in: 'place:room' };
const mine = { heldBy: me };

/** A room with a thing for every gesture; each is tried in a room of its own. */
const world = (): World => {
  const read = readWorldFile({
    entities: [
      { id: 'place:room', kind: 'place', name: 'the room' },
      { id: me, kind: 'actor', name: 'Me', at: room },
      { id: 'actor:bruno', kind: 'actor', name: 'Bruno', at: room },
      prop('door', 'door openable', room, { state: { open: false } }),
      prop('gate', 'door openable', room, { state: { open: true } }),
      prop('desk', 'fixed supporter', room),
      prop('drawer', 'container openable', { partOf: 'prop:desk' }, { state: { open: false } }),
      prop('tray', 'container openable', { partOf: 'prop:desk' }, { state: { open: true } }),
      prop('safe', 'container openable lockable fixed', room, {
        state: { open: false, locked: true },
        key: 'prop:key',
      }),
      prop('bowl', 'container fixed', room),
      prop('lamp', 'fixed light switchable', room, { state: { on: false } }),
      prop('rope', 'fixed pullable', room),
      prop('cart', 'fixed pushable', room),
      prop('dagger', 'portable weapon', { on: 'prop:desk' }),
      prop('candle', 'portable lightable light', { on: 'prop:desk' }, { state: { lit: false } }),
      prop('glass', 'portable fillable drinkable', { on: 'prop:desk' }),
      prop('letter', 'portable readable', mine),
      prop('jug', 'portable fillable pourable drinkable', mine, { state: { liquid: 'wine', amount: 2 } }),
      prop('bread', 'portable edible', mine),
      prop('match', 'portable lightable light', mine, { state: { lit: true } }),
      prop('taper', 'portable lightable light', mine, { state: { lit: false } }),
      prop('flame', 'fixed lightable light', room, { state: { lit: true } }),
      prop('key', 'portable', mine),
    ],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return openWorld(read.value);
};

const id = (name: string): EntityId => entityId(name === 'bruno' ? 'actor:bruno' : `prop:${name}`);
const at = vec(0, 1, 0);
/** A gesture, and the deed it comes to as verb, object, preposition and target or instrument. */
const told = (text: string): HandGesture => {
  const [kind = '', held = '-', thing = '-'] = text.split(' ');
  return {
    kind,
    at,
    ...(held === '-' ? {} : { held: id(held) }),
    ...(thing === '-' ? {} : { thing: id(thing) }),
  } as HandGesture;
};

const meant: readonly (readonly [gesture: string, deed: string])[] = [
  ['grab - dagger', 'take dagger'],
  ['pull - drawer', 'open drawer'],
  ['push - door', 'open door'],
  ['pull - door', 'open door'],
  ['push - tray', 'close tray'],
  ['pull - gate', 'close gate'],
  ['push - gate', 'close gate'],
  ['pull - rope', 'pull rope'],
  ['push - cart', 'push cart'],
  ['push - lamp', 'toggle lamp'],
  ['let-go letter bruno', 'give letter to bruno'],
  ['let-go letter desk', 'put letter on desk'],
  ['let-go letter bowl', 'put letter in bowl'],
  ['let-go letter -', 'drop letter'],
  ['fling letter bruno', 'throw letter at bruno'],
  ['fling letter -', 'throw letter'],
  ['hold-out letter bruno', 'give letter to bruno'],
  ['to-mouth jug -', 'drink jug'],
  ['to-mouth bread -', 'eat bread'],
  ['tip jug glass', 'pour jug into glass'],
  ['tip jug -', 'empty jug'],
  ['touch-with match candle', 'light candle with match'],
  ['touch-with taper flame', 'light taper'],
  ['touch-with key safe', 'unlock safe with key'],
  ['knock - door', 'knock door on'],
  ['point - bruno', 'point bruno at'],
];

describe('what a gesture asks of the narrator', () => {
  it.each(meant)('%s: %s, and he lets it happen', (gesture, deed) => {
    const action = deedOf(told(gesture), world(), me);
    const name = (each: string | undefined) => each?.replace(/^\w+:/, '');
    const { verb, object, preposition, target, instrument } = action ?? {};
    const words = [verb, name(object), preposition, name(target ?? instrument)].filter((each) => each !== undefined);
    expect(words.join(' ')).toBe(deed);
    if (!action) throw new Error('no deed');
    const { verdicts } = narrate(openScene(world()), me, { action }).answer;
    expect(verdicts.map(({ ok, reason }) => ({ ok, reason }))).toEqual(
      verdicts.map(() => ({ ok: true, reason: null })),
    );
    expect(verdicts.length).toBeGreaterThan(0);
  });

  it.each(['pull - tray', 'to-mouth letter -', 'tip letter glass', 'touch-with match desk', 'hold-out letter desk'])(
    '%s: nothing',
    (gesture) => expect(deedOf(told(gesture), world(), me)).toBeUndefined(),
  );

  it('is refused as on a screen where it cannot be: a locked safe stays shut', () => {
    const action = deedOf(told('pull - safe'), world(), me);
    if (!action) throw new Error('no deed');
    const { answer, scene } = narrate(openScene(world()), me, { action });
    expect(answer.verdicts).toMatchObject([{ ok: false, code: 'locked' }]);
    expect(scene.world.things.get(id('safe'))?.state['open']).toBe(false);
  });

  it('names verbs of the narrator only, and every row of the table is tried here', () => {
    for (const { verb } of gestureVerbs) expect(isListed(verb), verb).toBe(true);
    const tried = new Set(meant.map(([gesture, deed]) => `${gesture.split(' ')[0]} ${deed.split(' ')[0]}`));
    for (const { gesture, verb } of gestureVerbs) expect(tried).toContain(`${gesture} ${verb}`);
  });
});
