import type { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { PointLight } from '@babylonjs/core/Lights/pointLight.js';
import { ShadowLight } from '@babylonjs/core/Lights/shadowLight.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { CreateCylinder } from '@babylonjs/core/Meshes/Builders/cylinderBuilder.js';
import { CreateGround } from '@babylonjs/core/Meshes/Builders/groundBuilder.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { afterEach, describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Proscenium } from '../../src/embed/proscenium.ts';
import { isLong } from '../how-much.ts';
import { Host } from './host.ts';

const hosts: Host[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.close()));

/** A yard of twelve by twelve metres, Ana in its west, Ben and a hammer in its east, up on a terrace. */
const yard = (up: number) => ({
  entities: [
    { id: 'place:yard', kind: 'place', name: 'the yard' },
    { id: 'actor:ana', kind: 'actor', name: 'Ana', pronouns: 'she', at: { in: 'place:yard' } },
    { id: 'actor:ben', kind: 'actor', name: 'Ben', pronouns: 'he', at: { in: 'place:yard' } },
    { id: 'prop:hammer', kind: 'prop', name: 'hammer', traits: ['portable'], at: { in: 'place:yard' } },
  ],
  staging: {
    rooms: [{ place: 'place:yard', at: [0, 0], size: [12, 12], outdoors: true }],
    placements: [
      { entity: 'actor:ana', at: [1.5, 8], faces: 'east' },
      { entity: 'actor:ben', at: [10.5, 7.5], faces: 'west' },
      { entity: 'prop:hammer', at: [10.5, 6], up },
    ],
  },
  blueprint: { endless: true },
});

/** Ground, a pillar in the middle of the way, and where asked a ramp up to a terrace; all of it under one node. */
function build(host: Host, { pillar = false, ramp = false, x = 0, y = 0, z = 0, yaw = 0 }) {
  const { scene } = host;
  const node = new TransformNode('level', scene);
  node.position.set(x, y, z);
  node.rotation.y = yaw;
  const low = CreateGround('low', { width: ramp ? 4.1 : 12, height: 12 }, scene);
  low.position.set(ramp ? 2.05 : 6, 0, 6);
  const ground = [low];
  if (ramp) {
    // One metre up over four, then a terrace.
    const slope = CreateGround('ramp', { width: Math.hypot(4, 1) + 0.1, height: 12 }, scene);
    slope.position.set(6, 0.5, 6);
    slope.rotation.z = Math.atan2(1, 4);
    const terrace = CreateGround('terrace', { width: 4.1, height: 12 }, scene);
    terrace.position.set(9.95, 1, 6);
    ground.push(slope, terrace);
  }
  const post = CreateCylinder('pillar', { diameter: 1, height: 3 }, scene);
  post.position.set(6, 1.5, 6);
  for (const mesh of [...ground, post]) mesh.parent = node;
  return { node, level: { ground, ...(pillar ? { solids: [post] } : {}) }, ground };
}

async function open(host: Host, file: unknown, options: object): Promise<Proscenium> {
  return host.open({ scene: file, headless: true, player: 'actor:ana', ...options });
}

const ana = entityId('actor:ana');

/** Where Ana walks until she has the hammer, or half a minute is over. */
async function fetchHammer(drama: Proscenium) {
  await drama.advance(100);
  drama.player?.say('(takes the hammer)');
  const way: { x: number; y: number; z: number }[] = [];
  for (let ms = 0; ms < 30_000 && !drama.facts.some(({ type }) => type === 'action:ruled'); ms += 100) {
    await drama.advance(100);
    const { x, y, z } = drama.stage.actors.get(ana)!.stand.position;
    way.push({ x, y, z });
  }
  return way;
}

const holder = (drama: Proscenium): unknown => drama.world.get('prop:hammer')?.at;

