import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { openTheatre } from '../../plugin/picture/view/theatre.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { EyeFrame } from '../../src/drama/eye-frame.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { nameOf } from '../../src/play/play.ts';
import baker from '../../scenes/baker-street/scene.json' with { type: 'json' };
import cafe from '../../scenes/midnight-cafe/scene.json' with { type: 'json' };
import elsinore from '../../scenes/elsinore/scene.json' with { type: 'json' };

/** Each play, and so many seconds into it. */
const plays = [
  ['elsinore', elsinore, 60],
  ['baker-street', baker, 90],
  ['midnight-cafe', cafe, 90],
] as const;
const [wide, tall, label] = [300, 200, 22] as const;

/** In a page: what everybody on the stage sees at one moment of each play, with their names. */
export async function run({
  tier,
  names,
}: {
  readonly tier: 'plain' | 'middle' | 'full';
  readonly names: readonly string[];
}) {
  const sheets = [];
  for (const [name, scene, seconds] of plays) {
    if (names.length > 0 && !names.includes(name)) continue;
    const seen = await seenIn(scene, seconds, tier);
    sheets.push({ name: `eyes-${name}`, image: await tiled(seen), note: `${seen.length} pairs of eyes` });
  }
  return sheets;
}

interface Seen {
  readonly who: string;
  readonly frame: EyeFrame;
}

async function seenIn(scene: unknown, seconds: number, tier: 'plain' | 'middle' | 'full'): Promise<Seen[]> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 320px; height: 180px';
  document.body.append(canvas);
  const theatre = await openTheatre(canvas, { keepPicture: true });
  theatre.engine.stopRenderLoop();
  const havok = await HavokPhysics({ locateFile: () => havokUrl });
  const drama = await Proscenium.createAsync(theatre.scene, {
    scene,
    seed: '1',
    tier,
    takeOver: true,
    havok,
    eyes: { perSecond: 1000, bytesPerSecond: 1e9, patienceMs: 1e9, quality: 0.9 },
  });
  await drama.view?.whenDressed;
  await drama.advance(seconds * 1000);
  drama.pause();
  const seen: Seen[] = [];
  for (const actor of [...drama.stage.actors.all.values()]) {
    if (!actor.walker) continue;
    drama.view?.focusWithin(actor.stand.position);
    for (let frame = 0; frame < 12; frame++) drama.view?.update(drama.nowMs, 0.2);
    theatre.scene.render();
    // A frame is over, and a picture may be taken; it need not be drawn again for that.
    const frame = await pictured(drama, actor.id, () =>
      theatre.scene.onAfterRenderObservable.notifyObservers(theatre.scene),
    );
    if (frame) seen.push({ who: nameOf(drama.play, actor.id), frame });
  }
  drama.dispose();
  theatre.dispose();
  canvas.remove();
  return seen;
}

/** Draws until the picture is there. */
async function pictured(drama: Proscenium, actor: EntityId, draw: () => void): Promise<EyeFrame | undefined> {
  let isDone = false;
  const asked = drama.stage.glimpse(actor, { frames: 1, width: wide, height: tall });
  void asked.finally(() => (isDone = true));
  while (!isDone) {
    draw();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (await asked)?.frames?.[0];
}

async function tiled(seen: readonly Seen[]): Promise<string> {
  const columns = Math.ceil(Math.sqrt(seen.length));
  const rows = Math.ceil(seen.length / columns);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [columns * wide, rows * (tall + label)];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#14100c';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = '14px serif';
  for (const [index, { who, frame }] of seen.entries()) {
    const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * (tall + label)];
    const file = await (await fetch(`data:${frame.mimeType};base64,${frame.base64}`)).blob();
    context.drawImage(await createImageBitmap(file), x, y);
    context.fillStyle = '#e8dcc0';
    context.fillText(who, x + 8, y + tall + 16);
  }
  return canvas.toDataURL('image/png');
}
