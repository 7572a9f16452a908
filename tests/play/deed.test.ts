import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/drama/action.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { whereabouts, type Relation } from '../../src/drama/whereabouts.ts';
import { remembered } from '../../src/kit/remembered.ts';
import { isBlow, isUndone, type Deed } from '../../src/play/deed.ts';
import { deedIn } from '../../src/play/read-deed.ts';
import { openPlay, worldOf, type Play } from '../../src/play/play.ts';
import { applyChanges } from '../../src/world/apply-changes.ts';
import { narrate } from '../../src/world/narrator.ts';
import { struckBy } from '../../src/play/struck.ts';
import type { Effect } from '../../src/play/effect.ts';
import type { Turn } from '../../src/play/floor.ts';
import { typedDeeds, type TypedDeed } from './typed-deeds.ts';

const files = new Map<string, SceneFile>();

function fileOf(play: string): SceneFile {
  const known = files.get(play);
  if (known) return known;
  const read = readSceneFile(JSON.parse(readFileSync(`scenes/${play}/scene.json`, 'utf8')));
  if (!read.ok) throw new Error(`${play} cannot be read`);
  files.set(play, read.value);
  return read.value;
}

const opened = remembered((file: SceneFile) => openPlay(file, standardSettings));

function playWith({ play: name, put = [] }: Pick<TypedDeed, 'play' | 'put'>): Play {
  const play = opened(fileOf(name));
  const changes = put.map((words) => {
    const [entity = '', relation, parent = ''] = words.split(' ');
    return {
      entity: entityId(entity),
      property: 'at' as const,
      value: whereabouts(relation as Relation, entityId(parent)),
    };
  });
  return withChanges(play, changes);
}

const withChanges = (play: Play, changes: Parameters<typeof applyChanges>[1]): Play => ({
  ...play,
  scene: { ...play.scene, world: applyChanges(worldOf(play), changes) },
});

/** Everything a line does that concerns somebody, and the play after it. */
function readDeeds(before: Play, as: string, types: string): { deeds: Deed[]; play: Play } {
  const actor = entityId(as);
  const { answer } = narrate(before.scene, actor, { text: types });
  let play = before;
  const deeds = answer.actions.flatMap((action: Action, index) => {
    const verdict = answer.verdicts[index] as never;
    const deed = deedIn(play, { actor, action, verdict });
    play = withChanges(play, answer.verdicts[index]?.changes ?? []);
    return deed ? [deed] : [];
  });
  return { deeds, play };
}

const short = (id: EntityId | undefined): string => id?.replace(/^\w+:/, '') ?? '-';

/** The deed that weighs most, as the data has it. */
function told(deeds: readonly Deed[]): string {
  const [deed] = [...deeds].sort((a, b) => b.weight - a.weight);
  if (!deed) return '';
  return [deed.kind, short(deed.victim), short(deed.thing), ...(deed.isRough ? ['rough'] : [])].join(' ');
}

describe('a deed is read from what people type', () => {
  it.each(typedDeeds.map((deed) => [deed.play, deed.types, deed] as const))('%s: %s', (_, __, deed) => {
    expect(told(readDeeds(playWith(deed), deed.as, deed.types).deeds)).toBe(deed.is);
  });

  it('covers three plays with at least sixty deeds', () => {
    expect(typedDeeds.length).toBeGreaterThanOrEqual(60);
    expect(new Set(typedDeeds.map(({ play }) => play)).size).toBe(3);
  });
});

