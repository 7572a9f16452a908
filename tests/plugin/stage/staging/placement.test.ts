import { describe, expect, it } from 'vitest';
import { footprintOf, gapBetween } from '../../../../plugin/stage/staging/footprint.ts';
import type { StagePlan } from '../../../../plugin/stage/staging/stage-plan.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { planned, problemsOf, prop, room, sceneOf } from './small-scene.ts';

const hall = { kind: 'place', id: 'place:hall', name: 'the hall' };
const withDoor = {
  ...room,
  exits: [{ direction: 'south', to: 'place:hall', door: 'prop:oak-door' }],
};
const door = prop('oak door', { in: 'place:room' }, ['door', 'openable']);
const furniture = [
  withDoor,
  hall,
  door,
  prop('bed', undefined, ['fixed', 'bed']),
  prop('table', undefined, ['supporter']),
  prop('chair', undefined, ['seat']),
  prop('chest', undefined, ['container', 'openable']),
  prop('wardrobe', undefined, ['container', 'openable']),
  prop('picture'),
  prop('curtain'),
  prop('carpet'),
];
const rooms = [
  { place: 'place:room', at: [0, 0], size: [8, 7], windows: [{ wall: 'east' }] },
  { place: 'place:hall', at: [0, -5], size: [8, 5] },
];

const stage = (placements: readonly unknown[], more: readonly unknown[] = []) =>
  planned(sceneOf([...furniture, ...more], { rooms, placements }));
const standOf = (plan: StagePlan, id: string) => {
  const placed = plan.props.get(entityId(id));
  if (!placed) throw new Error(`${id} is not placed`);
  return placed.stand;
};
const footprint = (plan: StagePlan, id: string) => {
  const placed = plan.props.get(entityId(id));
  if (!placed) throw new Error(`${id} is not placed`);
  return footprintOf(placed.stand, placed.measures.size);
};
const said = (name: string, stands: string) => ({ entity: `prop:${name}`, stands });

