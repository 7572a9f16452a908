import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { castNamed } from './casts.ts';
import { Puppet, type BodyPose } from '../../plugin/body/bodies/puppet.ts';
import { addExpression, expressionForms } from '../../plugin/body/face/expression-form.ts';
import { expressions, plainFace, shapeAt, type Face } from '../../plugin/body/face/face.ts';
import { visemes } from '../../plugin/stage/speech/viseme.ts';
import { makeFigure } from '../../plugin/body/bodies/figure-model.ts';
import { createWorkshop } from '../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../plugin/picture/look/light-rig.ts';
import type { Tier } from '../../plugin/body/tier.ts';

/** `names` are parts of ids; `large` among them shows larger faces, `only-joy` that one and others so named. */
interface Wanted {
  readonly tier: Tier;
  readonly names: readonly string[];
}

interface Cell {
  readonly label: string;
  readonly face: Face;
  readonly head: readonly [nod: number, turn: number, tilt: number];
  readonly yaw: number;
}

const standing: BodyPose = {
  position: { x: 0, y: 0, z: 0 }, yaw: Math.PI, speed: 0, posture: 'standing', hands: { left: undefined, right: undefined },
  gaze: undefined, talking: false, gesture: undefined, dead: false,
}; // prettier-ignore
/** How wide a jaw goes for each sound, on this sheet. */
const jaws: Partial<Record<string, number>> = { a: 0.7, e: 0.25, i: 0.1, o: 0.4, l: 0.3, k: 0.3, r: 0.15 };

/** All expressions and all visemes of those named, and eyes that look about and shut. */
export async function run({ tier, names }: Wanted): Promise<{ name: string; image: string; note: string }[]> {
  const isLarge = names.includes('large');
  const cell = isLarge ? 300 : 150;
  const columns = isLarge ? 4 : 8;
  const only = names.filter((name) => name.startsWith('only-')).map((name) => name.slice('only-'.length));
  const wanted = names.filter((name) => name !== 'large' && !name.startsWith('only-'));
  const people = castNamed(wanted.length > 0 ? wanted : ['hamlet']);
  const canvas = document.createElement('canvas');
  const engine = new Engine(canvas, true, { preserveDrawingBuffer: true });
  engine.setSize(cell, cell);
  const scene = new Scene(engine);
  const camera = new FreeCamera('camera', Vector3.Zero(), scene);
  camera.minZ = 0.05;
  camera.fov = 0.36;
  const workshop = createWorkshop(scene, { tier });
  const rig = new LightRig(workshop, { light: { mood: 'day' } }, { takeOver: true });
  const wall = workshop.box('wall', { x: 14, y: 5, z: 0.1 }, workshop.material('plaster', '#6a5f6e'));
  wall.position.set(0, 2.5, 2.2);
  const sheets: { name: string; image: string; note: string }[] = [];
  for (const person of people) {
    const puppet = new Puppet(workshop, person);
    const began = performance.now();
    const model = makeFigure(puppet.character, 1.25);
    puppet.wear(model);
    rig.cast(puppet.root);
    const cells = allCells().filter(({ label }) => only.length === 0 || only.includes(label));
    const sheet = document.createElement('canvas');
    [sheet.width, sheet.height] = [Math.min(columns, cells.length) * cell, Math.ceil(cells.length / columns) * cell];
    const context = sheet.getContext('2d')!;
    for (const [index, { label, face, head, yaw }] of cells.entries()) {
      // Bodies turn in their own time.
      for (let frame = 0; frame < 20; frame++) puppet.show({ ...standing, yaw: Math.PI + yaw }, 0.1);
      puppet.makeFace(face);
      puppet.joint('neck').rotationQuaternion?.copyFrom(Quaternion.RotationYawPitchRoll(head[1], head[0], -head[2]));
      const eyes = puppet.joint('head').getAbsolutePosition();
      camera.position.set(0, eyes.y + 0.2, -1.35);
      camera.setTarget(new Vector3(0, eyes.y + 0.165, 0));
      rig.moved();
      await scene.whenReadyAsync();
      scene.render();
      const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * cell];
      context.drawImage(canvas, x, y);
      context.fillStyle = '#fff';
      context.font = '12px sans-serif';
      context.fillText(label, x + 5, y + cell - 6);
    }
    const points = (model.mouth?.rest.positions.length ?? 0) / 3;
    sheets.push({
      name: `expressions-${person.id.replace('actor:', '')}`,
      image: sheet.toDataURL(),
      note: `${points} points of mouth, ${Math.round(performance.now() - began)} ms`,
    });
    puppet.dispose();
  }
  return sheets;
}

function allCells(): readonly Cell[] {
  const felt = expressions.map((expression, index): Cell => {
    const face = plainFace();
    addExpression(face, expressionForms[expression], 1, false);
    return { label: expression, face, head: expressionForms[expression].head, yaw: index % 2 ? -0.28 : 0.28 };
  });
  const said = visemes.map((viseme): Cell => {
    const face = plainFace();
    if (viseme !== 'rest') face.mouth[shapeAt[viseme]] = 1;
    face.jaw = jaws[viseme] ?? 0;
    return { label: `“${viseme}”`, face, head: [0, 0, 0], yaw: 0.12 };
  });
  const looks: readonly (readonly [string, number, number, number, number])[] = [
    ['right', 0.5, 0, 0, 0.28],
    ['down', 0, 0.4, 0, 0],
    ['shut', 0, 0, 1, 0],
    ['aside', 0, 0, 0, 1.1],
  ];
  const looking = looks.map(([label, yaw, pitch, lid, turned]): Cell => {
    const face = plainFace();
    [face.eyeYaw, face.eyePitch, face.left.lid, face.right.lid] = [yaw, pitch, lid, lid];
    return { label, face, head: [0, 0, 0], yaw: turned };
  });
  return [...felt, ...said, ...looking];
}