describe('what a deed is', () => {
  const cafe = playWith({ play: 'midnight-cafe' });
  const first = (types: string, as = 'actor:nadia', play = cafe): Deed => {
    const [deed] = readDeeds(play, as, types).deeds;
    if (!deed) throw new Error(`${types} is nothing to anybody`);
    return deed;
  };

  it('is a blow when it is struck, not when it is stroked', () => {
    expect(isBlow(first('(slaps Gus)'))).toBe(true);
    expect(isBlow(first('(hugs Gus)'))).toBe(false);
    expect(isBlow(undefined)).toBe(false);
  });

  it('weighs more in the hand than on the table, and a wound more than a blow', () => {
    expect(first('(steals Gus’s phone)').weight).toBeGreaterThan(first('(takes Theo’s notes)').weight);
    const elsinore = playWith({ play: 'elsinore' });
    const stab = first('(stabs Gertrude with the dagger)', 'actor:hamlet', elsinore);
    expect(stab.weight).toBeGreaterThan(first('(slaps Gus)').weight);
  });

  it('is only tried where the owner keeps it', () => {
    expect(first('(takes Gus’s phone)').isAttempt).toBe(true);
    expect(first('(steals Gus’s phone)').isAttempt).toBeUndefined();
  });

  it('is tried on somebody with what is not there', () => {
    const played: Play = { ...cafe, roles: new Map([[entityId('actor:nadia'), 'player:one']]) };
    const thrown = first('(throws the gravy in Gus’s face)', 'actor:nadia', played);
    expect(thrown).toMatchObject({ kind: 'feint', victim: 'actor:gus', isAttempt: true });
  });

  it('finds out nobody who is dead: their pockets are turned out, and that is done to the dead', () => {
    const elsinore = playWith({ play: 'elsinore' });
    const curtain = first('(opens the curtain)', 'actor:hamlet', elsinore);
    expect(curtain).toMatchObject({ kind: 'laying-bare', victim: 'actor:polonius' });
    const dead = [{ entity: entityId('actor:polonius'), property: 'dead', value: true }] as const;
    const after = withChanges(elsinore, dead);
    expect(readDeeds(after, 'actor:hamlet', '(opens the curtain)').deeds).toEqual([]);
    const lying = withChanges(playWith({ play: 'elsinore', put: ['actor:polonius in place:closet'] }), dead);
    const searched = first('(searches Polonius)', 'actor:hamlet', lying);
    expect(searched).toMatchObject({ kind: 'the-dead', victim: 'actor:polonius', isRough: true });
  });

  it('is undone when the thing is back with its owner', () => {
    const { deeds, play } = readDeeds(cafe, 'actor:nadia', '(steals Gus’s phone)');
    const [theft] = deeds;
    if (!theft) throw new Error('nothing was stolen');
    expect(isUndone(worldOf(play), theft)).toBe(false);
    const after = readDeeds(play, 'actor:nadia', '(gives Gus the phone)').play;
    expect(isUndone(worldOf(after), theft)).toBe(true);
  });

  it('is nothing to anybody when it is done to one’s own', () => {
    expect(readDeeds(cafe, 'actor:theo', '(tears the law notes)').deeds[0]?.victim).toBeUndefined();
    expect(readDeeds(cafe, 'actor:gus', '(drops the phone)').deeds).toEqual([]);
  });
});

describe('a person’s deed', () => {
  const [nadia, gus] = [entityId('actor:nadia'), entityId('actor:gus')];
  const cafe = playWith({ play: 'midnight-cafe' });
  const turn = { id: 4, actor: gus, pace: 'fast', source: 'understudy', scripted: true, stopping: false } as Turn;
  const speaking: Play = {
    ...cafe,
    roles: new Map([[nadia, 'player:nadia']]),
    floor: { ...cafe.floor, turns: [turn] },
  };
  const done = (kind: Deed['kind']): { after: Play; effects: Effect[] } => {
    const effects: Effect[] = [];
    const deed: Deed = { kind, by: nadia, victim: gus, weight: 0.8 };
    const witnesses = [nadia, gus, entityId('actor:theo')];
    const after = struckBy(speaking, { seq: 9, at: 0, kind: 'deed', text: '', witnesses, deed }, effects);
    return { after, effects };
  };

  it('[FLOOR8] stops whoever it strikes in the middle of a scripted word, and a theft does not', () => {
    expect(done('harm').effects).toEqual([{ kind: 'interrupt-turn', turn: 4 }]);
    expect(done('theft').effects).toEqual([]);
  });

  it('[DUE6] is owed an answer by whom it was done to, and by one who saw it', () => {
    const owed = done('harm').after.floor.dues.map(({ from, to, about }) => [from, ...to, about]);
    expect(owed).toEqual([
      [nadia, gus, 9],
      [nadia, entityId('actor:theo'), 9],
    ]);
  });
});
