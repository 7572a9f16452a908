import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { DirectionalLight } from '@babylonjs/core/Lights/directionalLight.js';
import { HemisphericLight } from '@babylonjs/core/Lights/hemisphericLight.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3, Color4 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import { Scene } from '@babylonjs/core/scene.js';
import { characterOf } from '../../plugin/body/figures/character.ts';
import { figureLayers } from '../../plugin/body/figures/figure.ts';
import { createRig } from '../../plugin/body/rig/rig.ts';
import { castNamed } from './casts.ts';
import { sculpt } from '../../plugin/body/sculpt/sculpt.ts';

/** `names` picks actors (parts of their ids); `head` among them shows heads from three sides, `coarse` is quick. */
interface Wanted {
  readonly names: readonly string[];
}

/** Figures as they leave the sculptor, unmoved: each from the front, from the side and from behind. */
export async function run({ names }: Wanted): Promise<{ name: string; image: string; note: string }[]> {
  const isHead = names.includes('head');
  const coarseness = names.includes('coarse') ? 2 : 1.25;
  const wanted = names.filter((name) => name !== 'head' && name !== 'coarse');
  const people = castNamed(wanted);
  const [wide, tall] = isHead ? [260, 260] : [200, 400];
  const canvas = document.createElement('canvas');
  const engine = new Engine(canvas, true, { preserveDrawingBuffer: true });
  engine.setSize(wide, tall);
  const scene = new Scene(engine);
  scene.clearColor = new Color4(0.2, 0.19, 0.23, 1);
  new HemisphericLight('fill', new Vector3(0, 1, 0), scene).intensity = 0.55;
  new DirectionalLight('key', new Vector3(0.5, -0.7, 0.8), scene).intensity = 0.75;
  const camera = new FreeCamera('camera', new Vector3(0, isHead ? 1.56 : 0.95, isHead ? -1.5 : -4.6), scene);
  camera.setTarget(new Vector3(0, isHead ? 1.53 : 0.9, 0));
  camera.fov = isHead ? 0.42 : 0.46;
  const material = new StandardMaterial('clay', scene);
  material.specularColor = new Color3(0.06, 0.06, 0.06);
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [wide * 3 * Math.min(2, people.length), tall * Math.ceil(people.length / 2)];
  const context = sheet.getContext('2d')!;
  const notes: string[] = [];
  for (const [index, person] of people.entries()) {
    const began = performance.now();
    const character = characterOf(person);
    const rig = createRig(character.build);
    const layers = figureLayers(character, rig);
    const made = sculpt(layers, rig, coarseness);
    notes.push(`${person.id} ${made.positions.length / 3} points, ${Math.round(performance.now() - began)} ms`);
    const mesh = new Mesh(person.id, scene);
    const data = new VertexData();
    data.positions = made.positions;
    data.normals = made.normals;
    data.colors = made.colours.map((value) => value ** (1 / 2.2));
    data.indices = made.indices;
    data.applyToMesh(mesh);
    mesh.material = material;
    for (const [column, turn] of [Math.PI, Math.PI * 0.65, 0].entries()) {
      mesh.rotation.y = turn + (column === 0 ? 0.25 : 0);
      await scene.whenReadyAsync();
      scene.render();
      const [x, y] = [((index % 2) * 3 + column) * wide, Math.floor(index / 2) * tall];
      context.drawImage(canvas, x, y);
      context.fillStyle = '#fff';
      context.fillText(person.id, x + 4, y + tall - 6);
    }
    mesh.dispose();
  }
  return [{ name: isHead ? 'figures-head' : 'figures', image: sheet.toDataURL(), note: notes.join('; ') }];
}
