import { beforeAll, describe, expect, it } from 'vitest';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { preparationFor } from '../../src/company/deed-steps.ts';
import { Performance } from '../../src/company/performance.ts';
import type { OfferedDeed } from '../../src/drama/deed.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { readWorldFile } from '../../src/drama/world-file.ts';
import { canAct, type Play } from '../../src/play/play.ts';
import { affordancesOf } from '../../src/world/affordances.ts';
import { bearerOf, isDead, isPortable } from '../../src/world/containment.ts';
import { narrate, openScene, type Scene } from '../../src/world/narrator.ts';
import { unseen } from '../../src/world/sight.ts';
import { openWorld, thingOf } from '../../src/world/world.ts';
import { elsinore } from '../company/rehearsal.ts';
import { isLong } from '../how-much.ts';
import { endingAfter, firstActOf } from '../one-act.ts';
import { momentsOf, plays, sceneWithGuest } from '../drama/moments.ts';

const study = (changes: Readonly<Record<string, object>> = {}): Scene => {
  const entities = [
    { id: 'place:study', kind: 'place', name: 'the study', exits: [{ to: 'place:hall', door: 'prop:door' }] },
    { id: 'place:hall', kind: 'place', name: 'the hall', exits: [{ to: 'place:study', door: 'prop:door' }] },
    { id: 'prop:door', kind: 'prop', name: 'oak door', traits: ['door', 'openable', 'lockable'], state: { open: false }, at: { in: 'place:study' } },
    { id: 'actor:ann', kind: 'actor', name: 'Ann', pronouns: 'she', at: { in: 'place:study' }, capacity: 6 },
    { id: 'actor:ben', kind: 'actor', name: 'Ben', pronouns: 'he', at: { in: 'place:study' }, capacity: 6 },
    { id: 'prop:desk', kind: 'prop', name: 'desk', traits: ['fixed', 'supporter'], at: { in: 'place:study' } },
    { id: 'prop:drawer', kind: 'prop', name: 'drawer', traits: ['container', 'openable', 'lockable', 'fixed'], state: { open: false, locked: true }, key: 'prop:key', at: { partOf: 'prop:desk' } },
    { id: 'prop:key', kind: 'prop', name: 'brass key', aliases: ['黄铜钥匙'], traits: ['portable'], at: { on: 'prop:desk' } },
    { id: 'prop:letter', kind: 'prop', name: 'letter', traits: ['portable', 'readable', 'burnable'], text: 'Come.', at: { in: 'prop:drawer' } },
    { id: 'prop:chair', kind: 'prop', name: 'chair', traits: ['seat', 'fixed'], at: { in: 'place:study' } },
    { id: 'prop:cup', kind: 'prop', name: 'cup', traits: ['portable', 'fillable', 'drinkable'], state: { liquid: 'tea', amount: 1 }, capacity: 1, at: { on: 'prop:desk' } },
    { id: 'prop:knife', kind: 'prop', name: 'knife', traits: ['portable', 'weapon', 'sharp'], at: { on: 'prop:desk' } },
  ].map((entity) => ({ ...entity, ...changes[entity.id] })); // prettier-ignore
  const read = readWorldFile({ entities });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return openScene(openWorld(read.value));
};

const ann = entityId('actor:ann');
const held = { at: { heldBy: 'actor:ann' } };
const words = (scene: Scene, thing: string, language?: string): string[] =>
  affordancesOf(scene, ann, entityId(thing), { language }).map((deed) => deed.words);

describe('what may be done with a thing', () => {
  it('is called by short imperatives, the likeliest first', () => {
    expect(words(study(), 'prop:key')).toEqual(['Take the brass key', 'Examine the brass key']);
    expect(words(study(), 'prop:cup').slice(0, 2)).toEqual(['Take the cup', 'Drink the tea']);
    expect(words(study(), 'prop:chair')[0]).toBe('Sit down on the chair');
  });

  it('is called in Chinese by the Chinese name there is', () => {
    expect(words(study(), 'prop:key', 'zh')[0]).toBe('拿起黄铜钥匙');
    expect(words(study({ 'prop:key': held }), 'prop:desk', 'zh')).toContain('把黄铜钥匙放在 desk 上');
  });

  it('leaves a locked drawer shut, and unlocks it with the key in hand', () => {
    const without = words(study(), 'prop:drawer');
    expect(without.filter((deed) => /open|unlock/i.test(deed))).toEqual([]);
    expect(words(study({ 'prop:key': held }), 'prop:drawer')[0]).toBe('Unlock the drawer with the brass key');
  });

  it('offers what lies in an open drawer with the drawer', () => {
    const open = study({ 'prop:drawer': { state: { open: true } } });
    expect(words(open, 'prop:drawer')).toContain('Take the letter out of the drawer');
    expect(words(open, 'prop:letter')).toContain('Read the letter');
  });

  it('does nothing with what is not in sight', () => {
    expect(words(study(), 'prop:letter')).toEqual([]);
    expect(words(study({ 'prop:cup': { at: { in: 'place:hall' } } }), 'prop:cup')).toEqual([]);
    expect(words(study(), 'prop:nothing')).toEqual([]);
  });

  it('is out of the question where a stage says it cannot be reached', () => {
    const deeds = affordancesOf(study(), ann, entityId('prop:cup'), { probe: { reaches: () => false } });
    expect(deeds.map((deed) => deed.words)).toEqual(['Examine the cup']);
  });

  it('gives and shows what is in hand, and strikes last', () => {
    const deeds = words(study({ 'prop:knife': held }), 'actor:ben');
    expect(deeds[0]).toBe('Give the knife to Ben');
    expect(deeds.at(-1)).toBe('Stab Ben with the knife');
    expect(deeds).not.toContain('Embrace Ben');
  });

  it('only examines and searches the dead', () => {
    const dead = study({ 'actor:ben': { state: { dead: true } }, 'prop:knife': held });
    expect(words(dead, 'actor:ben')).toEqual(['Examine Ben', 'Search Ben']);
  });

  it('knows what to do with what is in hand, and with oneself', () => {
    const scene = study({ 'prop:cup': held });
    expect(words(scene, 'prop:cup')).toEqual(
      expect.arrayContaining(['Drink the tea', 'Give the cup to Ben', 'Put the cup on the desk', 'Put the cup down']),
    );
    expect(words(scene, 'actor:ann')).toContain('Sit down on the chair');
    expect(
      words(study({ 'actor:ann': { at: { on: 'prop:chair' }, state: { posture: 'sitting' } } }), 'actor:ann')[0],
    ).toBe('Stand up');
  });

  it('goes through a closed door, which is opened on the way, and not through a locked one', () => {
    expect(words(study(), 'place:study')).toContain('Go into the hall');
    expect(words(study(), 'prop:door')).toContain('Go into the hall');
    const locked = study({ 'prop:door': { state: { open: false, locked: true }, key: 'prop:key' } });
    expect(words(locked, 'place:hall')).toEqual([]);
    expect(words(locked, 'prop:door')).not.toContain('Go into the hall');
  });

  it('never tells by its offers that something is hidden', () => {
    const bare = study({ 'prop:desk': { traits: ['fixed', 'supporter'] } });
    const hiding = study({ 'prop:cup': { at: { under: 'prop:desk' } } });
    expect(words(hiding, 'prop:desk')).toEqual(words(bare, 'prop:desk'));
    expect(words(hiding, 'prop:desk')).toContain('Look under the desk');
  });
});

