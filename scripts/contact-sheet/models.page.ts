import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import type { State } from '../../src/drama/state.ts';
import type { Measures } from '../../plugin/stage/forms/form.ts';
import { forms } from '../../plugin/stage/forms/forms.ts';
import { createWorkshop } from '../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../plugin/picture/look/light-rig.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import type { Model } from '../../plugin/picture/models/model.ts';
import { makers, thingCalled } from './makers.ts';

interface Wanted {
  readonly tier: Tier;
  readonly style: string;
  readonly names: readonly string[];
}

const cell = 220;
const caption = 18;
const columns = 6;
const rowsOnASheet = 8;

/** Tried on every model; only what changes its picture is shown. */
const states: readonly (readonly [label: string, state: State, look?: { worn?: true; held?: true }])[] = [
  ['', {}],
  ['open', { open: true }],
  ['locked', { locked: true }],
  ['lit', { lit: true }],
  ['on', { on: true }],
  ['full', { full: true, amount: 1, contents: 'wine', filled: 'wine' }],
  ['empty', { full: false, empty: true }],
  ['burning', { burning: true }],
  ['torn', { torn: true }],
  ['broken', { broken: true }],
  ['wet', { wet: true }],
  ['bloody', { bloody: true }],
  ['cracked', { cracked: true }],
  ['ringing', { ringing: true }],
  ['folded', { folded: true }],
  ['unfolded', { unfolded: true, open: true }],
  ['drawn', { drawn: true }],
  ['worn', {}, { worn: true }],
  ['held', {}, { held: true }],
];

/** Draws the models, each at its own scale, and gives the sheets as pictures. */
export async function run({ tier, style, names }: Wanted): Promise<{ name: string; image: string; note: string }[]> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = cell;
  const engine = new Engine(canvas, true, { preserveDrawingBuffer: true, stencil: false });
  const scene = new Scene(engine);
  scene.clearColor = new Color4(0.16, 0.15, 0.15, 1);
  const camera = new FreeCamera('camera', Vector3.Zero(), scene);
  camera.minZ = 0.002;
  camera.fov = 0.5;
  const workshop = createWorkshop(scene, { tier, style });
  new LightRig(workshop, { light: { mood: 'interior' } }, { takeOver: true });
  scene.clearColor = new Color4(0.2, 0.19, 0.185, 1);

  const cells: { label: string; picture: ImageData; name: string }[] = [];
  const problems: string[] = [];
  for (const [name, maker] of makers()) {
    if (names.length > 0 && !names.some((part) => name.includes(part))) continue;
    const form = forms.find((one) => one.name === name);
    const thing = thingCalled(name, form?.nouns[0] ?? name);
    const measures = form?.measure(thing);
    if (!measures) {
      problems.push(`${name}: no form of this name`);
      continue;
    }
    try {
      const pictures: ImageData[] = [];
      for (const [label, state, look] of states) {
        const model = maker(workshop, thing, measures);
        // On a stage, what faces the audience faces south.
        model.root.rotation.y = Math.PI;
        model.show({ state, worn: look?.worn ?? false, held: look?.held ?? false }, 'at-once');
        for (let step = 0; step < 3; step++) model.update(0.1);
        aim(camera, model, measures);
        await scene.whenReadyAsync();
        const picture = photograph(engine, scene, canvas);
        if (!pictures.some((other) => isSame(other, picture))) {
          pictures.push(picture);
          cells.push({ label: label ? `… ${label}` : `${name}  ${sizeWords(measures)}`, picture, name });
        }
        model.dispose();
      }
    } catch (error) {
      problems.push(`${name}: ${String(error)}`);
    }
  }
  const note = problems.length > 0 ? `\n  ${problems.join('\n  ')}` : '';
  engine.stopRenderLoop();
  const sheets = [];
  const perSheet = columns * rowsOnASheet;
  for (let first = 0; first < Math.max(1, cells.length); first += perSheet) {
    const part = cells.slice(first, first + perSheet);
    sheets.push({
      name: `models-${first / perSheet + 1}`,
      image: drawSheet(part),
      note: `${part.length} pictures${note}`,
    });
  }
  return sheets;
}

/** From the front, the right and above, far enough to see all of it with what has slid out. */
function aim(camera: FreeCamera, model: Model, measures: Measures): void {
  const { min, max } = model.root.getHierarchyBoundingVectors(
    true,
    (mesh) => mesh.isVisible && !mesh.name.endsWith('halo'),
  );
  const { size } = measures;
  const low = Vector3.Minimize(min, new Vector3(-size.x / 2, 0, -size.z / 2));
  const high = Vector3.Maximize(max, new Vector3(size.x / 2, size.y, size.z / 2));
  const center = low.add(high).scale(0.5);
  const radius = high.subtract(low).length() / 2;
  const back = (radius * 1.08) / Math.sin(camera.fov / 2);
  camera.position = center.add(new Vector3(0.5, 0.42, -1).normalize().scale(back));
  camera.setTarget(center);
  camera.maxZ = back * 3;
}

function photograph(engine: Engine, scene: Scene, canvas: HTMLCanvasElement): ImageData {
  engine.beginFrame();
  scene.render();
  engine.endFrame();
  const copy = document.createElement('canvas');
  copy.width = copy.height = cell;
  const context = copy.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, cell, cell);
}

/** Lights flicker a little: a few pixels by a little are no difference. */
function isSame(a: ImageData, b: ImageData): boolean {
  let different = 0;
  for (let index = 0; index < a.data.length; index += 4) {
    if (Math.abs((a.data[index + 1] ?? 0) - (b.data[index + 1] ?? 0)) > 10) different++;
  }
  return different < 30;
}

function drawSheet(cells: readonly { label: string; picture: ImageData }[]): string {
  const sheet = document.createElement('canvas');
  sheet.width = columns * cell;
  sheet.height = Math.max(1, Math.ceil(cells.length / columns)) * (cell + caption);
  const context = sheet.getContext('2d')!;
  context.fillStyle = '#111';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.font = '13px sans-serif';
  context.fillStyle = '#eee';
  for (const [index, { label, picture }] of cells.entries()) {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * (cell + caption)];
    context.putImageData(picture, x, y);
    context.fillText(label, x + 6, y + cell + 13);
  }
  return sheet.toDataURL('image/png');
}

const sizeWords = ({ size }: Measures): string => [size.x, size.y, size.z].map((side) => side.toFixed(2)).join(' × ');
