import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { openWorld } from '../../src/world/world.ts';
import { repertoire } from '../company/measure-plays.ts';

const file = repertoire.find(({ name }) => name === 'baker-street')!.scene;
const cafe = repertoire.find(({ name }) => name === 'midnight-cafe')!.scene;

/** What comes of a deed of Dora's in the hall of Baker Street. */
function ruling(text: string, language = 'en') {
  const world = openWorld({ ...file, setting: { ...file.setting, language } });
  return narrate(openScene(world), entityId('actor:dora'), { text }).answer.verdicts[0]!;
}

describe('what belongs to a room', () => {
  it.each([
    ['(hides behind the curtain)', 'hide nobody'],
    ['(opens the window)', 'stays as it is'],
    ['(takes the picture)', 'belong to the room'],
    ['(climbs out of the window)', 'gets through the window'],
    ['(puts the umbrella on the windowsill)', 'no room'],
  ])('is refused for a true reason, and never as not to be seen: %s', (text, reason) => {
    const { ok, reason: said } = ruling(text);
    expect(ok).toBe(false);
    expect(said).toContain(reason);
  });

  it.each([
    ['(looks at the window)', 'Rain runs down the panes.'],
    ['(examines the wallpaper)', 'papered'],
    ['(looks behind the curtain)', 'nothing there'],
    ['(looks up at the ceiling)', 'ceiling is high'],
  ])('is seen by whoever looks: %s', (text, sight) => {
    expect(ruling(text)).toMatchObject({ ok: true, narration: expect.stringContaining(sight) as string });
  });

  it.each(['(touches the curtains)', '(goes to the window)', '(knocks on the window)', '(leans against the wall)'])(
    'may be touched and gone to: %s',
    (text) => {
      expect(ruling(text)).toMatchObject({ ok: true, changes: [] });
    },
  );

  it('is spoken of in Chinese', () => {
    expect(ruling('（躲到窗帘后面）', 'zh').reason).toBe('窗帘贴着墙垂着，藏不住人。');
    expect(ruling('（看窗户）', 'zh').narration).toBe('多拉看了看窗户。雨水顺着玻璃往下流。');
  });

  it('is only what is there: of anything else it is said that it is not', () => {
    expect(ruling('(hides behind the tree)').reason).toBe('The tree is not to be seen here.');
    expect(ruling('(takes a poster)').reason).toBe('The poster is not to be seen here.');
    const street = openWorld(cafe).fittings.get(entityId('place:street'));
    expect(street?.some((fitting) => 'kind' in fitting && fitting.kind === 'window')).toBe(false);
    const { blueprint: _, staging: __, ...world } = file;
    expect(openWorld(world).fittings.size).toBe(0);
  });

  it('is what the author says besides', () => {
    const entities = file.entities.map((entity) =>
      entity.id === 'place:hall' && entity.kind === 'place'
        ? {
            ...entity,
            fittings: [{ name: 'stuffed bear', aliases: ['bear', '熊'], description: 'It has lost an eye.' }],
          }
        : entity,
    );
    const scene = openScene(openWorld({ ...file, entities }));
    const did = (text: string) => narrate(scene, entityId('actor:dora'), { text }).answer.verdicts[0]!;
    expect(did('(looks at the stuffed bear)').narration).toContain('It has lost an eye.');
    expect(did('(takes the bear)')).toMatchObject({
      ok: false,
      reason: 'The stuffed bear belongs to the room and stays where it is.',
    });
  });
});
