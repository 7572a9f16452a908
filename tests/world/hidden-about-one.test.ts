import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { WorldFile } from '../../src/drama/world-file.ts';
import { isInTheOpen } from '../../src/bridge/server/seen-scene.ts';
import { plainSight } from '../../src/mind/perceiving/plain-sight.ts';
import { narrate, openScene, type Scene } from '../../src/world/narrator.ts';
import { inSight } from '../../src/world/sight.ts';
import { openWorld, thingOf } from '../../src/world/world.ts';

const [ada, ben, dagger] = [entityId('actor:ada'), entityId('actor:ben'), entityId('prop:dagger')] as const;
const hall = { in: entityId('place:hall') };

const house = (language?: string): Scene => {
  const entities: WorldFile['entities'] = [
    { id: entityId('place:hall'), kind: 'place', name: 'the hall' },
    { id: ada, kind: 'actor', name: 'Ada', pronouns: 'she', aliases: ['艾达'], at: hall },
    { id: ben, kind: 'actor', name: 'Ben', aliases: ['本恩'], at: hall },
    {
      id: dagger,
      kind: 'prop',
      name: 'dagger',
      aliases: ['匕首'],
      traits: ['portable', 'weapon'],
      at: { heldBy: ada },
    },
    {
      id: entityId('prop:candle'),
      kind: 'prop',
      name: 'candle',
      aliases: ['蜡烛'],
      traits: ['portable', 'light', 'lightable'],
      state: { lit: true },
      at: { heldBy: ada },
    },
    { id: entityId('prop:coat'), kind: 'prop', name: 'coat', traits: ['wearable'], at: { wornBy: ada } },
    { id: entityId('prop:chest'), kind: 'prop', name: 'chest', traits: ['container'], at: hall },
  ];
  return openScene(openWorld({ setting: language ? { language } : {}, entities }));
};

const done = (scene: Scene, text: string, actor = ada) => {
  const { answer, scene: after } = narrate(scene, actor, { text });
  return { verdict: answer.verdicts[0], after };
};
const seesDagger = ({ world }: Scene): boolean => inSight(world, thingOf(world, ben)).some(({ id }) => id === dagger);
const hidden = done(house(), '(hides the dagger)').after;

describe('a thing hidden about oneself', () => {
  it.each([
    '(hides the dagger)',
    '(hides the dagger behind her back)',
    '(hides the dagger up her sleeve)',
    '(conceals the dagger in her clothes)',
    '(hides the dagger under her coat)',
    '(pockets the dagger)',
    '（藏起匕首）',
    '（把匕首藏起来）',
    '（把匕首藏到袖子里）',
    '（把匕首藏到身后）',
  ])('[HIDE1] is with its holder and seen by nobody else: %s', (text) => {
    const { verdict, after } = done(house(), text);
    expect(verdict?.changes).toEqual([{ entity: dagger, property: 'concealed', value: true }]);
    expect(seesDagger(after)).toBe(false);
    expect(isInTheOpen(after.world, thingOf(after.world, dagger))).toBe(false);
    const [sight] = plainSight(after.world, thingOf(after.world, ben), [thingOf(after.world, ada)], 0).actors;
    expect(sight?.holds).not.toContain(dagger);
  });

  it('[HIDE1] is not said to be unseen by those who saw the hand that held it', () => {
    expect(done(house(), '(hides the dagger behind her back)').verdict?.narration).toBe(
      'Ada hides the dagger behind her back.',
    );
  });

  it('[HIDE1] is put where a place is named', () => {
    const { verdict } = done(house(), '(hides the dagger in the chest)');
    expect(verdict?.changes).toEqual([{ entity: dagger, property: 'at', value: { in: 'prop:chest' } }]);
  });

  it('[HIDE1] is nothing that burns', () => {
    expect(done(house(), '(hides the candle)').verdict).toMatchObject({ ok: false, code: 'wrong-trait' });
    expect(done(house('zh'), '（藏起蜡烛）').verdict?.reason).toBe('蜡烛还点着，会烧着衣服。');
  });

  it.each([
    '(takes out the dagger)',
    '(draws the dagger)',
    '(raises the dagger)',
    '(shows Ben the dagger)',
    '（拿出匕首）',
  ])('[HIDE2] is seen again once it is out: %s', (text) => {
    const { verdict, after } = done(hidden, text);
    expect(verdict?.ok).toBe(true);
    expect(seesDagger(after)).toBe(true);
  });

  it('[HIDE2] is no longer hidden where it is put or given', () => {
    expect(thingOf(done(hidden, '(gives Ben the dagger)').after.world, dagger).state).toMatchObject({
      concealed: false,
    });
    expect(seesDagger(done(hidden, '(drops the dagger)').after)).toBe(true);
  });

  it('[HIDE2] is found by who searches for it, and taken by nobody who does not see it', () => {
    expect(done(hidden, '(takes the dagger)', ben).verdict).toMatchObject({ ok: false });
    const { verdict, after } = done(hidden, '(searches Ada)', ben);
    expect(verdict?.narration).toContain('Ben finds the dagger on Ada.');
    expect(seesDagger(after)).toBe(true);
  });
});
