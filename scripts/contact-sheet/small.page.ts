import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { State } from '../../src/drama/state.ts';
import type { Trait } from '../../src/drama/trait.ts';
import { formNamed } from '../../plugin/stage/forms/choose-form.ts';
import type { FormedThing } from '../../plugin/stage/forms/form.ts';
import { createWorkshop } from '../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../plugin/picture/look/light-rig.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import type { Model } from '../../plugin/picture/models/model.ts';
import { modelFor } from '../../plugin/picture/models/models.ts';
import { smallModels } from '../../plugin/picture/models/small-models.ts';

interface Wanted {
  readonly tier: Tier;
  readonly style: string;
  /** Forms; a form with the words of a thing and its states: `cup: white cup: {"liquid":"tea","amount":3}`. */
  readonly names: readonly string[];
}

const cell = 220;
const caption = 16;
const columns = 7;

interface Shot {
  readonly form: string;
  readonly words: string;
  readonly state: State;
  readonly worn: boolean;
  readonly held: boolean;
}

const shotOf = (row: string): Shot => {
  const [form = '', words = '', state = '{}'] = row.split(/: (?=[^"]|$)/);
  const { worn = false, held = false, ...own } = JSON.parse(state) as Record<string, unknown>;
  return {
    form,
    words: words || form.replaceAll('-', ' '),
    state: own as State,
    worn: worn === true,
    held: held === true,
  };
};

/** Draws small things closely: as they lie, in the states asked for, from a hand's height. */
export async function run({ tier, style, names }: Wanted): Promise<{ name: string; image: string; note: string }[]> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = cell;
  const engine = new Engine(canvas, true, { preserveDrawingBuffer: true, stencil: false });
  const scene = new Scene(engine);
  const camera = new FreeCamera('camera', Vector3.Zero(), scene);
  camera.minZ = 0.002;
  camera.fov = 0.5;
  const workshop = createWorkshop(scene, { tier, style });
  new LightRig(workshop, { light: { mood: 'interior' } }, { takeOver: true });
  scene.clearColor = new Color4(0.32, 0.3, 0.29, 1);
  const shots = (names.length > 0 ? names : Object.keys(smallModels)).map(shotOf);
  const sheet = document.createElement('canvas');
  sheet.width = columns * cell;
  sheet.height = Math.ceil(shots.length / columns) * (cell + caption);
  const context = sheet.getContext('2d')!;
  context.fillStyle = '#111';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.font = '12px sans-serif';
  for (const [index, shot] of shots.entries()) {
    const thing: FormedThing = {
      id: `prop:${shot.form}` as FormedThing['id'],
      name: shot.words,
      aliases: [],
      traits: new Set<Trait>(['portable', 'readable']),
      size: 1,
      capacity: 4,
      description: shot.words,
    };
    const form = formNamed(shot.form);
    if (!form) throw new Error(`No form "${shot.form}".`);
    const model = modelFor(shot.form)(workshop, thing, form.measure(thing));
    model.root.rotation.y = Math.PI;
    model.show({ state: shot.state, worn: shot.worn, held: shot.held }, 'at-once');
    model.update(0.05);
    aim(camera, model);
    await scene.whenReadyAsync();
    engine.beginFrame();
    scene.render();
    engine.endFrame();
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * (cell + caption)];
    context.drawImage(canvas, x, y);
    context.fillStyle = '#eee';
    context.fillText(`${shot.words} ${JSON.stringify(shot.state).replace('{}', '')}${shot.worn ? ' worn' : ''}${shot.held ? ' held' : ''}`.slice(0, 40), x + 4, y + cell + 12); // prettier-ignore
    model.dispose();
  }
  return [{ name: 'small', image: sheet.toDataURL('image/png'), note: `${shots.length} pictures` }];
}

function aim(camera: FreeCamera, model: Model): void {
  const { min, max } = model.root.getHierarchyBoundingVectors(true, (mesh) => mesh.isEnabled() && mesh.isVisible && !mesh.name.endsWith('halo')); // prettier-ignore
  const center = min.add(max).scale(0.5);
  const radius = max.subtract(min).length() / 2;
  const back = (radius * 1.02) / Math.sin(camera.fov / 2);
  camera.position = center.add(new Vector3(0.45, 0.6, -1).normalize().scale(back));
  camera.setTarget(center);
  camera.maxZ = back * 3;
}