/** As the company foresees it: ruled at once, or with what has to be done first. */
function isLetHappen(play: Play, actor: EntityId, { action }: OfferedDeed): boolean {
  const { subject: _, ...deed } = action;
  const { answer } = narrate(play.scene, actor, { action: deed });
  const [verdict] = answer.verdicts;
  if (!verdict || verdict.ok) return true;
  const first = preparationFor(play.scene.world, actor, answer.actions[0] ?? action, verdict);
  return first !== undefined && narrate(play.scene, actor, { action: first }).answer.verdicts[0]?.ok === true;
}

describe.each(isLong ? plays : plays.filter((name) => name === 'elsinore'))('all through an evening: %s', (name) => {
  let moments: Play[] = [];
  beforeAll(async () => {
    // The dead are in Elsinore's later acts.
    const whole = sceneWithGuest(name);
    const scene = isLong ? whole : name === 'elsinore' ? endingAfter(whole, 'the-portrait') : firstActOf(whole);
    moments = await momentsOf(scene, 4, { seed: '1' });
  });

  it('lets everything happen that is offered, and has a word for everything within reach', () => {
    let offered = 0;
    for (const play of moments) {
      const { world } = play.scene;
      for (const actor of [...play.profiles.keys()].filter((id) => canAct(play, id))) {
        for (const id of world.cast) {
          const deeds = affordancesOf(play.scene, actor, id);
          const where = `${actor} with ${id} at ${play.seq}`;
          const refused = deeds.filter((deed) => !isLetHappen(play, actor, deed)).map((deed) => deed.words);
          expect(refused, where).toEqual([]);
          expect(new Set(deeds.map((deed) => deed.words)).size, where).toBe(deeds.length);
          expect(deeds.length, where).toBeLessThanOrEqual(10);
          expect(
            deeds.every((deed) => !/[{}]|undefined| {2}/.test(deed.words)),
            where,
          ).toBe(true);
          offered += deeds.length;
          const [self, thing] = [thingOf(world, actor), thingOf(world, id)];
          const isSeen = thing.kind === 'place' || !unseen(world, self, thing);
          if (!isSeen) expect(deeds, where).toEqual([]);
          else if (isPortable(thing) && !bearerOf(world, thing)) expect(deeds.length, where).toBeGreaterThan(0);
          if (thing.kind === 'actor' && isDead(thing)) expect(deeds.length, where).toBeLessThanOrEqual(2);
        }
      }
    }
    expect(offered).toBeGreaterThan(500);
  });
});

it('is done by the company as it was offered', async () => {
  const clock = new SimulatedClock();
  const performance = Performance.open(elsinore, { clock, settings: { seed: '1' } });
  const facts: Fact[] = [];
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  const gertrude = entityId('actor:gertrude');
  performance.takeRole(gertrude, 'somebody');
  for (const [thing, offered] of [
    ['prop:goblet', 'Take the silver goblet'],
    ['prop:bed', 'Put the silver goblet on the bed'],
    ['prop:chest', 'Unlock the oak chest with the iron key'],
    ['place:gallery', 'Go into the gallery'],
  ] as const) {
    const deed = affordancesOf(performance.play.scene, gertrude, entityId(thing)).find((one) => one.words === offered);
    expect(deed, offered).toBeDefined();
    if (!deed) continue;
    const from = facts.length;
    expect(performance.submit({ actor: gertrude, player: 'somebody', deeds: [deed.action] }).ok, offered).toBe(true);
    const isOver = () => facts.slice(from).some((fact) => fact.type === 'turn:ended' && fact.actor === gertrude);
    await clock.run(isOver);
    const ruled = facts.slice(from).filter((fact) => fact.type === 'action:ruled' && fact.actor === gertrude);
    expect(ruled.length, offered).toBeGreaterThan(0);
    expect(
      ruled.every((fact) => fact.type === 'action:ruled' && fact.verdict.ok),
      offered,
    ).toBe(true);
  }
  performance.dispose();
});
