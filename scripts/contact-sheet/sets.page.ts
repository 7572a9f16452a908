import '@babylonjs/core/Meshes/instancedMesh.js';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { SceneInstrumentation } from '@babylonjs/core/Instrumentation/sceneInstrumentation.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Scene } from '@babylonjs/core/scene.js';
import { forms } from '../../plugin/stage/forms/forms.ts';
import { createWorkshop } from '../../plugin/picture/look/create-workshop.ts';
import { LightRig } from '../../plugin/picture/look/light-rig.ts';
import { StageSet } from '../../plugin/picture/look/stage-set.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import { makers, thingCalled } from './makers.ts';
import { sampleSets } from './sample-sets.ts';

const [wide, tall] = [1280, 720];
const framesMeasured = 1;

/** Draws the sample sets; the note says what a frame costs. */
export async function run({ tier, names }: { tier: Tier; names: readonly string[] }): Promise<unknown[]> {
  const pictures = [];
  for (const [name, sample] of Object.entries(sampleSets)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [wide, tall];
    const engine = new Engine(canvas, false, { preserveDrawingBuffer: true, stencil: false });
    const scene = new Scene(engine);
    const instruments = new SceneInstrumentation(scene);
    const camera = new FreeCamera('camera', new Vector3(...sample.camera), scene);
    camera.setTarget(new Vector3(...sample.target));
    camera.fov = 0.7;
    camera.minZ = 0.1;
    camera.maxZ = 60;
    const began = performance.now();
    const workshop = createWorkshop(scene, { tier, style: sample.plan.style });
    const set = new StageSet(workshop, sample.plan);
    const setMs = performance.now() - began;
    const rig = new LightRig(workshop, sample.plan, { takeOver: true });
    const known = makers();
    const missing: string[] = [];
    for (const { form, at, yaw, state = {} } of sample.props) {
      const maker = known.get(form);
      const measures = forms.find((one) => one.name === form)?.measure(thingCalled(form, form));
      if (!maker || !measures) {
        missing.push(form);
        continue;
      }
      const model = maker(workshop, thingCalled(form, form), measures);
      model.root.position.set(...at);
      model.root.rotation.y = yaw;
      model.show({ state, worn: false, held: false }, 'at-once');
      model.update(0.1);
      rig.cast(model.root);
    }
    rig.cast(set.shade);
    workshop.focusOn({ x: 0, y: 1.2, z: 2.5 });
    await scene.whenReadyAsync();
    const builtMs = performance.now() - began;
    const times: number[] = [];
    const pixel = new Uint8Array(4);
    for (let frame = 0; frame < framesMeasured + 2; frame++) {
      const start = performance.now();
      engine.beginFrame();
      scene.render();
      engine._gl.readPixels(0, 0, 1, 1, engine._gl.RGBA, engine._gl.UNSIGNED_BYTE, pixel);
      engine.endFrame();
      if (frame > 1) times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const frameMs = times[Math.floor(times.length / 2)] ?? 0;
    const triangles = Math.round(scene.getActiveIndices() / 3);
    const draws = instruments.drawCallsCounter.current;
    const lacking = missing.length > 0 ? `, no model of ${missing.join(', ')}` : '';
    const note = `${tier}: ${draws} draws, ${triangles} triangles, ${frameMs.toFixed(0)} ms a frame, set in ${setMs.toFixed(0)} ms, all in ${builtMs.toFixed(0)} ms${lacking}`;
    pictures.push({ name: `set-${name}-${tier}`, image: canvas.toDataURL('image/png'), note });
    scene.dispose();
    engine.dispose();
  }
  return pictures;
}