describe('a host’s own level', () => {
  it('is walked around, and hides what is behind it', async () => {
    const host = new Host();
    hosts.push(host);
    const { level } = build(host, { pillar: true });
    const drama = await open(host, yard(0), { level });
    await drama.advance(50);
    drama.stage.drive(entityId('actor:ben'), { x: 7.5, y: 0, z: 6, yaw: 0 });
    drama.stage.drive(ana, { x: 4.5, y: 0, z: 6, yaw: Math.PI / 2 });
    await drama.advance(50);
    expect(drama.stage.probe.sees(ana, entityId('actor:ben'))).toBe(false);
    drama.stage.drive(entityId('actor:ben'), { x: 7.5, y: 0, z: 9, yaw: 0 });
    await drama.advance(50);
    expect(drama.stage.probe.sees(ana, entityId('actor:ben'))).toBe(true);
    drama.stage.drive(ana, { x: 1.5, y: 0, z: 6, yaw: Math.PI / 2 });
    drama.player?.walk(undefined);
    expect(drama.stage.walkTo(ana, { x: 10, y: 0, z: 6, yaw: 0 })).toBe(true);
    let nearest = Infinity;
    const at = () => drama.stage.actors.get(ana)!.stand.position;
    for (let ms = 0; ms < 15_000 && at().x < 9.8; ms += 40) {
      await drama.advance(40);
      nearest = Math.min(nearest, Math.hypot(at().x - 6, at().z - 6));
    }
    expect(at().x).toBeGreaterThan(9.7);
    expect(nearest).toBeGreaterThan(0.5);
  });

  it('is climbed where it slopes, and nobody sinks into it', async () => {
    const host = new Host();
    hosts.push(host);
    const { level } = build(host, { ramp: true });
    const drama = await open(host, yard(1), { level });
    const way = await fetchHammer(drama);
    expect(holder(drama)).toEqual({ heldBy: ana });
    expect(way.at(-1)?.y).toBeCloseTo(1, 1);
    const onRamp = way.filter(({ x }) => x > 4.5 && x < 7.5);
    expect(onRamp.length).toBeGreaterThan(3);
    for (const { x, y } of onRamp) expect(Math.abs(y - (x - 4) / 4)).toBeLessThan(0.1);
  });

  it('plays to the same facts wherever it stands and however it is turned', async () => {
    const host = new Host();
    hosts.push(host);
    const told = async (placed: object) => {
      const { node, level } = build(host, { pillar: true, ramp: true, ...placed });
      const drama = await open(host, yard(1), { level, origin: node });
      await fetchHammer(drama);
      expect(holder(drama)).toEqual({ heldBy: ana });
      return drama.facts.map(({ witnesses: _, ...fact }) => JSON.stringify(fact));
    };
    const straight = await told({});
    expect(straight.length).toBeGreaterThan(8);
    expect(await told({ x: 30, y: 2, z: -12, yaw: (37 * Math.PI) / 180 })).toEqual(straight);
  });

  it('may be a navmesh of the host’s, taken as it is', async () => {
    const host = new Host();
    hosts.push(host);
    // Where the middle of a body may be: two halves, and between them a neck no body's width would leave open.
    const drawn: Mesh[] = [];
    const createDebugNavMesh = (scene: Scene) => {
      const parts = [
        [3, 6, 4.4, 10],
        [9, 6, 4.4, 10],
        [6, 2, 2, 0.4],
      ].map(([x, z, width, height]) => {
        const part = CreateGround('part', { width: width!, height: height! }, scene);
        part.position.set(x! + 30, 0, z!);
        return part;
      });
      const whole = Mesh.MergeMeshes(parts, true)!;
      drawn.push(whole);
      return whole;
    };
    const drama = await open(host, yard(0), { level: { navmesh: { createDebugNavMesh } }, origin: { x: 30 } });
    expect(drawn.map((mesh) => mesh.isDisposed())).toEqual([true]);
    const way = await fetchHammer(drama);
    expect(holder(drama)).toEqual({ heldBy: ana });
    const inNeck = way.filter(({ x }) => x > 5.4 && x < 6.6);
    expect(inNeck.length).toBeGreaterThan(2);
    for (const { z } of inNeck) expect(Math.abs(z - 2)).toBeLessThan(0.25);
  });

  it('has what comes into the way later walked around, seen behind and forgotten when it goes', async () => {
    const host = new Host();
    hosts.push(host);
    const { level, node } = build(host, { x: 30, z: 5, yaw: 1 });
    const drama = await open(host, yard(0), { level, origin: node });
    await drama.advance(50);
    const ben = entityId('actor:ben');
    const wall = CreateBox('wall', { width: 0.3, height: 3, depth: 8 }, host.scene);
    wall.parent = node;
    wall.position.set(6, 1.5, 4);
    drama.stage.drive(ben, { x: 10, y: 0, z: 4, yaw: -Math.PI / 2 });
    drama.stage.drive(ana, { x: 2, y: 0, z: 4, yaw: Math.PI / 2 });
    drama.player?.walk(undefined);
    await drama.advance(50);
    const sees = () => drama.stage.probe.sees(ana, ben);
    const length = () => {
      const corners = drama.stage.parts.ground.path({ x: 2, y: 0, z: 4 }, { x: 9.5, y: 0, z: 4 }) ?? [];
      return corners.slice(1).reduce((sum, at, i) => sum + Math.hypot(at.x - corners[i]!.x, at.z - corners[i]!.z), 0);
    };
    expect([sees(), length()]).toEqual([true, 7.5]);
    const clear = drama.level.block(wall);
    await drama.advance(20);
    expect(sees()).toBe(false);
    // It stands: a step of baking at a step of the stage, and ways lead around its northern end.
    await drama.advance(1000);
    expect(length()).toBeGreaterThan(10);
    expect(drama.stage.walkTo(ana, { x: 9.5, y: 0, z: 4, yaw: 0 })).toBe(true);
    let nearest = Infinity;
    const at = () => drama.stage.actors.get(ana)!.stand.position;
    for (let ms = 0; ms < 20_000 && at().x < 9.3; ms += 100) {
      await drama.advance(100);
      const outside = Math.hypot(Math.max(0, Math.abs(at().x - 6) - 0.15), Math.max(0, Math.abs(at().z - 4) - 4));
      nearest = Math.min(nearest, outside);
    }
    expect(at().x).toBeGreaterThan(9.2);
    expect(nearest).toBeGreaterThan(0.2);
    // A lift that goes up is in nobody's way.
    wall.position.y = 9;
    await drama.advance(1000);
    expect([sees(), length()]).toEqual([true, 7.5]);
    wall.position.y = 1.5;
    await drama.advance(1000);
    wall.dispose();
    clear();
    await drama.advance(1000);
    expect([sees(), length()]).toEqual([true, 7.5]);
  });

  it('that is nowhere near its places is refused with where they are', async () => {
    const host = new Host();
    hosts.push(host);
    const { level } = build(host, { x: 300 });
    await expect(open(host, yard(0), { level })).rejects.toThrow(
      /At level\.ground: nothing to walk on in place:yard, whose middle is at x \d/,
    );
  });

  it('is lit, shaded and opened to a camera as it would be at the scene’s own origin', async () => {
    const seen = async (origin: object | undefined) => {
      const host = new Host();
      hosts.push(host);
      const drama = await host.open({ tier: isLong ? 'full' : 'middle', ...(origin ? { origin } : {}) });
      const { root } = drama.view!;
      const { x, y, z } = root.toScene({ x: 1, y: 2, z: -6 });
      (host.scene.activeCamera as FreeCamera).position.set(x, y, z);
      drama.view?.focusOn(drama.stage.rooms.middleOf(entityId('place:parlour')));
      await host.frames(8);
      const lights = host.scene.lights.filter((light) => light instanceof ShadowLight);
      for (const light of lights) light.computeTransformedInformation();
      const towards = lights.flatMap((light) =>
        light instanceof PointLight ? [] : [root.turnedToStage(light.transformedDirection ?? light.direction)],
      );
      // Where a lamp hangs that only has a direction says nothing; which of two lamps as good gets a light is nobody's business.
      const hung = lights
        .filter((light) => !(light instanceof DirectionalLight))
        .map((light) => root.toStage(light.getAbsolutePosition()))
        .toSorted((one, other) => Math.round(10 * (one.x - other.x)) || one.z - other.z);
      const dark = host.scene.getMeshByName('contact shadows') as Mesh;
      const spots = dark.thinInstanceGetWorldMatrices().map((matrix) => matrix.getTranslation());
      const open = host.scene.transformNodes.filter((node) => node.isEnabled()).map(({ name }) => name);
      return { points: [...towards, ...hung, ...spots], isHome: dark.parent === root.node, open };
    };
    const straight = await seen(undefined);
    const turned = await seen({ x: 30, y: 2, z: -12, yaw: (37 * Math.PI) / 180 });
    expect(straight.points.length).toBeGreaterThan(10);
    expect(turned.points).toHaveLength(straight.points.length);
    const off = turned.points.map(({ x, y, z }, index) => {
      const at = straight.points[index]!;
      return Math.hypot(x - at.x, y - at.y, z - at.z);
    });
    expect(Math.max(...off)).toBeLessThan(0.01);
    expect(turned).toMatchObject({ isHome: true, open: straight.open });
  });

  it('has everything of ours under one node, which stands where the host says', async () => {
    const host = new Host();
    hosts.push(host);
    const before = host.scene.rootNodes.length;
    const { node, level } = build(host, { x: 30, z: -12, yaw: Math.PI / 2 });
    const hammer = CreateBox('mine', { size: 0.2 }, host.scene);
    const drama = await host.open({
      scene: yard(0),
      level,
      origin: node,
      set: false,
      light: false,
      player: 'actor:ana',
    });
    drama.props.bind('prop:hammer', hammer);
    await host.frames(3);
    // East of the stage is south of the scene where it is turned by a quarter.
    const at = hammer.getAbsolutePosition();
    const own = drama.stage.props.all.get(entityId('prop:hammer'))!.pose.position;
    expect([at.x - 30, at.z + 12].map((value) => Math.round(value * 10) / 10)).toEqual(
      [own.z, -own.x].map((value) => Math.round(value * 10) / 10),
    );
    // The host's own node is one more; of ours, none.
    expect(host.scene.rootNodes.filter(({ name }) => name !== 'eyes').length).toBeLessThanOrEqual(before + 2);
    // A host's controller has the player stand in the host's own metres.
    const stands = drama.player?.pose({ x: 33, y: 0, z: -15, yaw: 0 });
    expect(stands && [stands.x, stands.z].map((value) => Math.round(value * 10) / 10)).toEqual([33, -15]);
    drama.dispose();
    expect(hammer.parent).toBeNull();
  });
});
