import { describe, expect, it } from 'vitest';
import { Feelings } from '../../../../plugin/body/face/feelings.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import type { Fact } from '../../../../src/drama/fact.ts';
import type { WorldFile } from '../../../../src/drama/world-file.ts';
import { openWorld } from '../../../../src/world/world.ts';

const hall = entityId('place:hall');
const hamlet = entityId('actor:hamlet');
const ofelia = entityId('actor:ofelia');
const guard = entityId('actor:guard');
const polonius = entityId('actor:polonius');
const ghost = entityId('actor:ghost');
const dagger = entityId('prop:dagger');
const letter = entityId('prop:letter');
const at = { relation: 'in', parent: hall } as never;
const world = openWorld({
  entities: [
    { id: hall, kind: 'place', name: 'hall' },
    { id: hamlet, kind: 'actor', name: 'Hamlet', at },
    { id: ofelia, kind: 'actor', name: 'Ofelia', at },
    { id: guard, kind: 'actor', name: 'Marcellus', description: 'A guard of the watch.', at },
    { id: polonius, kind: 'actor', name: 'Polonius', at },
    { id: ghost, kind: 'actor', name: 'Ghost', description: 'The ghost of the dead king.', at },
    { id: dagger, kind: 'prop', name: 'dagger', traits: ['portable', 'sharp', 'weapon'], at },
    { id: letter, kind: 'prop', name: 'letter', traits: ['portable', 'readable'], at },
  ],
} as unknown as WorldFile);

let seq = 0;
const fact = (of: Record<string, unknown>): Fact =>
  ({
    seq: seq++,
    at: 1000,
    by: 'narrator',
    witnesses: [hamlet, ofelia, guard],
    turn: 1,
    actor: hamlet,
    ...of,
  }) as unknown as Fact;
const does = (verb: string, rest: Record<string, unknown> = {}): Record<string, unknown> => ({
  subject: hamlet,
  verb,
  ...rest,
});
const ruled = (action: unknown, changes: readonly unknown[] = [], ok = true): Fact =>
  fact({
    type: 'action:ruled',
    action,
    verdict: ok
      ? { ok, code: null, reason: null, changes, narration: '' }
      : { ok, code: 'out-of-reach', reason: 'No.', changes: [], narration: '' },
  });

