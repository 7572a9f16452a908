import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Scene } from '@babylonjs/core/scene.js';
import { describe, expect, it } from 'vitest';
import { DebugOverlay } from '../../../plugin/debug/debug-overlay.ts';
import { debugLayers, worldTreeLines, type DebugSource } from '../../../plugin/debug/debug-source.ts';
import { vec } from '../../../plugin/stage/space/vector.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { openWorld } from '../../../src/world/world.ts';

const polygons = [[vec(0, 0, 0), vec(0, 0, 2), vec(2, 0, 0)]];
let walked = 0;
const source: DebugSource = {
  polygons: () => polygons,
  paths: () => [[vec(0, 0, 0), vec(walked, 0, 1)], [vec(1, 0, 1)]],
  circles: () => [{ center: vec(1, 0, 1), radius: 0.75 }],
  targets: () => [vec(1, 1, 1)],
  boxes: () => [
    { box: { center: vec(0, 0.5, 0), size: vec(1, 1, 2), yaw: 0.3 }, at: { position: vec(3, 0, 0), yaw: Math.PI / 2 } },
  ],
  lines: () => ['the study'],
};

describe('the debug overlay', () => {
  it('draws each layer on request, and leaves nothing behind', () => {
    const scene = new Scene(new NullEngine());
    const counts = (): number[] => [scene.meshes.length, scene.materials.length, scene.geometries.length];
    const empty = counts();
    const overlay = new DebugOverlay(scene, source);
    expect(counts()).toEqual(empty);
    for (const [index, layer] of debugLayers.filter((each) => each !== 'world').entries()) {
      overlay.show(layer, true);
      expect(scene.meshes).toHaveLength(index + 1);
    }
    overlay.update();
    expect(scene.meshes).toHaveLength(5);
    overlay.show('paths', false);
    expect(scene.meshes.map(({ name }) => name)).not.toContain('debug paths');
    overlay.dispose();
    expect(counts()).toEqual(empty);
    scene.getEngine().dispose();
  });

  it('follows what moves and draws the floor only once', () => {
    const scene = new Scene(new NullEngine());
    const overlay = new DebugOverlay(scene, source);
    overlay.show('navmesh', true);
    overlay.show('paths', true);
    const floor = scene.getMeshByName('debug navmesh');
    walked = 5;
    overlay.update();
    expect(scene.getMeshByName('debug navmesh')).toBe(floor);
    expect(scene.getMeshByName('debug paths')?.getBoundingInfo().boundingBox.maximum.x).toBeCloseTo(5);
    overlay.dispose();
    scene.getEngine().dispose();
  });

  it('draws a turned box where it stands', () => {
    const scene = new Scene(new NullEngine());
    const overlay = new DebugOverlay(scene, {
      ...source,
      boxes: () => [
        { box: { center: vec(0, 0.5, 1), size: vec(1, 1, 2) }, at: { position: vec(3, 0, 0), yaw: Math.PI / 2 } },
      ],
    });
    overlay.show('solids', true);
    const { minimum, maximum } = scene.getMeshByName('debug solids')!.getBoundingInfo().boundingBox;
    expect([minimum.x, maximum.x, minimum.z, maximum.z].map((n) => Math.round(n * 100) / 100)).toEqual([
      3, 5, -0.5, 0.5,
    ]);
    overlay.dispose();
    scene.getEngine().dispose();
  });

  it('has words for the world only while they are wanted', () => {
    const scene = new Scene(new NullEngine());
    const overlay = new DebugOverlay(scene, source);
    expect(overlay.lines).toEqual([]);
    overlay.show('world', true);
    expect(overlay.lines).toEqual(['the study']);
    overlay.show('world', false);
    expect(overlay.lines).toEqual([]);
    scene.getEngine().dispose();
  });
});

describe('the world tree', () => {
  it('tells what is where, in what state', () => {
    const world = openWorld({
      entities: [
        { id: entityId('place:study'), kind: 'place', name: 'the study' },
        { id: entityId('prop:desk'), kind: 'prop', name: 'desk', at: { in: entityId('place:study') }, traits: [] },
        {
          id: entityId('prop:lamp'),
          kind: 'prop',
          name: 'lamp',
          at: { on: entityId('prop:desk') },
          traits: [],
          state: { lit: true, oil: 2 },
        },
        { id: entityId('actor:ada'), kind: 'actor', name: 'Ada' },
      ],
    });
    expect(worldTreeLines(world)).toEqual([
      'the study [place:study]',
      '  in desk [prop:desk]',
      '    on lamp [prop:lamp] (lit, oil: 2)',
      'nowhere Ada [actor:ada]',
    ]);
  });
});
