import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, describe, expect, it } from 'vitest';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { ProsceniumError, type ProsceniumOptions } from '../../src/embed/proscenium-options.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import { corner } from './host.ts';

const hosts: { engine: NullEngine; dramas: Proscenium[] }[] = [];
afterEach(() => {
  for (const { engine, dramas } of hosts.splice(0)) {
    dramas.forEach((drama) => drama.dispose());
    engine.dispose();
  }
});

/** A host with a scene, a camera and a mesh of its own. */
function openHost() {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const camera = new FreeCamera('mine', new Vector3(0, 2, -8), scene);
  const mesh = CreateBox('mine', { size: 0.3 }, scene);
  const dramas: Proscenium[] = [];
  hosts.push({ engine, dramas });
  // What the engine makes for itself at its first frame is not ours.
  scene.render();
  const create = async (options: Partial<ProsceniumOptions> = {}) => {
    const drama = await Proscenium.createAsync(scene, {
      scene: corner,
      havok: await openHavok(),
      tier: 'plain',
      seed: 7,
      ...options,
    });
    dramas.push(drama);
    return drama;
  };
  return { engine, scene, camera, mesh, create };
}

/** Everything a scene holds that somebody could leave behind. */
const inventory = (scene: Scene) => ({
  meshes: scene.meshes.length,
  nodes: scene.transformNodes.length,
  materials: scene.materials.length,
  textures: scene.textures.length,
  lights: scene.lights.length,
  cameras: scene.cameras.length,
  geometries: scene.geometries.length,
  skeletons: scene.skeletons.length,
  particles: scene.particleSystems.length,
  // Babylon lets go of an observer a moment after it was removed.
  observers: [scene.onBeforeRenderObservable, scene.onAfterRenderObservable].flatMap(({ observers }) =>
    observers.filter(({ _willBeUnregistered }) => !_willBeUnregistered),
  ).length,
  clearColour: scene.clearColor.toHexString(),
  environment: scene.environmentTexture,
  camera: scene.activeCamera,
  physics: scene.getPhysicsEngine?.() ?? null,
});

/** So many frames of the host's own loop, each as long as this. */
async function frames(scene: Scene, count: number, ms = 16): Promise<void> {
  const engine = scene.getEngine();
  engine.getDeltaTime = () => ms;
  for (let frame = 0; frame < count; frame++) {
    scene.render();
    // The play's time passes in promises, between one frame and the next.
    for (let turn = 0; turn < 60; turn++) await Promise.resolve();
  }
}

