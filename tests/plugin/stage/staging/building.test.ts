import { describe, expect, it } from 'vitest';
import { planStage } from '../../../../plugin/stage/staging/plan-stage.ts';
import type { StagePlan } from '../../../../plugin/stage/staging/stage-plan.ts';
import { entityId } from '../../../../src/drama/entity-id.ts';
import { planFaults } from './plan-faults.ts';
import { planned, problemsOf, prop, sceneOf } from './small-scene.ts';

const place = (id: string, exits: readonly unknown[] = []) => ({
  kind: 'place',
  id: `place:${id}`,
  name: `the ${id}`,
  exits,
});
const roomOf = (plan: StagePlan, id: string) => {
  const room = plan.rooms.find((one) => one.place === `place:${id}`);
  if (!room) throw new Error(`no ${id}`);
  return room;
};
const middle = (plan: StagePlan, id: string) => {
  const { outline } = roomOf(plan, id);
  return {
    x: outline.reduce((s, [x]) => s + x, 0) / outline.length,
    z: outline.reduce((s, [, z]) => s + z, 0) / outline.length,
  };
};

describe('rooms and their walls', () => {
  it('rooms are laid by the directions of their exits', () => {
    const plan = planned(
      sceneOf([
        place('hall', [
          { direction: 'north', to: 'place:study' },
          { direction: 'east', to: 'place:parlour' },
          { direction: 'west', to: 'place:larder' },
          { direction: 'south', to: 'place:garden' },
        ]),
        place('study'),
        place('parlour'),
        place('larder'),
        place('garden'),
      ]),
    );
    const hall = middle(plan, 'hall');
    expect(middle(plan, 'study').z).toBeGreaterThan(hall.z);
    expect(middle(plan, 'garden').z).toBeLessThan(hall.z);
    expect(middle(plan, 'parlour').x).toBeGreaterThan(hall.x);
    expect(middle(plan, 'larder').x).toBeLessThan(hall.x);
    expect(roomOf(plan, 'garden').outdoors).toBe(true);
    expect(roomOf(plan, 'study').outdoors).toBe(false);
  });

  it('a ring of rooms closes', () => {
    const ring = ['a', 'b', 'c', 'd', 'e'];
    const plan = planned(
      sceneOf(
        ring.map((id, i) =>
          place(id, [
            { to: `place:${ring[(i + 1) % ring.length]}`, direction: ['north', 'east', 'south', 'south', 'west'][i] },
          ]),
        ),
      ),
    );
    expect(plan.doorways).toHaveLength(5);
  });

  it('a shared wall is one wall with two sides, the doorway cut through it', () => {
    const plan = planned(
      sceneOf(
        [place('a', [{ to: 'place:b', door: 'prop:door' }]), place('b'), prop('door', { in: 'place:a' }, ['door'])],
        {
          rooms: [
            { place: 'place:a', at: [0, 0], size: [5, 4] },
            { place: 'place:b', at: [5, 1], size: [4, 5] },
          ],
          doorways: [{ between: ['place:a', 'place:b'], wall: 'east', at: 0.6, width: 1.1, height: 2.2 }],
        },
      ),
    );
    const shared = plan.walls.filter(({ sides }) => sides[0] && sides[1]);
    expect(shared).toHaveLength(1);
    const [wall] = shared;
    expect(wall?.from[0]).toBeCloseTo(5, 5);
    expect(wall?.openings).toHaveLength(1);
    expect(wall?.openings[0]).toMatchObject({ width: 1.1, sill: 0, height: 2.2, kind: 'doorway' });
    expect(plan.doorways[0]?.center.z).toBeCloseTo(0.6 * 4, 5);
    expect(Math.sin(plan.doorways[0]?.yaw ?? 0)).toBeCloseTo(1, 5);
    // Walls stand between the rooms: each floor ends half a wall from the line.
    expect(Math.max(...roomOf(plan, 'a').outline.map(([x]) => x))).toBeCloseTo(4.9, 5);
    expect(Math.min(...roomOf(plan, 'b').outline.map(([x]) => x))).toBeCloseTo(5.1, 5);
  });

  it('a wall’s left side is left of the way it runs', () => {
    const plan = planned(sceneOf([place('a')], { rooms: [{ place: 'place:a', at: [0, 0], size: [5, 4] }] }));
    expect(plan.walls).toHaveLength(4);
    for (const { from, to, sides } of plan.walls) {
      const left = (to[0] - from[0]) * (2 - from[1]) - (to[1] - from[1]) * (2.5 - from[0]) > 0;
      expect(sides).toEqual(left ? ['place:a', undefined] : [undefined, 'place:a']);
    }
  });

  it('walls close at the corners and do not run into each other', () => {
    const plan = planned(sceneOf([place('a')], { rooms: [{ place: 'place:a', at: [0, 0], size: [5, 4] }] }));
    const lengths = plan.walls.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
    const area = lengths.reduce((sum, length) => sum + length * 0.2, 0);
    expect(area).toBeCloseTo(5.2 * 4.2 - 4.8 * 3.8, 5);
  });

  it('windows are where they are said to be', () => {
    const plan = planned(
      sceneOf([place('a')], {
        rooms: [
          {
            place: 'place:a',
            at: [0, 0],
            size: [6, 4],
            windows: [{ wall: 'north', at: 0.25, width: 1, sill: 1, height: 1.2 }],
          },
        ],
      }),
    );
    const wall = plan.walls.find(({ openings }) => openings.length > 0);
    const [window] = wall?.openings ?? [];
    expect(window).toMatchObject({ kind: 'window', width: 1, sill: 1, height: 1.2 });
    const part = window!.along / Math.hypot(wall!.to[0] - wall!.from[0], wall!.to[1] - wall!.from[1]);
    expect(wall!.from[0] + (wall!.to[0] - wall!.from[0]) * part).toBeCloseTo(1.5, 5);
  });

  it('rooms with corners, and furniture in them', () => {
    const scene = sceneOf([place('a'), ...['bed', 'table', 'wardrobe'].map((name) => prop(name, { in: 'place:a' }))], {
      rooms: [{ place: 'place:a', outline: [[0, 0], [7, 0], [7, 3], [3, 3], [3, 6], [0, 6]] }],
      placements: [{ entity: 'prop:bed', stands: 'against the north wall' }],
    }); // prettier-ignore
    const plan = planned(scene);
    expect(plan.walls).toHaveLength(6);
  });

  it('stairs lead down from the threshold of the higher room', () => {
    const plan = planned(
      sceneOf(
        [
          place('up', [{ direction: 'down', to: 'place:down', door: 'prop:door' }]),
          place('down'),
          prop('door', { in: 'place:down' }, ['door']),
        ],
        {
          rooms: [
            { place: 'place:up', at: [0, 0], size: [6, 6], level: 1.5 },
            { place: 'place:down', at: [0, -7], size: [6, 7], height: 4 },
          ],
        },
      ),
    );
    const [flight] = plan.stairs;
    expect(flight?.top.y).toBe(1.5);
    expect(flight?.bottom.y).toBe(0);
    expect(flight!.bottom.z).toBeLessThan(flight!.top.z);
    expect(plan.doorways[0]?.center.y).toBe(1.5);
    // The door opens into the room above, not over the steps.
    expect(Math.cos(plan.props.get(entityId('prop:door'))!.stand.yaw)).toBeCloseTo(1, 5);
  });

  it('out of doors there are no walls but the houses’', () => {
    const plan = planned(
      sceneOf([
        place('house', [{ direction: 'out', to: 'place:street' }]),
        place('street', [{ direction: 'along', to: 'place:square' }]),
        place('square'),
      ]),
    );
    expect(plan.walls.every(({ sides }) => sides.includes(entityId('place:house')))).toBe(true);
    expect(plan.doorways).toHaveLength(2);
  });

  it('places that cannot lie side by side are a problem, not a guess', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'];
    const scene = sceneOf(
      all.map((id) =>
        place(
          id,
          all.filter((other) => other !== id).map((to) => ({ to: `place:${to}` })),
        ),
      ),
    );
    const problems = problemsOf(scene);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.message).toMatch(/joined by an exit, but/);
  });

  it('the style is that of the period', () => {
    const style = (period: string) => {
      const plan = planStage({ ...sceneOf([place('a')]), setting: { period } });
      return plan.ok ? plan.value.style : undefined;
    };
    expect(['medieval', '1599', '1780', '1890s', '1920s', '2020s', 'far future'].map(style)).toEqual([
      'medieval', 'renaissance', 'georgian', 'victorian', 'twenties', 'modern', 'future',
    ]); // prettier-ignore
  });
});

describe('the checker of these tests', () => {
  it('sees what is wrong with a plan', () => {
    const scene = sceneOf([
      place('a', [{ to: 'place:b' }]),
      place('b'),
      prop('bed', { in: 'place:a' }),
      prop('table', { in: 'place:a' }),
    ]);
    const plan = planned(scene);
    const moved = (id: string, x: number, z: number): StagePlan => {
      const placed = plan.props.get(entityId(id))!;
      const stand = { ...placed.stand, position: { ...placed.stand.position, x, z } };
      return {
        ...plan,
        mark: plan.mark.bind(plan),
        props: new Map([...plan.props, [placed.id, { ...placed, stand }]]),
      };
    };
    const table = plan.props.get(entityId('prop:table'))!.stand.position;
    const way = plan.doorways[0]!.center;
    expect(planFaults(scene, moved('prop:bed', table.x, table.z)).join()).toMatch(/overlap/);
    expect(planFaults(scene, moved('prop:bed', 99, 99)).join()).toMatch(/outside the walls/);
    expect(planFaults(scene, moved('prop:bed', way.x, way.z)).join()).toMatch(/doorway/);
  });
});
