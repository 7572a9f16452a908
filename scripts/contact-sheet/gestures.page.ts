import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { castNamed } from './casts.ts';
import { Puppet, type BodyPose } from '../../plugin/body/bodies/puppet.ts';
import type { Portrayed } from '../../plugin/body/figures/character.ts';
import { makeFigure } from '../../plugin/body/bodies/figure-model.ts';
import { createWorkshop } from '../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../plugin/picture/look/light-rig.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import { seenForMs } from '../../plugin/body/motion/gestures.ts';
import { asVerb, rowOf } from '../../src/drama/verb.ts';
import { deeds } from '../../src/drama/verbs/deeds.ts';
import { emotes } from '../../src/drama/verbs/emotes.ts';
import { unruled } from '../../src/drama/verbs/unruled.ts';

/** `names` picks gestures by their verbs; `as:mina` picks the actor, `side` looks from the side, `big` twice as near. */
interface Wanted {
  readonly tier: Tier;
  readonly names: readonly string[];
}

const small = { wide: 96, tall: 124 } as const;
const parts = [0.2, 0.4, 0.6, 0.8] as const;

/** Every gesture in four frames, on one coarse figure: what cannot be read at this size cannot be read from a seat. */
export async function run({ tier, names }: Wanted): Promise<{ name: string; image: string; note: string }[]> {
  const isSide = names.includes('side');
  const isBig = names.includes('big');
  const cell = isBig ? { wide: small.wide * 2, tall: small.tall * 2 } : small;
  const actor = names.find((name) => name.startsWith('as:'))?.slice(3) ?? 'watson';
  const wanted = names.filter((name) => name !== 'side' && name !== 'big' && !name.startsWith('as:'));
  const verbs = Object.keys({ ...deeds, ...emotes, ...unruled }).map(asVerb);
  // One verb of each gesture.
  const all = [...new Map(verbs.map((verb) => [rowOf(verb).gesture, verb])).values()];
  const shown = wanted.length > 0 ? wanted.map((name) => asVerb(name.replaceAll('-', ' '))) : all;

  const perRow = isBig ? 2 : 4;
  const canvas = document.createElement('canvas');
  const engine = new Engine(canvas, true, { preserveDrawingBuffer: true, stencil: false });
  engine.setSize(cell.wide, cell.tall);
  const scene = new Scene(engine);
  const camera = new FreeCamera('camera', new Vector3(0, 1.15, -5), scene);
  camera.setTarget(new Vector3(0, 0.96, 0));
  camera.fov = 0.4;
  const workshop = createWorkshop(scene, { tier });
  new LightRig(workshop, { light: { mood: 'day' } }, { takeOver: true });
  const wall = workshop.box('wall', { x: 14, y: 8, z: 0.1 }, workshop.material('plaster', '#8a8290'));
  wall.position.set(0, 2.5, 2.2);
  const person = castNamed([actor])[0] ?? castNamed([])[0];
  const puppet = new Puppet(workshop, { ...(person as unknown as Portrayed), style: 'victorian' });
  puppet.wear(makeFigure(puppet.character, 2));

  const yaw = isSide ? Math.PI * 0.55 : Math.PI * 0.86;
  const standing: BodyPose = {
    position: { x: 0, y: 0, z: 0 }, yaw, speed: 0, posture: 'standing', hands: { left: undefined, right: undefined },
    gaze: undefined, talking: false, gesture: undefined, mood: 'calm', dead: false,
  }; // prettier-ignore
  const sheet = document.createElement('canvas');
  sheet.width = perRow * parts.length * cell.wide;
  sheet.height = Math.ceil(shown.length / perRow) * cell.tall;
  const context = sheet.getContext('2d')!;
  context.font = '11px sans-serif';
  await scene.whenReadyAsync();
  for (const [index, verb] of shown.entries()) {
    const [left, top] = [(index % perRow) * parts.length * cell.wide, Math.floor(index / perRow) * cell.tall];
    const frames = Math.max(8, Math.round((seenForMs({ verb, contactMs: 540 }) / 1000) * 24));
    puppet.show({ ...standing, position: { x: 9, y: 0, z: 0 } }, 0.1);
    puppet.show(standing, 0.1);
    for (let frame = 0, next = 0; frame <= frames && next < parts.length; frame++) {
      puppet.show({ ...standing, gesture: { verb, part: frame / frames } }, 1 / 24);
      if (frame / frames < (parts[next] ?? 1)) continue;
      engine.beginFrame();
      scene.render();
      engine.endFrame();
      context.drawImage(canvas, left + next * cell.wide, top);
      next++;
    }
    context.fillStyle = '#fff';
    context.fillText(verb, left + 3, top + cell.tall - 4);
  }
  const name = `gestures${isSide ? '-side' : ''}`;
  return [{ name, image: sheet.toDataURL(), note: `${shown.length} gestures` }];
}
