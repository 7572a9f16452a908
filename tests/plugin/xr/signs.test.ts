import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Scene } from '@babylonjs/core/scene.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { distance, plus, scaled, vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { NameSign } from '../../../plugin/xr/name-sign.ts';
import { SpeechSigns } from '../../../plugin/xr/speech-signs.ts';
import { parlour } from '../stage/parlour.ts';
import { RehearsalRoom } from '../stage/rehearsal-room.ts';

const bruno = entityId('actor:bruno');

/** Node paints nothing: a sheet on which a letter is so wide. */
const sheet = (width: number, height: number): unknown => ({
  width,
  height,
  getContext: () =>
    new Proxy(
      { measureText: (text: string) => ({ width: text.length * 20 }) },
      { get: (pen, key): unknown => Reflect.get(pen, key) ?? (() => undefined), set: () => true },
    ),
});

describe('signs in a headset', () => {
  let room: RehearsalRoom;
  let scene: Scene;
  beforeAll(async () => {
    room = await RehearsalRoom.open(parlour());
    const engine = new NullEngine();
    Object.assign(engine, { createCanvas: sheet, updateDynamicTexture: () => undefined });
    scene = new Scene(engine);
  });
  afterAll(() => {
    scene.dispose();
    room.dispose();
  });

  /** Eyes that look at Bruno from so far. */
  const eyesFrom = (meters: number): Vec3 => plus(room.actor(bruno).eyes, scaled(vec(0.6, 0, -0.8), meters));
  const hung = (name: string): Mesh => {
    const [mesh] = scene.meshes.filter((one) => one.name === name && one.isEnabled());
    expect(mesh, `${name} hangs`).toBeDefined();
    return mesh as Mesh;
  };
  /** How wide it is, how wide it looks, and how near it is, to these eyes. */
  const seen = (name: string, eyes: Vec3): { readonly wide: number; readonly looks: number; readonly far: number } => {
    const { position, scaling } = hung(name);
    const far = distance(vec(position.x, position.y, position.z), eyes);
    return { wide: scaling.x, looks: scaling.x / far, far };
  };
  const says = (signs: SpeechSigns, text: string): void => {
    const fact = { actor: bruno, witnesses: [], turn: 1, text };
    signs.follow({ ...fact, type: 'line:begun' } as unknown as Fact);
    signs.follow({ ...fact, type: 'word:spoken' } as unknown as Fact);
  };

  it('are as easy to read from afar as from near by: what is said, and a name', () => {
    const signs = new SpeechSigns(room.stage, new TransformNode('home', scene), undefined);
    const name = new NameSign(room.stage, new TransformNode('home', scene));
    says(signs, 'Good evening.');
    const at = (meters: number) => {
      const eyes = eyesFrom(meters);
      signs.update(0.02, eyes);
      for (let frame = 0; frame < 30; frame++) name.update(0.02, bruno, eyes);
      return { speech: seen('speech', eyes), name: seen('name', eyes) };
    };
    const [near, far] = [at(1.5), at(5)];
    for (const sign of ['speech', 'name'] as const) {
      expect(far[sign].wide, `${sign} grows with the distance`).toBeGreaterThan(near[sign].wide * 2);
      const ratio = far[sign].looks / near[sign].looks;
      expect(ratio, `${sign} looks as wide`).toBeGreaterThan(0.85);
      expect(ratio, `${sign} looks as wide`).toBeLessThan(1.2);
    }
    // From the end of the house it is a sign, and no wall.
    expect(at(40).speech.wide).toBeLessThan(3);
    signs.dispose();
    name.dispose();
  });

  it('never hang in whoever reads them’s face, and turn to it', () => {
    const signs = new SpeechSigns(room.stage, new TransformNode('home', scene), undefined);
    says(signs, 'A word in your ear.');
    for (const meters of [0.05, 0.2, 0.5]) {
      const eyes = plus(room.actor(bruno).eyes, vec(0, 0.36 + meters, 0));
      signs.update(0.02, eyes);
      expect(seen('speech', eyes).far, `eyes ${meters} m away`).toBeGreaterThan(0.54);
    }
    const eyes = eyesFrom(3);
    signs.update(0.02, eyes);
    const mesh = hung('speech');
    mesh.computeWorldMatrix(true);
    const forward = mesh.getDirection(Vector3.Forward());
    const to = plus(vec(mesh.position.x, mesh.position.y, mesh.position.z), scaled(eyes, -1));
    const along = (forward.x * to.x + forward.y * to.y + forward.z * to.z) / Math.hypot(to.x, to.y, to.z);
    expect(Math.abs(along), 'its face is to the eyes').toBeGreaterThan(0.95);
    signs.dispose();
  });

  it('are as small as the stage where that stands on a table', () => {
    const signs = new SpeechSigns(room.stage, new TransformNode('home', scene), undefined);
    says(signs, 'How small we are.');
    const eyes = eyesFrom(30);
    signs.update(0.02, eyes, 1);
    const life = seen('speech', eyes).wide;
    signs.update(0.02, eyes, 10);
    expect(seen('speech', eyes).wide).toBeGreaterThan(life * 2);
    signs.dispose();
  });
});
