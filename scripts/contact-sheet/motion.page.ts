import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { makeFigure } from '../../plugin/body/bodies/figure-model.ts';
import { Puppet, type BodyPose } from '../../plugin/body/bodies/puppet.ts';
import { createWorkshop } from '../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../plugin/picture/look/light-rig.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import { castNamed } from './casts.ts';
import { strips, type Strip } from './motion-strips.ts';

interface Wanted {
  readonly tier: Tier;
  readonly names: readonly string[];
}

interface Sheet {
  readonly name: string;
  readonly image: string;
  readonly note: string;
}

const frames = 8;
const cell = { width: 150, height: 190 } as const;
const stepSeconds = 1 / 60;

/** Eight frames of each way of moving, for the actors named: `motion gertrude walk sit`. */
export async function run({ tier, names }: Wanted): Promise<Sheet[]> {
  const canvas = document.createElement('canvas');
  const engine = new Engine(canvas, true, { preserveDrawingBuffer: true, stencil: false });
  const scene = new Scene(engine);
  const camera = new FreeCamera('camera', Vector3.Zero(), scene);
  camera.minZ = 0.05;
  const workshop = createWorkshop(scene, { tier });
  const rig = new LightRig(workshop, { light: { mood: 'day' } }, { takeOver: true });
  const floor = workshop.box('floor', { x: 30, y: 0.1, z: 30 }, workshop.material('oak'));
  floor.position.y = -0.05;
  const seat = workshop.box('seat', { x: 0.5, y: 0.45, z: 0.42 }, workshop.material('oak'));
  const stairs = Array.from({ length: 8 }, (_, index) => {
    const stair = workshop.box(`stair ${index}`, { x: 1.2, y: 0.17 * (index + 1), z: 0.28 }, workshop.material('oak'));
    stair.position.set(0, 0.085 * (index + 1), 0.3 + 0.28 * index);
    return stair;
  });
  engine.setSize(cell.width, cell.height);
  const shoot = async (): Promise<void> => {
    rig.moved();
    await scene.whenReadyAsync();
    engine.beginFrame();
    scene.render();
    engine.endFrame();
  };

  const wanted = strips.filter(({ name }) => names.includes(name));
  const shown = wanted.length > 0 ? wanted : strips;
  const sheets: Sheet[] = [];
  for (const person of castNamed(names.filter((name) => !strips.some((strip) => strip.name === name)))) {
    const puppet = new Puppet(workshop, person);
    puppet.wear(makeFigure(puppet.character, 1.5));
    rig.cast(puppet.root);
    const sheet = document.createElement('canvas');
    [sheet.width, sheet.height] = [frames * cell.width, shown.length * cell.height];
    const context = sheet.getContext('2d')!;
    context.font = '12px sans-serif';
    for (const [row, strip] of shown.entries()) {
      seat.setEnabled(strip.furniture === 'seat');
      for (const stair of stairs) stair.setEnabled(strip.furniture === 'stairs');
      await film(strip, puppet, camera, async (frame) => {
        await shoot();
        context.drawImage(canvas, frame * cell.width, row * cell.height);
      });
      context.fillStyle = '#fff';
      context.fillText(strip.name, 6, (row + 1) * cell.height - 8);
    }
    sheets.push({ name: `motion-${person.id.replace('actor:', '')}`, image: sheet.toDataURL(), note: '' });
    puppet.dispose();
  }
  return sheets;
}

/** Moves a puppet through a strip and takes its frames; the camera goes along. */
async function film(
  strip: Strip,
  puppet: Puppet,
  camera: FreeCamera,
  take: (frame: number) => Promise<void>,
): Promise<void> {
  puppet.show({ ...strip.pose(0), position: { x: 9, y: 0, z: 9 } }, 0);
  const every = (strip.seconds - strip.from) / (frames - 1);
  let next = 0;
  for (let step = 0; next < frames; step++) {
    const seconds = step * stepSeconds;
    const pose: BodyPose = strip.pose(seconds);
    puppet.show(pose, stepSeconds);
    if (seconds < strip.from + next * every - 1e-6) continue;
    const { x, y, z } = strip.follows ? pose.position : { x: 0, y: 0, z: 0 };
    // From the side, a little from before.
    camera.position.set(x + 4.3, y + 1.25, z + 1.5);
    camera.setTarget(new Vector3(x, y + 0.88, z));
    camera.fov = 0.5;
    await take(next++);
  }
}
