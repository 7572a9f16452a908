import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Scene } from '@babylonjs/core/scene.js';
import { describe, expect, it } from 'vitest';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import { dressingWords, stageStyles, type DressingWord } from '../../../../src/drama/staging.ts';
import { createWorkshop } from '../../../../plugin/picture/look/create-workshop.ts';
import { dressWall, type DressedWall, type Hung } from '../../../../plugin/picture/look/set/dressing/dress-wall.ts';
import { floodIn } from '../../../../plugin/picture/look/set/dressing/flood.ts';
import { dressingOf } from '../../../../src/world/setting/dressing.ts';
import { WallSpace } from '../../../../plugin/picture/look/set/dressing/wall-space.ts';
import { manners } from '../../../../plugin/picture/look/set/manner.ts';
import { facesOf } from '../../../../plugin/picture/look/set/wall-face.ts';
import { StageSet } from '../../../../plugin/picture/look/stage-set.ts';
import { vec } from '../../../../plugin/stage/space/vector.ts';
import type { PlacedProp } from '../../../../plugin/stage/staging/stage-plan.ts';
import { hall, samplePlan } from './sample-plan.ts';

const room = samplePlan.rooms.find(({ place }) => place === hall)!;
const rooms = new Map(samplePlan.rooms.map((each) => [each.place as string, each]));
const faces = samplePlan.walls.flatMap((wall) => facesOf(wall, rooms)).filter((face) => face.room === room);
const north = faces.find(({ normal }) => normal.z < -0.9)!;
const every = new Set<DressingWord>(dressingWords);

const wardrobe = (x: number): PlacedProp => ({
  id: 'prop:wardrobe' as EntityId,
  form: 'wardrobe',
  measures: { size: vec(1.2, 2.2, 0.6) } as PlacedProp['measures'],
  stand: { position: vec(x, 0, 4.65), yaw: Math.PI },
});

const dressed = (more: Partial<DressedWall> = {}): Hung[] =>
  dressWall({
    face: north,
    words: new Set<DressingWord>(['pictures', 'sconces']),
    style: 'victorian',
    manner: manners.victorian,
    props: [],
    lightsLeft: 4,
    ...more,
  });

/** How far along the wall the pieces of something go, and how far out of it. */
const reachOf = ({ pieces, at }: Hung): { readonly from: number; readonly to: number; readonly out: number } => {
  const points = pieces.flatMap(([, { positions }]) =>
    Array.from({ length: positions.length / 3 }, (_, index) => [
      positions[index * 3] ?? 0,
      positions[index * 3 + 2] ?? 0,
    ]),
  );
  const xs = points.map(([x]) => (x ?? 0) + at.x);
  return { from: Math.min(...xs), to: Math.max(...xs), out: Math.max(...points.map(([, z]) => z ?? 0)) };
};

describe('the dressing of a room', () => {
  it('is what its staging says, else what such a room has in such an age', () => {
    const said = new Map([[hall, ['banners', 'nonsense']]]);
    expect([...dressingOf(room, { style: 'medieval', dressing: said })]).toEqual(['banners']);
    expect(dressingOf(room, { style: 'victorian' }).has('curtains')).toBe(true);
    const cafe = { ...room, place: 'place:cafe' as EntityId };
    expect(dressingOf(cafe, { style: 'modern' }).has('pendants')).toBe(true);
    expect(dressingOf({ ...room, outdoors: true }, { style: 'victorian' }).size).toBe(0);
  });

  it('is under water, and no deeper than a shoe, where it is flooded', () => {
    const pieces = floodIn(room);
    const heights = pieces.flatMap(([, { positions }]) => positions.filter((_, index) => index % 3 === 1));
    expect(pieces.map(([{ substance }]) => substance)).toEqual(['water', 'water', 'paper']);
    expect(Math.min(...heights)).toBeGreaterThan(room.floorY + 0.05);
    expect(Math.max(...heights)).toBeLessThan(room.floorY + 0.1);
  });

  it('never hangs before an opening', () => {
    const [window] = north.holes;
    const hung = dressed();
    expect(hung.length).toBeGreaterThan(1);
    for (const one of hung) {
      const { from, to } = reachOf(one);
      expect(to < window!.left || from > window!.right).toBe(true);
    }
  });

  it('never hangs behind what stands against the wall', () => {
    const space = new WallSpace(north, [wardrobe(-5)], 0.1);
    const free = new WallSpace(north, [], 0.1).free(1.4, 2.1);
    const width = (stretches: readonly (readonly [number, number])[]): number =>
      stretches.reduce((sum, [from, to]) => sum + to - from, 0);
    expect(width(space.free(1.4, 2.1))).toBeLessThan(width(free) - 1.1);
    // Over it there is room again.
    expect(width(space.free(2.3, 2.8))).toBeCloseTo(width(new WallSpace(north, [], 0.1).free(2.3, 2.8)));
    expect(dressed({ props: [wardrobe(-5)] }).length).toBeLessThan(dressed().length);
  });

  it('stays within a hand’s breadth of its wall, so that nobody walks into it', () => {
    for (const one of dressed({ words: every })) expect(reachOf(one).out).toBeLessThan(0.3);
  });

  it('lights no more than it may', () => {
    const lights = (left: number): number => dressed({ lightsLeft: left }).filter(({ light }) => light).length;
    expect(lights(4)).toBeGreaterThan(0);
    expect(lights(0)).toBe(0);
  });

  it('is the same every evening', () => {
    expect(JSON.stringify(dressed())).toBe(JSON.stringify(dressed()));
  });

  it.each(stageStyles)('can be all there is, in the %s age, and is made of real corners', (style) => {
    const engine = new NullEngine();
    const scene = new Scene(engine);
    const plan = { ...samplePlan, style, dressing: new Map([[hall, dressingWords]]) };
    const set = new StageSet(createWorkshop(scene, { tier: 'plain', style }), plan);
    for (const mesh of scene.meshes) {
      expect((mesh.getVerticesData('position') ?? []).every(Number.isFinite), mesh.name).toBe(true);
    }
    set.update(0.1);
    scene.dispose();
    engine.dispose();
  });
});
