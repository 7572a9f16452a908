import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { TargetCamera } from '@babylonjs/core/Cameras/targetCamera.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockingOf } from '../../../plugin/picture/camera/stage-blocking.ts';
import { Sight } from '../../../plugin/picture/camera/sight.ts';
import { standardBindings } from '../../../plugin/player/bindings.ts';
import { StageRig } from '../../../plugin/player/stage-rig.ts';
import { distance, vec, type Vec3 } from '../../../plugin/stage/space/vector.ts';
import { Proscenium } from '../../../src/embed/proscenium.ts';
import { seededRandom } from '../../../src/kit/random.ts';
import { isLong } from '../../how-much.ts';
import { openHavok } from '../stage/physics/open-havok.ts';
import { FakePage } from './fake-page.ts';

const frameMs = 40;
const keys = ['KeyW', 'KeyA', 'KeyS', 'KeyD', 'ArrowLeft', 'ArrowRight', 'ShiftLeft'];

/** Somebody who walks about at random for ten seconds while the company plays. */
async function wander(play: string, role: string, look: (at: Vec3, drama: Proscenium) => void): Promise<Proscenium> {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const camera = new TargetCamera('eyes', Vector3.Zero(), scene);
  scene.activeCamera = camera;
  const file = new URL(`../../../scenes/${play}/scene.json`, import.meta.url);
  const drama = await Proscenium.createAsync(scene, {
    scene: JSON.parse(readFileSync(file, 'utf8')),
    player: role,
    havok: await openHavok(),
    tier: 'plain',
    seed: 5,
  });
  const { stage, view, player } = drama;
  if (!view || !player) throw new Error('There is nobody to play.');
  const page = new FakePage();
  const rig = new StageRig(scene, camera, {
    stage,
    view,
    role: player.role,
    canvas: page.canvas,
    bindings: standardBindings,
    comfort: { fov: 80, lookSpeed: 1, isLookInverted: false, isStill: false },
    walk: (intent) => player.walk(intent),
    look: (at) => player.look(at),
    pads: () => [],
  });
  const random = seededRandom(`${play} 1`);
  for (let frame = 0; frame < 250; frame++) {
    if (frame % 12 === 0) for (const key of keys) page.key(random.next() < 0.4 ? 'keydown' : 'keyup', key);
    if (frame % 50 === 0) rig.turn(random.next() * 20 - 10, random.next() * 40 - 20);
    await drama.advance(frameMs);
    rig.update(frameMs / 1000);
    look(vec(camera.position.x, camera.position.y, camera.position.z), drama);
  }
  rig.dispose();
  return drama;
}

const roles = [
  ['midnight-cafe', 'actor:theo'],
  ['baker-street', 'actor:bodley'],
  ['elsinore', 'actor:hamlet'],
] as const;
describe.each(isLong ? roles : roles.slice(0, 1))('over a shoulder in %s', (play, role) => {
  it('the camera is in no wall, no thing and nobody, and does not jump', async () => {
    const inside: string[] = [];
    let [last, farthest, walked, looked]: [Vec3 | undefined, number, number, Vec3 | undefined] = [undefined, 0, 0, undefined]; // prettier-ignore
    let sight: Sight | undefined;
    const drama = await wander(play, role, (at, { stage }) => {
      sight ??= new Sight(stage.parts.plan);
      const blocking = blockingOf(stage);
      const others = new Map([...blocking.figures].filter(([id]) => id !== role));
      const around = { figures: others, furniture: blocking.furniture, item: () => undefined };
      if (sight.isInside(at, around)) inside.push(JSON.stringify(at));
      const body = stage.actors.all.get(role as never)?.stand.position ?? at;
      if (last) farthest = Math.max(farthest, distance(last, at));
      if (looked) walked += Math.min(1, distance(looked, body));
      [last, looked] = [at, body];
    });
    drama.dispose();
    expect(inside).toEqual([]);
    expect(walked).toBeGreaterThan(2);
    // In a frame running takes 0.13 m and turning up to 0.4; the rest is the boom drawing in before something.
    expect(farthest).toBeLessThan(0.9);
  });
});
