import { describe, expect, it } from 'vitest';
import { HeadTurn } from '../../../plugin/player/head-turn.ts';
import { LookAngles } from '../../../plugin/player/look-angles.ts';
import { lookCallIn, type LookCall } from '../../../plugin/player/look-call.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';

const [me, other, third] = [entityId('actor:me'), entityId('actor:other'), entityId('actor:third')];

const callIn = (fact: object): LookCall | undefined =>
  lookCallIn({ seq: 1, at: 0, witnesses: [me, other], ...fact } as unknown as Fact, me, () => false);
const begun = (verb: string, actor: string, object: string): LookCall | undefined =>
  callIn({ type: 'action:begun', actor, action: { subject: actor, verb, object } });
const death = (of: string): LookCall | undefined =>
  callIn({ type: 'event:told', cause: 'otherwise', changes: [{ entity: of, property: 'dead', value: true }] });

/** A head that looks north; everything it is called to is behind it. */
class Called {
  readonly head = new HeadTurn();
  readonly angles = new LookAngles(() => ({ fov: 75, lookSpeed: 1, isLookInverted: false, isStill: false }));

  hear(call: LookCall | undefined): void {
    if (call) this.head.hear(call);
  }

  pass(seconds: number, isWaiting = false): void {
    for (let left = seconds; left > 0; left -= 0.02)
      this.head.update(
        0.02,
        this.angles,
        { yaw: Math.PI, pitch: 0, isInPicture: false, isFaced: false },
        { isStill: false, isWaiting },
      );
  }
}

describe('a head that turns by itself', () => {
  it('looks at whoever falls dead before anything, also at their own deed and whoever kneels beside the dead', () => {
    const { head } = new Called();
    head.hear(begun('take', me, 'prop:cup') as LookCall);
    head.hear(death(third) as LookCall);
    expect(head.at).toBe(third);
    const kneels = begun('kneel', other, third);
    if (kneels) head.hear(kneels);
    expect(head.at).toBe(third);
    expect(death(me)).toBeUndefined();
  });

  it('turns to whom a curtain laid bare and stays with them, also before what was drawn and who speaks to others', () => {
    const { head } = new Called();
    head.hear(begun('open', me, 'prop:curtain') as LookCall);
    head.relax(me);
    const changes = [
      { entity: 'prop:curtain', property: 'open', value: true },
      { entity: third, property: 'revealed', value: true },
    ];
    const drawn = { type: 'action:ruled', actor: me, action: { verb: 'open' }, verdict: { ok: true, changes } };
    head.hear(callIn(drawn) as LookCall);
    expect(head.at).toBe(third);
    const line = callIn({ type: 'line:begun', actor: other, voice: 'plain' });
    if (line) head.hear(line);
    expect(head.at).toBe(third);
  });

  it('stays with whom one has hurt, and with what one did, when one says something to somebody else or to everybody', () => {
    const { head } = new Called();
    head.hear(begun('stab', me, 'prop:curtain') as LookCall);
    head.relax(me);
    const changes = [{ entity: third, property: 'hurt', value: true }];
    const struck = { type: 'action:ruled', actor: me, action: { verb: 'stab' }, verdict: { ok: true, changes } };
    head.hear(callIn(struck) as LookCall);
    head.hear(callIn({ type: 'line:begun', actor: me, to: other, voice: 'plain' }) as LookCall);
    expect(head.at).toBe(third);
    head.hear(begun('take', me, 'prop:cup') as LookCall);
    expect(head.at, 'another deed of their own').toBe('prop:cup');
    head.relax(me);
    head.hear(callIn({ type: 'line:begun', actor: me, toAll: [other, third], voice: 'plain' }) as LookCall);
    expect(head.at, 'said to everybody').toBe('prop:cup');
  });

  it('watches a blow at anybody until it has fallen, and a hand that comes to oneself', () => {
    const blow = begun('stab', other, third);
    expect(blow).toMatchObject({ at: other, deedOf: other });
    expect(begun('touch', other, me)).toMatchObject({ at: other, deedOf: other });
    const called = new Called();
    called.hear(blow);
    called.pass(5);
    expect(called.head.at).toBe(other);
    called.head.relax(me);
    called.pass(2);
    expect(called.head.at, 'nothing of theirs is over').toBe(other);
    called.head.relax(other);
    called.pass(2);
    expect(called.head.at).toBeUndefined();
  });

  it('goes on looking at a death while the play waits for its readers', () => {
    const called = new Called();
    called.hear(death(third));
    called.pass(20, true);
    expect(called.head.at).toBe(third);
    called.pass(5);
    expect(called.head.at).toBeUndefined();
  });

  it('turns to what was done at once before it turns to whoever speaks', () => {
    const line = { at: other, rank: 2, seconds: 1.6, isTalk: true } as const;
    const called = new Called();
    called.hear(begun('look', me, 'prop:cup'));
    called.pass(0.1);
    called.head.relax(me);
    called.hear(line);
    expect(called.head.at).toBe('prop:cup');
    called.pass(0.6);
    called.hear(line);
    expect(called.head.at).toBe(other);
  });
});
