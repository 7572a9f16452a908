import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { CreateGround } from '@babylonjs/core/Meshes/Builders/groundBuilder.js';
import { afterEach, describe, expect, it } from 'vitest';
import { Host } from './host.ts';

const hosts: Host[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.close()));

/** A host with ground and a light of its own. */
function openHost() {
  const host = new Host();
  hosts.push(host);
  const { scene } = host;
  const sun = new HemisphericLight('sun', Vector3.Up(), scene);
  const ground = CreateGround('ground', { width: 80, height: 80 }, scene);
  const shining = () => scene.lights.filter((light) => light.canAffectMesh(ground)).map(({ name }) => name);
  return { host, scene, sun, ground, shining };
}

describe.each(['plain', 'full'] as const)('light on a stage in a host’s scene, at the %s tier', (tier) => {
  it('falls on what is ours and on nothing else', async () => {
    const { host, scene, sun, ground, shining } = openHost();
    const drama = await host.open({ tier });
    await host.frames(3);
    const ours = scene.lights.filter((light) => light !== sun);
    expect(ours.length).toBeGreaterThan(2);
    expect(shining()).toEqual(['sun']);
    expect(ground.layerMask).toBe(0x0fffffff);
    // Each of ours is lit by one of ours at least, and by the host's own.
    const props = scene.meshes.filter((mesh) => drama.entityOf(mesh)?.startsWith('prop:'));
    for (const mesh of props)
      expect(
        ours.some((light) => light.canAffectMesh(mesh)),
        mesh.name,
      ).toBe(true);
    expect(props.every((mesh) => sun.canAffectMesh(mesh))).toBe(true);
  });
});

it('falls on a mesh of the host’s while it plays a prop', async () => {
  const { host, scene } = openHost();
  const mine = CreateBox('mine', { size: 0.2 }, scene);
  const drama = await host.open();
  const lit = () => scene.lights.filter((light) => light.name !== 'sun' && light.canAffectMesh(mine)).length;
  expect(lit()).toBe(0);
  const release = drama.props.bind('prop:cup', mine);
  expect(lit()).toBeGreaterThan(0);
  release();
  expect(lit()).toBe(0);
});

it('takes all the scene where it is asked to', async () => {
  const { host, shining } = openHost();
  await host.open({ tier: 'middle', takeOver: true });
  expect(shining().length).toBeGreaterThan(1);
});