describe('placements by words', () => {
  it('the middle, a wall, a corner', () => {
    const plan = stage([
      said('table', 'in the centre of the room'),
      said('bed', 'against the west wall'),
      said('chest', 'in the north-east corner'),
    ]);
    expect(standOf(plan, 'prop:table').position.x).toBeCloseTo(4, 0);
    expect(standOf(plan, 'prop:table').position.z).toBeCloseTo(3.5, 0);
    const bed = footprint(plan, 'prop:bed');
    expect(bed.x - bed.depth / 2).toBeLessThan(0.2);
    const chest = footprint(plan, 'prop:chest');
    expect(chest.x).toBeGreaterThan(6.5);
    expect(chest.z).toBeGreaterThan(6);
  });

  it('the audience’s left is west and the back is north', () => {
    const plan = stage([said('wardrobe', 'at the back, on the right'), said('chest', 'on the left side of the room')]);
    expect(standOf(plan, 'prop:wardrobe').position.z).toBeGreaterThan(3.5);
    expect(standOf(plan, 'prop:wardrobe').position.x).toBeGreaterThan(4);
    expect(standOf(plan, 'prop:chest').position.x).toBeLessThan(4);
  });

  it.each([
    ['facing the audience', Math.PI],
    ['facing north', 0],
    ['facing east', Math.PI / 2],
  ])('%s', (stands, yaw) => {
    const plan = stage([said('chair', stands)]);
    expect(Math.cos(standOf(plan, 'prop:chair').yaw - yaw)).toBeCloseTo(1, 3);
  });

  it('faces another thing', () => {
    const plan = stage([said('bed', 'against the north wall'), said('chair', 'facing the bed')]);
    const [chair, bed] = [standOf(plan, 'prop:chair'), standOf(plan, 'prop:bed').position];
    const wanted = Math.atan2(bed.x - chair.position.x, bed.z - chair.position.z);
    expect(Math.cos(chair.yaw - wanted)).toBeGreaterThan(0.65);
  });

  it('left, right, beside, between', () => {
    const plan = stage([
      said('table', 'in the centre of the room'),
      said('chest', 'to the left of the table'),
      said('wardrobe', 'to the right of the table'),
      said('chair', 'between the table and the window'),
    ]);
    const [table, chest, wardrobe] = ['table', 'chest', 'wardrobe'].map((id) => footprint(plan, `prop:${id}`));
    expect(chest!.x).toBeLessThan(table!.x - 0.5);
    expect(wardrobe!.x).toBeGreaterThan(table!.x + 0.5);
    const chair = standOf(plan, 'prop:chair').position;
    expect(chair.x).toBeGreaterThan(table!.x);
    expect(chair.x).toBeLessThan(8);
  });

  it('before, behind and by the door and the window', () => {
    const plan = stage([
      said('curtain', 'against the north wall'),
      said('carpet', 'in front of the bed'),
      said('chair', 'by the window'),
      said('chest', 'by the door to the hall'),
    ]);
    const window = { x: 8, z: 3.5, yaw: 0, width: 0.1, depth: 1.2, bottom: 0, top: 1 };
    expect(gapBetween(footprint(plan, 'prop:chair'), window)).toBeLessThan(1.4);
    const way = plan.doorways[0]!.center;
    const chest = standOf(plan, 'prop:chest').position;
    expect(Math.hypot(chest.x - way.x, chest.z - way.z)).toBeLessThan(2.6);
  });

  it('something hidden behind a curtain has room there', () => {
    const plan = stage([], [prop('sack', { behind: 'prop:curtain' })]);
    const [sack, curtain] = [standOf(plan, 'prop:sack').position, standOf(plan, 'prop:curtain')];
    const ahead =
      (sack.x - curtain.position.x) * Math.sin(curtain.yaw) + (sack.z - curtain.position.z) * Math.cos(curtain.yaw);
    expect(ahead).toBeLessThan(0);
  });

  it('what is told to stand behind another keeps it off the wall', () => {
    const plan = stage([said('wardrobe', 'behind the bed')]);
    const [wardrobe, bed] = [standOf(plan, 'prop:wardrobe').position, standOf(plan, 'prop:bed')];
    const ahead = (wardrobe.x - bed.position.x) * Math.sin(bed.yaw) + (wardrobe.z - bed.position.z) * Math.cos(bed.yaw);
    expect(ahead).toBeLessThan(-1);
  });

  it('a large thing may lie across a small one', () => {
    const plan = stage([], [prop('wide tray', { on: 'prop:stool' }, ['portable']), prop('stool')]);
    expect(plan.props.has(entityId('prop:wide-tray'))).toBe(true);
  });

  it('the left, the right and the middle of a table', () => {
    const more = ['cup', 'candle', 'book'].map((name) => prop(name, { on: 'prop:table' }, ['portable']));
    const plan = stage(
      [
        said('cup', 'on the left of the table'),
        said('candle', 'on the right of the table'),
        said('book', 'in the middle of the table'),
      ],
      more,
    );
    const x = (name: string) => standOf(plan, `prop:${name}`).position.x;
    expect(x('cup')).toBeLessThan(x('book'));
    expect(x('book')).toBeLessThan(x('candle'));
    const table = plan.props.get(entityId('prop:table'))!;
    expect(standOf(plan, 'prop:cup').position.y).toBeCloseTo(table.measures.surfaces[0]!.center.y, 5);
  });

  it('beside another thing on the same table', () => {
    const more = ['cup', 'candle', 'book', 'jar', 'coin'].map((name) => prop(name, { on: 'prop:table' }, ['portable']));
    const plan = stage([said('cup', 'on the left of the table'), said('coin', 'beside the cup')], more);
    expect(gapBetween(footprint(plan, 'prop:coin'), footprint(plan, 'prop:cup'))).toBeLessThan(0.2);
  });

  it('a picture hangs above the bed, on its wall', () => {
    const plan = stage([said('bed', 'against the north wall'), said('picture', 'on the wall above the bed')]);
    const [bed, picture] = [footprint(plan, 'prop:bed'), footprint(plan, 'prop:picture')];
    expect(picture.bottom).toBeGreaterThan(bed.top - 0.001);
    expect(Math.abs(picture.x - bed.x)).toBeLessThan(bed.width / 2 + 0.1);
    expect(picture.z).toBeGreaterThan(6.7);
  });

  it('chairs are drawn up around a table', () => {
    const more = ['red chair', 'blue chair', 'green chair'].map((name) => prop(name, undefined, ['seat']));
    const plan = stage(
      [
        said('table', 'in the centre of the room'),
        ...['chair', 'red-chair', 'blue-chair', 'green-chair'].map((name) => said(name, 'around the table')),
      ],
      more,
    );
    for (const name of ['chair', 'red-chair', 'blue-chair', 'green-chair']) {
      expect(gapBetween(footprint(plan, `prop:${name}`), footprint(plan, 'prop:table'))).toBeLessThan(0.5);
    }
  });

  it('a very spot, a height and degrees', () => {
    const plan = stage([
      { entity: 'prop:chest', at: [3, 4], faces: 90 },
      { entity: 'prop:picture', stands: 'on the east wall', up: 1.7 },
    ]);
    expect(standOf(plan, 'prop:chest').position).toEqual({ x: 3, y: 0, z: 4 });
    expect(standOf(plan, 'prop:chest').yaw).toBeCloseTo(Math.PI / 2, 5);
    expect(standOf(plan, 'prop:picture').position.y).toBeCloseTo(1.7, 5);
  });

  it('true sizes and masses are the author’s', () => {
    const plan = stage([{ entity: 'prop:chest', size: [1.5, 0.9, 0.8], massKg: 120 }]);
    const { measures } = plan.props.get(entityId('prop:chest'))!;
    expect(measures.size).toEqual({ x: 1.5, y: 0.9, z: 0.8 });
    expect(measures.massKg).toBe(120);
  });

  it('an actor stands where told and faces what they are told to', () => {
    const plan = planned(
      sceneOf([...furniture, { kind: 'actor', id: 'actor:ann', name: 'Ann', at: { in: 'place:room' } }], {
        rooms,
        placements: [
          said('bed', 'against the west wall'),
          { entity: 'actor:ann', stands: 'in the south-east corner, facing the bed' },
        ],
      }),
    );
    const { position, yaw } = plan.mark(entityId('actor:ann'), entityId('place:room'));
    expect(position.x).toBeGreaterThan(6.5);
    expect(position.z).toBeLessThan(1.5);
    const bed = standOf(plan, 'prop:bed').position;
    expect(Math.cos(yaw - Math.atan2(bed.x - position.x, bed.z - position.z))).toBeCloseTo(1, 3);
  });

  it('a drawer is in the front of its desk, and what is in it with it', () => {
    const plan = planned(
      sceneOf([
        room,
        prop('desk', undefined, ['supporter']),
        prop('drawer', { partOf: 'prop:desk' }, ['container', 'openable']),
        prop('letter', { in: 'prop:drawer' }),
      ]),
    );
    const [desk, drawer, letter] = ['desk', 'drawer', 'letter'].map((name) => footprint(plan, `prop:${name}`));
    expect(gapBetween(desk!, drawer!)).toBe(0);
    expect(drawer!.top).toBeLessThan(desk!.top);
    expect(letter!.bottom).toBeGreaterThanOrEqual(drawer!.bottom - 0.001);
    expect(letter!.bottom).toBeLessThan(drawer!.top);
  });

  it('a door fills its doorway', () => {
    const plan = stage([]);
    const { stand, measures } = plan.props.get(entityId('prop:oak-door'))!;
    expect(stand.position).toEqual(plan.doorways[0]!.center);
    expect(measures.size.x).toBeCloseTo(plan.doorways[0]!.width, 1);
  });
});