describe('a drama in a host’s scene', () => {
  it('adds to it, and leaves nothing behind', async () => {
    const { scene, create } = openHost();
    const before = inventory(scene);
    const drama = await create();
    await frames(scene, 10);
    expect(scene.meshes.length).toBeGreaterThan(before.meshes + 20);
    expect(inventory(scene)).toMatchObject({ cameras: 1, camera: before.camera, physics: before.physics });
    drama.dispose();
    drama.dispose();
    scene.render();
    expect(inventory(scene)).toEqual(before);
  });

  it('plays in the host’s own loop, and tells what is said and done', async () => {
    const { create } = openHost();
    const drama = await create({ player: 'actor:ada' });
    const heard: string[] = [];
    drama.onLineObservable.add(({ actor, text }) => heard.push(`${actor}: ${text}`));
    drama.onActionObservable.add(({ actor, action }) => heard.push(`${actor} ${action.verb} ${action.object ?? ''}`));
    const refusals: string[] = [];
    drama.onRefusalObservable.add(({ actor, code, reason }) => refusals.push(`${actor} ${code} ${reason}`));
    expect(drama.say('(takes the cup) To your health!').ok).toBe(true);
    await drama.advance(15_000);
    expect(heard).toContain('actor:ada take prop:cup');
    expect(heard).toContain('actor:ada: To your health!');
    expect(drama.say('(takes the moon)')).toMatchObject({ ok: true });
    await drama.advance(5_000);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toMatch(/^actor:ada [a-z-]+ .*moon/);
  });

  it('waits while nobody looks: a tab hidden for an hour loses nothing and skips nothing', async () => {
    const { scene, create } = openHost();
    const drama = await create();
    await frames(scene, 20);
    const before = drama.nowMs;
    await frames(scene, 1, 3_600_000);
    expect(drama.nowMs - before).toBeLessThan(1000);
    await frames(scene, 50);
    expect(drama.nowMs).toBeGreaterThan(before + 500);
    expect(drama.play.ended).toBeUndefined();
  });

  it('stands still when paused, and goes on', async () => {
    const { scene, create } = openHost();
    const drama = await create();
    await frames(scene, 10);
    drama.pause();
    const at = drama.nowMs;
    await frames(scene, 30);
    expect(drama.nowMs - at).toBeLessThan(20);
    drama.resume();
    await frames(scene, 30);
    expect(drama.nowMs).toBeGreaterThan(at + 200);
  });

  it('lives beside another in one scene', async () => {
    const { scene, create } = openHost();
    const [one, two] = [await create(), await create()];
    await frames(scene, 20);
    one.dispose();
    await frames(scene, 20);
    expect(two.nowMs).toBeGreaterThan(400);
  });

  it('shows a prop with the host’s mesh, moves it, and gives it back as it was', async () => {
    const { scene, mesh, create } = openHost();
    mesh.position.set(9, 9, 9);
    const drama = await create({ player: 'actor:ada' });
    const release = drama.props.bind('prop:cup', mesh);
    await frames(scene, 5);
    const cup = drama.stage.props.all.get(entityId('prop:cup'));
    expect(mesh.position.x).toBeCloseTo(cup!.pose.position.x, 3);
    drama.say('(takes the cup)');
    await drama.advance(12_000);
    await frames(scene, 2);
    expect(cup!.hold.kind).toBe('hand');
    expect(mesh.position.y).toBeCloseTo(cup!.pose.position.y, 1);
    release();
    expect(mesh.position.asArray()).toEqual([9, 9, 9]);
    expect(mesh.isDisposed()).toBe(false);
  });

  it('says which props there are when one is not', async () => {
    const { mesh, create } = openHost();
    const drama = await create();
    expect(() => drama.props.bind('prop:cupp', mesh)).toThrow(/prop:cupp.*prop:table/s);
  });

  it('keeps its own model where a mesh file cannot be read, and says why', async () => {
    const { scene, create } = openHost();
    const drama = await create();
    const before = scene.meshes.length;
    await expect(drama.props.load('prop:cup', 'nowhere/cup.glb')).rejects.toThrow(/nowhere\/cup\.glb/);
    await frames(scene, 5);
    expect(scene.meshes.length).toBe(before);
    expect(drama.play.ended).toBeUndefined();
  });

  it('plays without a picture', async () => {
    const { scene, create } = openHost();
    const before = scene.meshes.length;
    const drama = await create({ headless: true });
    await frames(scene, 20);
    expect(scene.meshes.length).toBe(before);
    expect(drama.nowMs).toBeGreaterThan(200);
  });
});

describe('a scene that cannot be played', () => {
  const refusedWith = async (scene: unknown): Promise<ProsceniumError> => {
    const host = openHost();
    const before = inventory(host.scene);
    const error = await host.create({ scene }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ProsceniumError);
    expect(inventory(host.scene)).toEqual(before);
    return error as ProsceniumError;
  };
  const staged = (staging: unknown) => ({ ...corner, staging });

  it('is not JSON of ours: the place and the remedy', async () => {
    const error = await refusedWith({ entities: [{ id: 'x' }] });
    expect(error.code).toBe('scene/unreadable');
    expect(error.message).toMatch(/entities\.0/);
  });

  it.each([
    ['a prop of no weight', { placements: [{ entity: 'prop:cup', massKg: 0 }] }, /placements\.0\.massKg/],
    ['a prop of ten tons', { placements: [{ entity: 'prop:cup', massKg: 10_000 }] }, /placements\.0\.massKg/],
    [
      'a prop outside the walls',
      {
        rooms: [{ place: 'place:parlour', at: [0, 0], size: [7, 6] }],
        placements: [{ entity: 'prop:table', at: [40, 2] }],
      },
      /placements\.0/,
    ],
    [
      'a description nobody understands',
      { placements: [{ entity: 'prop:table', stands: 'sort of thereabouts' }] },
      /thereabouts/,
    ],
    ['a room for a mouse', { rooms: [{ place: 'place:parlour', at: [0, 0], size: [0.3, 0.3] }] }, /rooms\.0|parlour/],
    ['a staging of what is not there', { placements: [{ entity: 'prop:unicorn' }] }, /prop:unicorn/],
  ])('%s', async (_, staging, says) => {
    const error = await refusedWith(staged(staging));
    expect(error.message).toMatch(says);
  });
});