describe('feelings', () => {
  it('are fear within 300 ms of a dagger being drawn, in those who see it and in nobody else', () => {
    const feelings = new Feelings();
    feelings.follow(fact({ type: 'action:begun', action: does('draw', { object: dagger }) }), world);
    const seen = feelings.of(ofelia, { ms: 1300 });
    expect(seen?.expression).toBe('fear');
    expect(seen?.strength).toBeGreaterThanOrEqual(0.6);
    expect(feelings.of(polonius, { ms: 1300 })).toBeUndefined();
  });

  it('are resolve in those whose trade it is, and in the one who draws', () => {
    const feelings = new Feelings();
    feelings.follow(fact({ type: 'action:begun', action: does('draw', { object: dagger }) }), world);
    expect(feelings.of(guard, { ms: 1300 })?.expression).toBe('resolve');
    expect(feelings.of(hamlet, { ms: 1300 })?.expression).toBe('resolve');
  });

  it('leave people alone when a letter is drawn out', () => {
    const feelings = new Feelings();
    feelings.follow(fact({ type: 'action:begun', action: does('draw', { object: letter }) }), world);
    feelings.follow(ruled(does('draw', { object: letter })), world);
    expect(feelings.of(ofelia, { ms: 1300 })).toBeUndefined();
  });

  it('are pain in the struck, anger in the striker, fear in those who look on', () => {
    const feelings = new Feelings();
    const hurt = { entity: ofelia, property: 'hurt', value: true };
    feelings.follow(ruled(does('stab', { object: ofelia, instrument: dagger }), [hurt]), world);
    expect(feelings.of(ofelia, { ms: 1200 })?.expression).toBe('pain');
    expect(feelings.of(hamlet, { ms: 1200 })?.expression).toBe('anger');
  });

  it('are grave for a while after a blow, a theft and a death: praise and jokes make nobody beam', () => {
    const dead = { entity: polonius, property: 'dead', value: true };
    const facts = [
      ruled(does('hit', { object: guard })),
      ruled(does('steal', { object: letter, target: ofelia })),
      fact({ type: 'event:told', cause: 'result', id: 'x', narration: '', changes: [dead] }),
    ];
    for (const harm of facts) {
      const feelings = new Feelings();
      feelings.follow(harm, world);
      const later = { at: 6000, to: ofelia, actor: hamlet };
      feelings.follow(fact({ ...later, type: 'line:begun', voice: 'plain' }), world);
      for (const text of 'Thank you, my love.'.split(' '))
        feelings.follow(fact({ ...later, type: 'word:spoken', text }), world);
      expect(['fear', 'anger']).toContain(feelings.of(ofelia, { ms: 6400 })?.expression);
      expect(feelings.of(ofelia, { ms: 40_000 })).toBeUndefined();
    }
  });

  it('are horror at a death', () => {
    const feelings = new Feelings();
    const dead = { entity: polonius, property: 'dead', value: true };
    feelings.follow(fact({ type: 'event:told', cause: 'result', id: 'x', narration: '', changes: [dead] }), world);
    expect(feelings.of(ofelia, { ms: 1200 })?.expression).toBe('fear');
    expect(feelings.of(ofelia, { ms: 1200 })?.strength).toBeGreaterThan(0.9);
  });

  it.each([
    ['kiss', undefined, 'tenderness', 'tenderness'],
    ['tell', 'mock', 'anger', 'contempt'],
  ] as const)('%s %s: the other shows %s, the doer %s', (verb, word, other, own) => {
    const feelings = new Feelings();
    feelings.follow(ruled(does(verb, { word, object: ofelia })), world);
    expect(feelings.of(ofelia, { ms: 1400 })?.expression).toBe(other);
    expect(feelings.of(hamlet, { ms: 1400 })?.expression).toBe(own);
  });

  it('are surprise at what breaks, frustration at a deed refused, fear or wonder at a ghost', () => {
    const feelings = new Feelings();
    const broken = { entity: letter, property: 'broken', value: true };
    feelings.follow(fact({ type: 'event:told', cause: 'accident', id: 'x', narration: '', changes: [broken] }), world);
    expect(feelings.of(ofelia, { ms: 1200 })?.expression).toBe('surprise');
    const refused = new Feelings();
    refused.follow(ruled(does('open', { object: letter }), [], false), world);
    expect(refused.of(hamlet, { ms: 1300 })?.expression).toBe('contempt');
    expect(refused.of(ofelia, { ms: 1300 })).toBeUndefined();
    const haunted = new Feelings();
    haunted.follow(fact({ type: 'actor:entered', actor: ghost, changes: [], narration: '' }), world);
    expect(haunted.of(ofelia, { ms: 1300 })?.expression).toBe('fear');
    expect(haunted.of(guard, { ms: 1300 })?.expression).toBe('surprise');
  });

  it('follow words: an insult, an accusation, praise, at the end of the sentence', () => {
    const say = (text: string): Feelings => {
      const feelings = new Feelings();
      feelings.follow(fact({ type: 'line:begun', voice: 'plain', to: ofelia }), world);
      for (const word of text.split(' ')) feelings.follow(fact({ type: 'word:spoken', text: word }), world);
      return feelings;
    };
    expect(say('You are a fool, madam!').of(ofelia, { ms: 1300 })?.expression).toBe('anger');
    expect(say('It was you.').of(ofelia, { ms: 1300 })?.expression).toBe('shame');
    expect(say('It was you.').of(guard, { ms: 1400 })?.expression).toBe('suspicion');
    expect(say('Thank you, my love.').of(ofelia, { ms: 1300 })?.expression).toBe('joy');
    expect(say('Pass me the salt.').of(ofelia, { ms: 1300 })).toBeUndefined();
  });

  it('go, and are forgotten', () => {
    const feelings = new Feelings();
    for (let turn = 0; turn < 500; turn++) {
      feelings.follow(fact({ type: 'line:begun', voice: 'shout', turn, to: ofelia, at: turn }), world);
      feelings.follow(fact({ type: 'action:begun', action: does('draw', { object: dagger }), at: turn }), world);
    }
    expect(feelings.of(ofelia, { ms: 800 })?.expression).toBe('fear');
    expect(feelings.of(ofelia, { ms: 9000 })).toBeUndefined();
  });
});
