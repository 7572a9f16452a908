import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { Puppet } from '../../plugin/body/bodies/puppet.ts';
import { makeFigure } from '../../plugin/body/bodies/figure-model.ts';
import { createWorkshop } from '../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../plugin/picture/look/light-rig.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import type { BodyPose } from '../../plugin/body/motion/body-pose.ts';
import { castNamed } from './casts.ts';

const sides = 8;
const [wide, tall] = [160, 300];

/** Everybody of the plays, or those named, from eight sides. */
export async function run({ tier, names }: { tier: Tier; names: readonly string[] }) {
  const canvas = document.createElement('canvas');
  const engine = new Engine(canvas, true, { preserveDrawingBuffer: true });
  engine.setSize(wide, tall);
  const scene = new Scene(engine);
  const camera = new FreeCamera('camera', new Vector3(0, 1.3, -5.2), scene);
  camera.setTarget(new Vector3(0, 0.93, 0));
  camera.fov = 0.43;
  const workshop = createWorkshop(scene, { tier });
  const rig = new LightRig(workshop, { light: { mood: 'day' } }, { takeOver: true });
  const floor = workshop.box('floor', { x: 14, y: 0.1, z: 8 }, workshop.material('oak', '#6a4a34'));
  floor.position.y = -0.05;
  const wall = workshop.box('wall', { x: 14, y: 6, z: 0.1 }, workshop.material('plaster', '#5a5062'));
  wall.position.set(0, 3, 3);

  const sheets: { name: string; image: string; note: string }[] = [];
  for (const person of castNamed(names)) {
    const puppet = new Puppet(workshop, person);
    puppet.wear(makeFigure(puppet.character, 1.1));
    rig.cast(puppet.root);
    const sheet = document.createElement('canvas');
    [sheet.width, sheet.height] = [wide * sides, tall];
    for (let side = 0; side < sides; side++) {
      const yaw = Math.PI + (side / sides) * 2 * Math.PI;
      for (let frame = 0; frame < 40; frame++) puppet.show(standing(yaw), 0.05);
      rig.moved();
      await scene.whenReadyAsync();
      scene.render();
      sheet.getContext('2d')?.drawImage(canvas, side * wide, 0);
    }
    sheets.push({ name: `turntable-${person.id.replace('actor:', '')}`, image: sheet.toDataURL(), note: person.name });
    puppet.dispose();
  }
  return sheets;
}

const standing = (yaw: number): BodyPose => ({
  position: { x: 0, y: 0, z: 0 },
  yaw,
  speed: 0,
  posture: 'standing',
  hands: { left: undefined, right: undefined },
  gaze: { x: Math.sin(yaw) * 4, y: 1.6, z: Math.cos(yaw) * 4 },
  talking: false,
  gesture: undefined,
  dead: false,
});
