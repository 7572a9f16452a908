import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { WorldFile } from '../../src/drama/world-file.ts';
import { narrate, openScene, recall, type Scene } from '../../src/world/narrator.ts';
import { applyChanges } from '../../src/world/apply-changes.ts';
import { openWorld } from '../../src/world/world.ts';

const doer = entityId('actor:ada');
const ben = entityId('actor:ben');
const cup = entityId('prop:cup');

const house = (language?: string): Scene => {
  const entities: WorldFile['entities'] = [
    { id: entityId('place:hall'), kind: 'place', name: 'the hall', exits: [{ to: entityId('place:study') }] },
    { id: entityId('place:study'), kind: 'place', name: 'the study' },
    { id: doer, kind: 'actor', name: 'Ada', aliases: ['艾达'], at: { in: entityId('place:hall') } },
    {
      id: ben,
      kind: 'actor',
      name: 'Ben',
      aliases: ['本恩'],
      description: language ? '一个瘦高的人。' : 'A thin man with ink on his cuffs.',
      at: { in: entityId('place:hall') },
    },
    {
      id: entityId('prop:hat'),
      kind: 'prop',
      name: 'hat',
      aliases: ['帽子'],
      traits: ['wearable'],
      at: { wornBy: ben },
    },
    { id: cup, kind: 'prop', name: 'cup', aliases: ['杯子'], traits: ['portable'], at: { heldBy: ben } },
    {
      id: entityId('prop:note'),
      kind: 'prop',
      name: 'note',
      aliases: ['字条'],
      traits: ['portable', 'hidden'],
      at: { heldBy: ben },
    },
    {
      id: entityId('actor:gray'),
      kind: 'actor',
      name: 'Gray',
      state: { dead: true },
      at: { in: entityId('place:study') },
    },
    {
      id: entityId('actor:miss'),
      kind: 'actor',
      name: 'Lucy',
      aliases: ['Miss Gray'],
      at: { in: entityId('place:hall') },
    },
  ];
  return openScene(openWorld({ setting: language ? { language } : {}, entities }));
};

const told = (scene: Scene, text: string) => {
  const { answer, scene: after } = narrate(scene, doer, { text });
  const [verdict] = answer.verdicts;
  if (!verdict?.ok) throw new Error(`${text}: ${verdict?.reason}`);
  return { text: verdict.narration, seen: verdict.seen, after, changes: verdict.changes, action: answer.actions[0] };
};

describe('looking somebody over', () => {
  it('[LOOK5] tells who looks what is to be seen, and nobody else', () => {
    const first = told(house(), '(examines Ben)');
    expect(first.text).toBe(
      'Ada examines Ben. A thin man with ink on his cuffs. Ben wears the hat. Ben holds the cup.',
    );
    expect(first.seen).toBe('Ada examines Ben.');
  });

  it('[LOOK5] says plainly that there is nothing new, and a glance says nothing', () => {
    const { after } = told(house(), '(examines Ben)');
    expect(told(after, '(examines Ben)').text).toBe('Ada examines Ben. There is nothing new to be seen of Ben.');
    expect(told(after, '(looks at Ben)').text).toBe('Ada looks at Ben.');
    expect(told(house(), '(looks at Ben)').text).toBe('Ada looks at Ben.');
  });

  it('[LOOK5] tells what has changed since, by what the play remembers of the deed', () => {
    const scene = house();
    const { action } = told(scene, '(examines Ben)');
    const known = recall(scene, doer, [ben], action);
    const world = applyChanges(known.world, [
      { entity: ben, property: 'dead', value: true },
      { entity: cup, property: 'at', value: { heldBy: doer } },
    ]);
    expect(told({ ...known, world }, '(examines the body)').text).toBe(
      'Ada examines Ben. Ben is dead. Ben no longer holds the cup.',
    );
    expect(told({ ...known, world }, '（检查尸体）').action).toMatchObject({ verb: 'examine', object: ben });
  });

  it('[LOOK5] is no look away, nor one at a hand', () => {
    expect(told(house(), '(looks away from Ben)').text).not.toContain('ink');
    expect(told(house(), "(looks at Ben's hand)").text).not.toContain('ink');
  });

  it('[LOOK6] finds what they have hidden about them, or says that there is nothing', () => {
    const search = told(house(), '(searches Ben)');
    expect(search.text).toContain('Ada finds the note on Ben.');
    expect(search.changes).toEqual([{ entity: 'prop:note', property: 'revealed', value: true }]);
    expect(told(search.after, '(searches Ben)').text).toBe(
      'Ada searches Ben. There is nothing new to be seen of Ben. Nothing else is to be found on him.',
    );
  });

  it('[LOOK5] [LOOK6] in Chinese', () => {
    const first = told(house('zh'), '（打量本恩）');
    expect(first.text).toMatch(/一个瘦高的人。身上穿戴着帽子。手里拿着杯子。$/);
    expect(first.seen).not.toContain('瘦高');
    const search = told(first.after, '（搜查本恩）');
    expect(search.text).toMatch(/从本恩身上搜出了字条。$/);
    expect(told(search.after, '（打量本恩）').text).toMatch(/本恩身上看不出什么新变化。$/);
  });

  it('[NAME1] whoever is elsewhere and called so is not somebody here who shares half the name', () => {
    const { answer } = narrate(house(), doer, { text: '(searches Gray)' });
    expect(answer.verdicts[0]).toMatchObject({ ok: false, code: 'not-here' });
  });
});
