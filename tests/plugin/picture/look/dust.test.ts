import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Scene } from '@babylonjs/core/scene.js';
import { afterEach, expect, it, vi } from 'vitest';
import { Dust } from '../../../../plugin/picture/look/rig/dust.ts';
import { hash } from '../../../../plugin/picture/look/textures/noise.ts';

afterEach(() => void vi.restoreAllMocks());

it('motes swing as they did when each was asked for by itself, and one sine is asked for each', () => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const count = 90;
  const dust = new Dust(scene, new StandardMaterial('dust', scene), count);
  const sine = vi.spyOn(Math, 'sin');
  const cosine = vi.spyOn(Math, 'cos');
  dust.drift(12.5, { x: 1, y: 1.4, z: -2 });
  expect(sine.mock.calls.length + cosine.mock.calls.length).toBeLessThanOrEqual(count + 6);
  const places = dust.mesh.thinInstanceGetWorldMatrices().map((matrix) => matrix.getTranslation());
  expect(places).toHaveLength(count);
  for (const [mote, { x, y, z }] of places.entries()) {
    const [a, b, c] = [hash(mote, 1), hash(mote, 2), hash(mote, 3)];
    const fall = (b + 12.5 * (0.02 + 0.03 * a) * 0.35) % 1;
    expect(x).toBeCloseTo(1 + 3.4 * (2 * a - 1) + 0.25 * Math.sin(12.5 * 0.31 + mote), 5);
    expect(y).toBeCloseTo(1.4 + 1.5 * (1 - 2 * fall) + 0.05 * Math.sin(12.5 * 0.7 + mote * 2.3), 5);
    expect(z).toBeCloseTo(-2 + 2.6 * (2 * c - 1) + 0.2 * Math.cos(12.5 * 0.23 + mote * 1.7), 5);
  }
  dust.dispose();
  scene.dispose();
  engine.dispose();
});

it('motes are laid anew thirty times a second, however many pictures there are', () => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const dust = new Dust(scene, new StandardMaterial('dust', scene), 4);
  const laid = vi.spyOn(dust.mesh, 'thinInstanceBufferUpdated');
  const about = { x: 0, y: 1.4, z: 0 };
  for (let picture = 0; picture < 120; picture++) dust.drift(1 / 60, about);
  expect(laid).toHaveBeenCalledTimes(60);
  for (let picture = 0; picture < 30; picture++) dust.drift(1 / 25, about);
  expect(laid).toHaveBeenCalledTimes(90);
  dust.dispose();
  scene.dispose();
  engine.dispose();
});
