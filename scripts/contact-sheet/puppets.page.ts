import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { makeFigure } from '../../plugin/body/bodies/figure-model.ts';
import { casts } from './casts.ts';
import { Puppet, type BodyPose } from '../../plugin/body/bodies/puppet.ts';
import type { Overwear } from '../../plugin/body/overwear/overwear.ts';
import { createWorkshop, type OpenWorkshop } from '../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../plugin/picture/look/light-rig.ts';
import { Attire } from '../../plugin/picture/view/attire.ts';
import type { Tier } from '../../plugin/body/tier.ts';

/** `gus+coat` has a coat put on him. */
interface Wanted {
  readonly tier: Tier;
  readonly style: string;
  readonly names: readonly string[];
}

interface Sheet {
  readonly name: string;
  readonly image: string;
  readonly note: string;
}

const at = { x: 0, y: 0, z: 0 };
const standing: BodyPose = {
  position: at, yaw: Math.PI, speed: 0, posture: 'standing', hands: { left: undefined, right: undefined }, gaze: undefined,
  talking: false, gesture: undefined, mood: 'calm', dead: false,
}; // prettier-ignore
const side = Math.PI * 0.72;

/** Poses each puppet is shown in; a walk is walked, so that strides are real. */
const poses: readonly (readonly [string, Partial<BodyPose>])[] = [
  ['walk', { yaw: side, speed: 1.2 }],
  ['sit', { posture: 'sitting', yaw: side }],
  ['sit on the floor', { posture: 'sitting', hipHeight: 0.1, yaw: side }],
  ['reach a cup', { yaw: side, hands: { left: undefined, right: { x: 0.38, y: 0.95, z: -0.42 } } }],
  ['off the floor', { yaw: side, hands: { left: undefined, right: { x: 0.32, y: 0.06, z: -0.4 } } }],
  ['bow', { yaw: side, gesture: { verb: 'bow', part: 0.5 } }],
  ['kneel', { yaw: side, posture: 'kneeling' }],
  ['crouch', { yaw: side, posture: 'crouching' }],
  ['lie', { yaw: Math.PI / 2, posture: 'lying' }],
  ['talk', { talking: true, mood: 'merry', yaw: Math.PI * 0.9 }],
  ['weep', { gesture: { verb: 'weep', part: 0.5 }, mood: 'low' }],
  ['strike', { yaw: side, gesture: { verb: 'strike', part: 0.55 }, mood: 'angry' }],
  ['pray', { yaw: side, gesture: { verb: 'pray', part: 0.5 } }],
  ['point', { gesture: { verb: 'point', part: 0.5 }, yaw: side, mood: 'angry' }],
  ['shrug', { gesture: { verb: 'shrug', part: 0.5 } }],
  ['look aside', { gaze: { x: 3, y: 1.5, z: -1 } }],
  ['laugh', { gesture: { verb: 'laugh', part: 0.5 }, mood: 'merry' }],
  ['from the front', { yaw: Math.PI }],
  ['from the side', { yaw: Math.PI / 2 }],
  ['from behind', { yaw: 0.3 }],
  ['walks away', { yaw: Math.PI * 0.25, speed: 1.3 }],
];

const lengths: Readonly<Record<Overwear['kind'], number>> = { coat: 0.86, cloak: 1.08, shawl: 0.46, apron: 0.76 };

/** Puts something on somebody over their own clothes. */
function putOn(workshop: OpenWorkshop, puppet: Puppet, kind: Overwear['kind']): void {
  const attire = new Attire(workshop, puppet);
  const material = kind === 'coat' ? workshop.material('leather', '#e0b23c') : workshop.material('wool', '#3a4f78');
  attire.putOn({ kind, longMeters: lengths[kind], material, instead: new TransformNode(kind, workshop.scene) });
  attire.update();
}