describe('descriptions that cannot be met are said to be so', () => {
  const trouble = (placements: readonly unknown[], more: readonly unknown[] = [], own = rooms as readonly unknown[]) =>
    problemsOf(sceneOf([...furniture, ...more], { rooms: own, placements }));

  it.each([
    ['an unknown phrase', said('bed', 'floating dreamily'), /“floating dreamily”.*One can say/],
    ['an unknown thing', said('bed', 'beside the piano'), /“piano”, and nothing here is called that/],
    ['a window that is not there', said('bed', 'by the west window'), /no.*window|window, but/],
    ['a door that is not there', said('bed', 'by the door to the crypt'), /crypt/],
    ['on something the world does not put it on', said('chest', 'on the table'), /in the world chest is in the room/],
    ['in something the world does not put it in', said('chair', 'in the wardrobe'), /change one of the two/],
    ['a door moved by hand', said('oak-door', 'against the north wall'), /staging\.doorways/],
    ['a spot outside the walls', { entity: 'prop:bed', at: [20, 20] }, /cannot stand at.*within the walls/],
    ['a spot in a doorway', { entity: 'prop:bed', at: [4, 1.2] }, /doorway/],
    ['no mass', { entity: 'prop:bed', massKg: 0 }, /between 0.001 and 5000 kg/],
    ['a monstrous mass', { entity: 'prop:bed', massKg: 10_000 }, /between 0.001 and 5000 kg/],
    ['a negative mass', { entity: 'prop:bed', massKg: -3 }, /between 0.001 and 5000 kg/],
  ])('%s', (_, placement, message) => {
    const problems = trouble([placement]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.path).toMatch(/^staging\.placements\.0/);
    expect(problems[0]?.message).toMatch(message);
  });

  it('names what is in the way', () => {
    const small = [
      { place: 'place:room', at: [0, 0], size: [3.6, 3.6] },
      { place: 'place:hall', at: [0, -5], size: [3.6, 5] },
    ];
    const [problem] = problemsOf(
      sceneOf(
        [
          withDoor,
          hall,
          door,
          prop('bed', undefined, ['bed']),
          prop('chest', undefined, ['container']),
          prop('wardrobe', undefined, ['container']),
        ],
        {
          rooms: small,
          placements: [
            said('bed', 'against the north wall'),
            said('chest', 'against the north wall'),
            said('wardrobe', 'against the north wall'),
          ],
        },
      ),
    );
    expect(problem?.message).toMatch(/does not fit “against the north wall”/);
    expect(problem?.message).toMatch(/(bed|chest|wardrobe) and (bed|chest|wardrobe) leave \d\.\d+ m/);
    expect(problem?.message).toMatch(/larger than 3\.6 × 3\.6 m/);
  });

  it('two that are each left of the other', () => {
    const problems = trouble([said('bed', 'to the left of the table'), said('table', 'to the left of the bed')]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.path).toMatch(/^staging\.placements\.[01]$/);
  });

  it('something carried is where its carrier is', () => {
    const more = [
      { kind: 'actor', id: 'actor:ann', name: 'Ann', at: { in: 'place:room' } },
      prop('dagger', { heldBy: 'actor:ann' }),
    ];
    expect(trouble([said('dagger', 'under the bed')], more)[0]?.message).toMatch(/heldBy Ann/);
  });

  it.each([
    ['a room of 0.3 m', [{ place: 'place:room', at: [0, 0], size: [0.3, 0.3] }], /at least 1\.2 m/],
    [
      'rooms that do not touch',
      [
        { place: 'place:room', at: [0, 0], size: [5, 5] },
        { place: 'place:hall', at: [20, 0], size: [5, 5] },
      ],
      /share no wall/,
    ],
    [
      'rooms across each other',
      [
        { place: 'place:room', at: [0, 0], size: [5, 5] },
        { place: 'place:hall', at: [2, 2], size: [5, 5] },
      ],
      /lies across/,
    ],
    [
      'an outline that crosses itself',
      [
        {
          place: 'place:room',
          outline: [
            [0, 0],
            [5, 5],
            [5, 0],
            [0, 4],
          ],
        },
      ],
      /crosses itself|encloses too little/,
    ],
    [
      'a storey of stairs in a cupboard',
      [
        { place: 'place:room', at: [0, 0], size: [5, 5], level: 4 },
        { place: 'place:hall', at: [0, -2], size: [5, 2] },
      ],
      /stairs|doorway/,
    ],
    [
      'a window above the ceiling',
      [{ place: 'place:room', at: [0, 0], size: [8, 7], windows: [{ wall: 'north', sill: 2, height: 2 }] }],
      /ceiling/,
    ],
  ])('%s', (_, own, message) => {
    const problems = trouble([], [], own);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.path).toMatch(/^staging\.rooms/);
    expect(problems[0]?.message).toMatch(message);
  });

  it('ids nobody knows', () => {
    expect(problemsOf(sceneOf([room], { placements: [{ entity: 'prop:ghost' }] }))[0]?.message).toMatch(/no entity/);
  });
});
