import { describe, expect, it } from 'vitest';
import type { Entity } from '../../src/drama/entity.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import type { PhysicalProbe } from '../../src/drama/physical-probe.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { openWorld } from '../../src/world/world.ts';

const [ada, ben] = [entityId('actor:ada'), entityId('actor:ben')] as const;
const hall = { in: entityId('place:hall') };
type Rest = Partial<Extract<Entity, { kind: 'prop' }>>;
const prop = (id: string, name: string, rest: Rest): Entity => ({
  id: entityId(`prop:${id}`),
  kind: 'prop',
  name,
  at: hall,
  ...rest,
});

const room = (more: readonly Entity[], language?: string) =>
  openScene(
    openWorld({
      setting: language ? { language } : {},
      entities: [
        {
          id: entityId('place:hall'),
          kind: 'place',
          name: 'the hall',
          description: 'On the wall hangs a portrait.',
        },
        { id: ada, kind: 'actor', name: 'Ada', aliases: ['艾达'], pronouns: 'she', at: hall },
        { id: ben, kind: 'actor', name: 'Ben', aliases: ['本恩'], pronouns: 'he', at: hall },
        ...more,
      ],
    }),
  );

const table = { traits: ['supporter', 'fixed'] } satisfies Rest;
const tables = [
  prop('round', 'round table', { ...table, aliases: ['圆桌'] }),
  prop('corner', 'corner table', { ...table, aliases: ['角桌'] }),
];

/** A stage on which these are so far away. */
const awayOf = (meters: Readonly<Record<string, number>>): PhysicalProbe => ({
  sight: (actor) => ({
    actor,
    at: 0,
    light: 1,
    actors: [],
    changes: [],
    props: Object.entries(meters).map(([id, distanceMeters]) => ({
      id: entityId(id),
      share: 1,
      distanceMeters,
      side: 'ahead' as const,
      states: {},
    })),
  }),
});
const nearCorner = awayOf({ 'prop:round': 5, 'prop:corner': 1 });

const ruled = (more: readonly Entity[], text: string, probe?: PhysicalProbe, language?: string) => {
  const { answer } = narrate(room(more, language), ada, { text }, probe ? { probe } : {});
  const [verdict] = answer.verdicts;
  if (!verdict) throw new Error(`Nothing was ruled on: ${text}`);
  return { ...verdict, action: answer.actions[0] };
};

describe('a place for oneself', () => {
  it.each(['(hides under the table)', '(goes to the table)', '（躲到桌子底下）', '（走到桌子旁边）'])(
    '[NAME9] is the nearest that is meant: %s',
    (text) => {
      expect(ruled(tables, text, nearCorner).action?.object).toBe('prop:corner');
      expect(ruled(tables, text, awayOf({ 'prop:round': 1, 'prop:corner': 5 })).action?.object).toBe('prop:round');
    },
  );

  it('[NAME9] is one that will do', () => {
    const [first, second] = [prop('a', 'tall chest', {}), prop('b', 'low chest', {})];
    const chest = { traits: ['container', 'openable', 'enterable', 'fixed'] } satisfies Rest;
    const chests = [
      { ...first, ...chest, state: { open: false, locked: true } },
      { ...second, ...chest, state: { open: true } },
    ] as Entity[];
    expect(ruled(chests, '(hides in the chest)').action?.object).toBe('prop:b');
  });

  it('[NAME9] of anything else one is asked which, by name, in either language', () => {
    expect(ruled(tables, '(examines the table)').reason).toBe('That could be the round table or the corner table.');
    expect(ruled(tables, '（检查桌子）', undefined, 'zh').reason).toBe('说不清指的是圆桌，还是角桌。');
  });

  it('[GO9] is told of where the one that was meant will not do', () => {
    expect(
      ruled([prop('cup', 'cup', { traits: ['portable'] }), ...tables], '(hides behind the cup)', nearCorner),
    ).toMatchObject({
      ok: false,
      reason: 'The cup is too small to hide behind. There is room behind the corner table.',
    });
    const cup = prop('cup', 'cup', { aliases: ['杯子'], traits: ['portable'] });
    expect(ruled([cup, ...tables], '（躲到杯子后面）', nearCorner, 'zh').reason).toMatch(/角桌后面倒有地方。$/);
  });
});

describe('any cup', () => {
  const cup = (id: string, name: string, rest: Rest) => prop(id, name, { traits: ['portable'], ...rest });

  it.each(['(takes a cup)', '（拿一个杯子）'])('[NAME10] is one that nobody holds: %s', (text) => {
    const cups = [
      cup('held', 'cup', { aliases: ['杯子'], at: { heldBy: ben } }),
      cup('free', 'tea cup', { aliases: ['茶杯子'] }),
    ];
    expect(ruled(cups, text)).toMatchObject({ ok: true, action: { object: 'prop:free' } });
  });

  it('[NAME10] is not the one before another, and the nearest', () => {
    const seat = prop('bench', 'bench', { traits: ['seat', 'supporter', 'fixed'] });
    const cups = [
      seat,
      cup('his', 'red cup', { at: { on: entityId('prop:bench') } }),
      cup('far', 'green cup', {}),
      cup('near', 'blue cup', {}),
    ];
    const scene = room(cups);
    const seated = narrate(scene, ben, { text: '(sits on the bench)' }).scene;
    const probe = awayOf({ 'prop:far': 4, 'prop:near': 2, 'prop:his': 1 });
    expect(narrate(seated, ada, { text: '(takes a cup)' }, { probe }).answer.actions[0]?.object).toBe('prop:near');
  });
});

describe('under an arm', () => {
  const candle = prop('candle', 'candle', {
    aliases: ['蜡烛'],
    traits: ['portable', 'light', 'lightable'],
    state: { lit: true },
    at: { heldBy: ben },
  });
  const cup = prop('cup', 'cup', { traits: ['portable', 'fillable'], state: { liquid: 'wine' }, at: { heldBy: ben } });
  const book = prop('book', 'book', { aliases: ['书'], traits: ['portable'], at: { heldBy: ben } });
  const note = prop('note', 'note', { aliases: ['字条'], traits: ['portable'], at: { heldBy: ada } });

  it('[HAND4] goes what bears it, and no flame', () => {
    expect(ruled([candle, book, note], '(gives Ben the note)').narration).toContain(
      'Ben gathers the book under one arm',
    );
    expect(ruled([candle, book, note], '（把字条交给本恩）', undefined, 'zh').narration).toContain(
      '本恩把书夹在胳膊底下',
    );
    expect(ruled([candle, cup, note], '(gives Ben the note)')).toMatchObject({ ok: false, code: 'full' });
  });

  it('[HIDE1] nobody puts a flame there', () => {
    const mine = { ...candle, at: { heldBy: ada } } as Entity;
    expect(ruled([mine], '(puts the candle under her arm)')).toMatchObject({
      ok: false,
      reason: 'The candle is alight and would burn through the clothes.',
    });
  });
});

describe('what only a description names', () => {
  const jar = prop('jar', 'jar', { aliases: ['罐子'], traits: ['container'], description: 'There are coins in it.' });

  it('[NAME7] is part of what it is seen with, and nobody’s to give', () => {
    expect(ruled([jar], '(takes a coin)').reason).toBe('The coin can only be looked at: it belongs to the jar.');
    expect(ruled([jar], '(drops a coin into the jar)')).toMatchObject({
      code: 'not-held',
      reason: 'Ada has no coin to part with.',
    });
    expect(ruled([jar], '（往罐子里投一枚硬币）', undefined, 'zh').reason).toBe('艾达手里没有硬币。');
  });
});
