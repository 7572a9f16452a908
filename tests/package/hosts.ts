/** What a Babylon developer writes beside the package: programs of hosts, as they lie in a project of theirs. */

/** Ten lines of a host that has a Babylon scene already, with a play of the house. */
export const tenLines = `
import type { Scene } from '@babylonjs/core/scene.js';
import { Proscenium } from 'proscenium/plugin';
import elsinore from 'proscenium/scenes/elsinore/scene.json';

export const open = async (scene: Scene): Promise<void> => {
  const drama = await Proscenium.createAsync(scene, { scene: elsinore, seed: 5, speed: 8, tier: 'plain' });
  drama.onLineObservable.add(({ actor, text }) => (document.title = \`\${actor}: \${text}\`));
};
`;

/** A yard and a hammer of the host's, and a smith who wants it and is spoken to. The page says what comes of it. */
export const yard = `
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Engine } from '@babylonjs/core/Engines/engine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { CreateGround } from '@babylonjs/core/Meshes/Builders/groundBuilder.js';
import { Scene } from '@babylonjs/core/scene.js';
import { entityId, Proscenium } from 'proscenium/plugin';

const scene = new Scene(new Engine(document.querySelector('canvas')));
new FreeCamera('eye', new Vector3(5, 2, -4), scene);
const ground = CreateGround('ground', { width: 10, height: 10 }, scene);
ground.position.set(5, 0, 5);
const hammer = CreateBox('hammer', { width: 0.12, height: 0.1, depth: 0.3 }, scene);
scene.getEngine().runRenderLoop(() => scene.render());
const ben = entityId('actor:ben');
const drama = await Proscenium.createAsync(scene, {
  scene: {
    entities: [
      { id: 'place:yard', kind: 'place', name: 'the yard' },
      { id: ben, kind: 'actor', name: 'Ben', pronouns: 'he', at: { in: 'place:yard' } },
      { id: 'actor:you', kind: 'actor', name: 'the traveller', aliases: ['you'], at: { in: 'place:yard' } },
      { id: 'prop:hammer', kind: 'prop', name: 'hammer', traits: ['portable'], at: { in: 'place:yard' } },
    ],
    staging: {
      rooms: [{ place: 'place:yard', at: [0, 0], size: [10, 10], outdoors: true }],
      placements: [{ entity: 'prop:hammer', at: [5, 4] }],
    },
    blueprint: { endless: true },
  },
  ...{ player: 'actor:you', seed: 5, speed: 4, tier: 'plain', set: false, light: false },
  level: { ground: [ground] },
  props: { 'prop:hammer': hammer },
});
const tell = (what: string): void => void document.body.append(what, document.createElement('br'));
drama.onLineObservable.add(({ actor, text }) => {
  if (actor === ben) tell(\`Ben says: \${text}\`);
});
const isHeld = (): boolean => {
  const at = drama.world.get('prop:hammer')?.at;
  return at !== undefined && at !== null && 'heldBy' in at && at.heldBy === ben;
};
const watching = scene.onAfterRenderObservable.add(() => {
  if (!isHeld() || hammer.getAbsolutePosition().y < 0.5) return;
  scene.onAfterRenderObservable.remove(watching);
  tell('The hammer is in his hand.');
});
drama.say('Ben, could you pick up that hammer?');
`;

/** What types must refuse: were they missing, nothing would be refused. */
export const misuse = `
import { Proscenium, type LineSpoken } from 'proscenium/plugin';
import { Performance } from 'proscenium';
import { joinEvening } from 'proscenium/bridge';
// @ts-expect-error an invitation is needed
void joinEvening({ name: 'Anna' });
// @ts-expect-error a scene is needed
void Proscenium.createAsync(undefined, {});
// @ts-expect-error lines are text
export const line: LineSpoken['text'] = 3;
// @ts-expect-error a performance is opened, not made
new Performance();
`;

/** A strict host reads the types of what it installs, too. */
export const compilerOptions = (moduleResolution: 'bundler' | 'nodenext'): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      lib: ['es2023', 'dom'],
      types: [],
      strict: true,
      skipLibCheck: false,
      resolveJsonModule: moduleResolution === 'bundler',
      outDir: 'built',
    },
    files: moduleResolution === 'bundler' ? ['ten-lines.ts', 'yard.ts', 'misuse.ts'] : ['misuse.ts'],
  });

/** The page of a host; its scripts before the program's own. */
export const pageWith = (script: string, before = ''): string =>
  `<!doctype html><title>host</title>${before}<body><canvas></canvas><script type="module" src="${script}"></script></body>`;
