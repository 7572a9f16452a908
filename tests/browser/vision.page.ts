import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { StandardMaterial } from '@babylonjs/core/Materials/standardMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { openTheatre } from '../../plugin/picture/view/theatre.ts';
import { yawTowards } from '../../plugin/stage/space/vector.ts';
import { connect } from '../../src/app/connection/connection.ts';
import { trustOwnScripts } from '../../src/app/trusted-scripts.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import type { EyeFrame } from '../../src/drama/eye-frame.ts';
import type { Fact, FactOf } from '../../src/drama/fact.ts';
import type { Brain } from '../../src/mind/brain.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';

trustOwnScripts(window, location.href);

/** What was perceived and said in the page. */
export interface Envisioned {
  readonly perceived: readonly FactOf<'perception:had'>[];
  readonly said: readonly string[];
  /** What the host's own camera showed at the end. */
  readonly viewport: EyeFrame | undefined;
}

/** So much of the play passes at a time, and so often at most; not while a mind thinks: no machine is too slow for it. */
const [stepMs, mostSteps] = [100, 600];

/** Counts how many decisions are being made. */
function counted(brain: Brain, thinking: { now: number }): Brain {
  const decide: Brain['decide'] = async (request, signal) => {
    thinking.now++;
    try {
      return await brain.decide(request, signal);
    } finally {
      thinking.now--;
    }
  };
  return Object.assign(Object.create(brain) as Brain, { decide });
}

/** In a page: somebody is asked what stands before them, and a model at an endpoint answers from a picture through their eyes. */
export async function run(input: { readonly scene: unknown; readonly baseUrl: string }): Promise<Envisioned> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 160px; height: 90px';
  document.body.append(canvas);
  const patient = { firstWordMs: 1_200_000, silenceMs: 1_200_000, totalMs: 1_200_000 };
  const connected = connect(
    { baseUrl: input.baseUrl, model: 'seer', attempts: 1, deadline: patient, perception: { sees: 'pictures' } },
    '',
    { now: () => performance.now() },
  );
  if (!connected.ok) throw new Error(JSON.stringify(connected.error));
  const thinking = { now: 0 };
  const theatre = await openTheatre(canvas);
  theatre.engine.stopRenderLoop();
  const havok = await HavokPhysics({ locateFile: () => havokUrl });
  const drama = await Proscenium.createAsync(theatre.scene, {
    scene: input.scene,
    seed: '7',
    tier: 'plain',
    player: 'actor:ada',
    takeOver: true,
    brain: (note) => counted(connected.value.brain(note), thinking),
    // Nothing of this hangs on how fast a machine draws.
    eyes: { perSecond: 1000, bytesPerSecond: 1e9, patienceMs: 1e9, tries: 6000 },
    havok,
  });
  await drama.view?.whenDressed;
  // The host's frames take no time of the play; the loop below does.
  drama.speed = 0;
  const facts: Fact[] = [];
  drama.onFactObservable.add((fact) => facts.push(fact));
  paintChest(drama, theatre);
  theatre.scene.render();
  const said = (): string[] => linesOf(facts, 'actor:clara');
  for (const [index, question] of ['Clara, what stands before you?', 'Clara, and what else?'].entries()) {
    lookAtChest(drama);
    drama.say(question, entityId('actor:ada'));
    for (let step = 0; said().length <= index && step < mostSteps; step++) {
      await drama.advance(stepMs);
      while (thinking.now > 0) {
        // A frame is over, and pictures may be taken; the frame itself is not drawn: software would draw each dot by hand.
        theatre.scene.onAfterRenderObservable.notifyObservers(theatre.scene);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  }
  const perceived = facts.filter((fact): fact is FactOf<'perception:had'> => fact.type === 'perception:had');
  const asked = drama.viewport({ width: 96, height: 54 });
  let isTaken = false;
  void asked.finally(() => (isTaken = true));
  while (!isTaken) {
    theatre.scene.onAfterRenderObservable.notifyObservers(theatre.scene);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const result = { perceived, said: said(), viewport: await asked };
  drama.dispose();
  connected.value.close();
  theatre.dispose();
  return result;
}

/** The chest in plain red, without light or shade. */
function paintChest({ view }: Proscenium, { scene }: Awaited<ReturnType<typeof openTheatre>>): void {
  const material = new StandardMaterial('paint', scene);
  material.disableLighting = true;
  material.emissiveColor = Color3.FromHexString('#ff0000');
  for (const mesh of view?.expectProp(entityId('prop:chest')).node.getChildMeshes() ?? []) mesh.material = material;
}

/** Clara and, beyond the chest, Ada: whoever looks at who speaks has it before them. */
function lookAtChest({ stage }: Proscenium): void {
  const chest = stage.props.all.get(entityId('prop:chest'))!.center;
  for (const [id, meters] of [
    ['actor:clara', 2],
    ['actor:ada', -1.2],
  ] as const) {
    const actor = stage.actors.get(entityId(id))!;
    const middle = stage.actors.get(entityId('actor:ada'))!.stand.position;
    const away = Math.hypot(middle.x - chest.x, middle.z - chest.z) || 1;
    const [dx, dz] = [(middle.x - chest.x) / away, (middle.z - chest.z) / away];
    const position = { x: chest.x + dx * meters, y: actor.stand.position.y, z: chest.z + dz * meters };
    stage.actors.putAt(actor, { position, yaw: yawTowards(position, chest) });
  }
}

function linesOf(facts: readonly Fact[], who: string): string[] {
  const words = new Map<number, string>();
  const ended: string[] = [];
  for (const fact of facts) {
    if (fact.type === 'word:spoken' && fact.actor === who)
      words.set(fact.turn, `${words.get(fact.turn) ?? ''} ${fact.text}`.trim());
    if (fact.type === 'line:ended' && fact.actor === who) ended.push(words.get(fact.turn) ?? '');
  }
  return ended;
}

/** Which part of a picture is red: as anybody sees it who has only the file. */
export async function rednessOf(url: string): Promise<number> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  let red = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at]! > 180 && data[at + 1]! < 70 && data[at + 2]! < 70) red++;
  return red / (bitmap.width * bitmap.height);
}
