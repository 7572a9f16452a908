import { describe, expect, it, vi } from 'vitest';
import { overlap, footprintOf, type Footprint } from '../../../../plugin/stage/staging/footprint.ts';
import type { Item } from '../../../../plugin/stage/staging/item.ts';
import { planStage } from '../../../../plugin/stage/staging/plan-stage.ts';
import { mostSought, partLoose, rowArea, strew } from '../../../../plugin/stage/staging/strew.ts';
import { checkScene } from '../../../../src/check/check-scene.ts';
import type { SceneFile } from '../../../../src/drama/scene-file.ts';
import { LayeredMap } from '../../../../src/kit/layered-map.ts';
import { describeProblem } from '../../../../src/kit/schema.ts';
import { inSight } from '../../../../src/world/sight.ts';
import { openWorld, thingOf } from '../../../../src/world/world.ts';
import { houseWith, type Draft } from '../../../check/checked-house.ts';
import { ada, houseScene } from '../../../play/house-scene.ts';

const names = ['cup', 'plate', 'book', 'candle', 'bottle', 'box', 'knife', 'hat', 'bell', 'key'];

/** The house with so many more of this in it; loose things lying about in the hall unless said. */
function heap(
  count: number,
  { staging, ...more }: { readonly staging?: object; readonly [key: string]: unknown } = {},
) {
  const file = houseWith() as { entities: Draft[] };
  const kind = (more['kind'] as string | undefined) ?? 'prop';
  const things = Array.from({ length: count }, (_, index) => ({
    id: `${kind}:heap-${index}`,
    kind: 'prop',
    name: `${names[index % names.length]} ${index}`,
    ...(kind === 'prop' ? { traits: ['portable'] } : {}),
    ...(kind === 'place' ? {} : { at: { in: 'place:hall' } }),
    ...more,
  }));
  return houseScene({ ...file, entities: [...file.entities, ...things], ...(staging ? { staging } : {}) });
}

/** A thing nobody says anything of, a foot wide. */
const loose = {
  size: { x: 0.3, y: 0.3, z: 0.3 },
  mount: 'floor',
  wishes: [],
  behindDepth: 0,
  drop: 0,
} as unknown as Item;

/** How many spots are asked about to lay so many in a square room that is large enough, a tenth of it taken. */
function spotsAsked(count: number): number {
  const side = Math.sqrt(2 * count * rowArea(loose.size)) + 2;
  const bounds = { west: 0, east: side, south: 0, north: side };
  let asked = 0;
  const left = strew(Array<Item>(count).fill(loose), bounds, 0, () => ++asked % 10 !== 0);
  expect(left).toBe(undefined);
  return asked;
}

/** How often something is looked up in the world meanwhile. */
function lookedUp(scene: SceneFile, look: (scene: SceneFile) => unknown): number {
  const asked = vi.spyOn(LayeredMap.prototype, 'get');
  look(scene);
  const count = asked.mock.calls.length;
  asked.mockRestore();
  return count;
}

const darkened = ({ entities, ...more }: SceneFile): SceneFile => ({
  ...more,
  entities: entities.map((entity) => (entity.kind === 'place' ? { ...entity, state: { dark: true } } : entity)),
});

describe('a heap of loose things', () => {
  it('is laid out without one in the other', () => {
    const plan = planStage(heap(250));
    if (!plan.ok) throw new Error(plan.error.map(describeProblem).join('\n'));
    const placed = [...plan.value.props].filter(([id]) => id.startsWith('prop:heap-'));
    expect(placed).toHaveLength(250);
    const filled = placed.map(([, { stand, measures }]) => footprintOf(stand, measures.size));
    const clash = (a: Footprint, index: number) => filled.slice(index + 1).some((b) => overlap(a, b));
    expect(filled.filter(clash)).toEqual([]);
  });

  it('costs no more than in proportion: the best place is looked for only so often, and the rest is laid in one go', () => {
    const { sought, loose: rest } = partLoose(Array.from({ length: 2000 }, () => ({ ...loose })));
    expect([sought.length, rest.length]).toEqual([mostSought, 2000 - mostSought]);
    expect(spotsAsked(2000)).toBeLessThan(2.2 * spotsAsked(1000));
  });

  it.each([
    ['planned', (scene: SceneFile) => planStage(scene)],
    ['checked', (scene: SceneFile) => checkScene(scene)],
    [
      'looked at in the dark',
      (scene: SceneFile) => inSight(openWorld(darkened(scene)), thingOf(openWorld(scene), ada)),
    ],
  ])('costs no more than n log n when it is %s', (_, look) => {
    const [few = 0, many] = [100, 400].map((count) => lookedUp(heap(count), look));
    // Four times as many cost 5.1 times as much by n log n, and once more where the room has to grow; by the square, 16 times.
    expect(many).toBeLessThan(8 * few);
  });

  it.each([
    ['on a table', { on: 'prop:table' }],
    ['in a chest', { in: 'prop:chest' }],
  ])('finds its places %s', (_, at) => {
    const plan = planStage(heap(200, { at }));
    if (!plan.ok) throw new Error(plan.error.map(describeProblem).join('\n'));
    const heaped = [...plan.value.props].filter(([id]) => id.startsWith('prop:heap-'));
    expect(heaped).toHaveLength(200);
    expect(new Set(heaped.map(([, { stand }]) => JSON.stringify(stand.position))).size).toBe(200);
  });

  it.each(['place', 'actor'])('of more than a stage takes is refused: %s', (kind) => {
    const plan = planStage(heap(250, { kind }));
    expect(plan.ok ? 'planned' : plan.error.map(describeProblem).join()).toMatch(
      /^At entities: 25\d of kind "\w+", and a stage takes at most 200: make several plays of it/,
    );
  });

  it('is refused where more are told where to be than find their places', () => {
    const placements = Array.from({ length: 130 }, (_, index) => ({
      entity: `prop:heap-${index}`,
      stands: 'by the north wall',
    }));
    const plan = planStage(heap(130, { staging: { placements } }));
    expect(plan.ok ? 'planned' : plan.error.map(describeProblem).join()).toMatch(
      /^At staging\.placements: 13\d things of the hall are told .* at most 120 find their places in one room: leave some/,
    );
  });
});
