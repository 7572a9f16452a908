import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { CreateBox } from '@babylonjs/core/Meshes/Builders/boxBuilder.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { EyeGallery } from '../../plugin/picture/eyes/eye-gallery.ts';
import type { ActorBody } from '../../plugin/picture/view/actor-view.ts';
import { StageView } from '../../plugin/picture/view/stage-view.ts';
import { openTheatre, type Theatre } from '../../plugin/picture/view/theatre.ts';
import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { yawTowards, type Vec3 } from '../../plugin/stage/space/vector.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import type { EyeFrame } from '../../src/drama/eye-frame.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { openWorld } from '../../src/world/world.ts';

/** What one actor was seen to see: what the stage says, and what a picture of it shows to whoever only has the picture. */
export interface Seen {
  readonly frames: number;
  readonly mimeType: string;
  readonly bytes: number;
  readonly visible: readonly string[];
  /** Parts of the picture that are red and green. */
  readonly red: number;
  readonly green: number;
  /** The file itself, for whoever wants to look. */
  readonly picture: string;
}

const [ada, bruno, vase, shade] = ['actor:ada', 'actor:bruno', 'prop:vase', 'actor:shade'].map(entityId) as [
  EntityId,
  EntityId,
  EntityId,
  EntityId,
];

/** In a page: a red vase and a green apparition, seen through the eyes of two people who look at them or away. */
export async function run(input: { readonly scene: unknown }): Promise<Readonly<Record<string, Seen>>> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 320px; height: 180px';
  document.body.append(canvas);
  const read = readSceneFile(input.scene);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const prepared = await prepareStage(read.value, { havok: await HavokPhysics({ locateFile: () => havokUrl }) });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  const theatre = await openTheatre(canvas, { keepPicture: true });
  theatre.engine.stopRenderLoop();
  const world = openWorld(read.value);
  const stage = prepared.value.open(new SimulatedClock(), () => world, 1);
  const view = new StageView(theatre.scene, stage, prepared.value.plan, { tier: 'plain' });
  paint(view.expectProp(vase).node, theatre, '#ff0000');
  view.bindActor(shade, shapeOf(stage, shade, theatre));
  const gallery = new EyeGallery(view, stage, { perSecond: 1000, patienceMs: Infinity, tries: 6000 });
  stage.photographer = gallery;
  const look = async (actor: EntityId, at: Vec3, isBack = false, frames = 1): Promise<Seen> => {
    turn(stage, actor, at, isBack);
    view.update(0, 0.1);
    const asked = stage.glimpse(actor, { frames, width: 160, height: 120 });
    let isDone = false;
    void asked.finally(() => (isDone = true));
    theatre.scene.render();
    // Nothing else is drawn meanwhile: software that draws by hand would fall behind the frames it is asked for.
    for (let now = 0; !isDone; now += 200) {
      gallery.tick(now);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return asSeen(await asked);
  };
  const there = stage.props.all.get(vase)!.center;
  const ghost = stage.actors.get(shade)!.eyes;
  const seen = {
    vase: await look(bruno, there),
    clip: await look(bruno, there, false, 3),
    away: await look(bruno, there, true),
    ghost: await look(ada, ghost),
    noGhost: await look(bruno, ghost),
  };
  gallery.dispose();
  view.dispose();
  stage.dispose();
  theatre.dispose();
  return seen;
}

function turn(stage: Stage, id: EntityId, at: Vec3, isBack: boolean): void {
  const actor = stage.actors.get(id)!;
  const { position } = actor.stand;
  stage.actors.putAt(actor, { position, yaw: yawTowards(position, at) + (isBack ? Math.PI : 0) });
  actor.gaze = isBack ? undefined : at;
}

/** A body that is a green box, as tall as somebody. */
function shapeOf(stage: Stage, id: EntityId, theatre: Theatre): ActorBody {
  const root = new TransformNode('shape', theatre.scene);
  const box = CreateBox('shape', { width: 0.4, height: 1.7, depth: 0.3 }, theatre.scene);
  box.parent = root;
  box.position.y = 0.85;
  paint(root, theatre, '#00ff00');
  const show = (): void => {
    const { x, y, z } = stage.actors.get(id)!.stand.position;
    root.position.set(x, y, z);
  };
  show();
  return { root, show, dispose: () => root.dispose() };
}

function paint(node: TransformNode, { scene }: Theatre, colour: string): void {
  const material = new StandardMaterial('paint', scene);
  material.disableLighting = true;
  material.emissiveColor = Color3.FromHexString(colour);
  for (const mesh of [...node.getChildMeshes(), node]) if ('material' in mesh) mesh.material = material;
}

/** As an endpoint that can see has it: a data URL and nothing else, which it opens and looks at. */
async function asSeen(sight: Awaited<ReturnType<Stage['glimpse']>>): Promise<Seen> {
  const frames = sight?.frames ?? [];
  const last = frames.at(-1);
  const visible = [...(sight?.actors ?? []), ...(sight?.props ?? [])].map(({ id }) => id as string);
  const picture = last ? `data:${last.mimeType};base64,${last.base64}` : '';
  const [red, green] = last ? await coloursIn(last, picture) : [0, 0];
  return {
    frames: frames.length,
    mimeType: last?.mimeType ?? '',
    bytes: last?.base64.length ?? 0,
    visible,
    red,
    green,
    picture,
  };
}

async function coloursIn({ width, height }: EyeFrame, url: string): Promise<readonly [red: number, green: number]> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let [red, green] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (r > 180 && g < 70 && b < 70) red++;
    if (g > 180 && r < 110 && b < 110) green++;
  }
  return [red / (width * height), green / (width * height)];
}