/** Line-ups of the plays' actors, faces, and poses of those named (`names`) or of the first of each play. */
export async function run({ tier, names }: Wanted): Promise<Sheet[]> {
  const canvas = document.createElement('canvas');
  const engine = new Engine(canvas, true, { preserveDrawingBuffer: true, stencil: false });
  const scene = new Scene(engine);
  const camera = new FreeCamera('camera', Vector3.Zero(), scene);
  camera.minZ = 0.05;
  const workshop = createWorkshop(scene, { tier });
  const rig = new LightRig(workshop, { light: { mood: 'day' } }, { takeOver: true });
  const floor = workshop.box('floor', { x: 14, y: 0.1, z: 6 }, workshop.material('oak'));
  floor.position.y = -0.05;
  const wall = workshop.box('wall', { x: 14, y: 5, z: 0.1 }, workshop.material('plaster', '#6a5f6e'));
  wall.position.set(0, 2.5, 2.2);
  const seat = workshop.box('seat', { x: 0.5, y: 0.45, z: 0.42 }, workshop.material('oak'));
  seat.position.set(0, 0.225, 0.02);
  seat.rotation.y = side;

  const shoot = async (width: number, height: number): Promise<HTMLCanvasElement> => {
    engine.setSize(width, height);
    rig.moved();
    await scene.whenReadyAsync();
    engine.beginFrame();
    scene.render();
    engine.endFrame();
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [width, height];
    copy.getContext('2d')!.drawImage(canvas, 0, 0);
    return copy;
  };
  const look = (from: Vector3, to: Vector3, fov: number): void => {
    camera.position.copyFrom(from);
    camera.setTarget(to);
    camera.fov = fov;
  };

  const sheets: Sheet[] = [];
  for (const [play, people] of Object.entries(casts())) {
    const puppets = people.map((person) => new Puppet(workshop, person));
    for (const [index, puppet] of puppets.entries()) {
      const named = names.find((name) => people[index]?.id.includes(name.replace(/\+.*/, '')));
      if (names.length === 0 || named) puppet.wear(makeFigure(puppet.character, 1.25));
      const [, over] = named?.split('+') ?? [];
      if (over && over in lengths) putOn(workshop, puppet, over as Overwear['kind']);
      rig.cast(puppet.root);
    }
    const vertices = puppets.map((puppet) =>
      puppet.root.getChildMeshes().reduce((sum, mesh) => sum + mesh.getTotalVertices(), 0),
    );
    const draws = puppets.map((puppet) => puppet.root.getChildMeshes().length);
    const note = `${vertices.join(', ')} vertices, ${draws.join(', ')} draws`;
    const gap = 0.9;
    if (names.length === 0) {
      seat.setEnabled(false);
      puppets.forEach((puppet, index) => {
        const pose: BodyPose = {
          ...standing,
          position: { x: (index - (puppets.length - 1) / 2) * gap, y: 0, z: 0 },
          yaw: Math.PI + (index % 2 ? 0.18 : -0.18),
          // At whoever looks at the picture.
          gaze: { x: 0, y: 1.4, z: -6.2 },
        };
        for (let frame = 0; frame < 30 + index * 7; frame++) puppet.show(pose, 0.05);
      });
      look(new Vector3(0, 1.25, -6.2), new Vector3(0, 0.9, 0), 0.4);
      sheets.push({ name: `cast-${play}`, image: (await shoot(1600, 640)).toDataURL(), note });
    }
    for (const [index, puppet] of puppets.entries()) {
      const id = people[index]?.id ?? '';
      if (!names.some((name) => id.includes(name.replace(/\+.*/, '')))) continue;
      for (const other of puppets) other.root.setEnabled(other === puppet);
      const sheet = document.createElement('canvas');
      [sheet.width, sheet.height] = [4 * 400, 6 * 400];
      const context = sheet.getContext('2d')!;
      seat.setEnabled(false);
      puppet.show({ ...standing, position: { x: 3, y: 0, z: 0 } }, 0);
      puppet.show({ ...standing, mood: 'merry' }, 0.05);
      for (const [cell, mood] of ['calm', 'merry', 'low', 'angry'].entries()) {
        for (let i = 0; i < 20; i++) puppet.show({ ...standing, yaw: Math.PI + 0.35, mood }, 0.05);
        look(new Vector3(0, 1.58, -1.5), new Vector3(0, 1.48, 0), 0.4);
        context.drawImage(await shoot(400, 400), cell * 400, 0);
      }
      for (const [cell, [name, change]] of poses.entries()) {
        const pose: BodyPose = { ...standing, ...change };
        seat.setEnabled(name === 'sit');
        puppet.show({ ...pose, position: { x: 5, y: 0, z: 0 } }, 0);
        const seconds = 1.35;
        for (let i = 0; i <= 60; i++) {
          const back = pose.speed > 0 ? ((60 - i) / 60) * seconds * pose.speed : 0;
          const position = { x: -Math.sin(pose.yaw) * back, y: 0, z: -Math.cos(pose.yaw) * back };
          puppet.show({ ...pose, position }, seconds / 60);
        }
        look(new Vector3(0, 1.35, -4.6), new Vector3(0, 0.86, 0), 0.44);
        context.drawImage(await shoot(400, 400), (cell % 4) * 400, (1 + Math.floor(cell / 4)) * 400);
        context.fillStyle = '#fff';
        context.font = '16px sans-serif';
        context.fillText(name, (cell % 4) * 400 + 8, (2 + Math.floor(cell / 4)) * 400 - 10);
      }
      sheets.push({ name: `puppet-${id.replace('actor:', '')}`, image: sheet.toDataURL(), note });
    }
    for (const puppet of puppets) puppet.dispose();
  }
  return sheets;
}
