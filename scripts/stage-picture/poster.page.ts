import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { ClearView } from '../../plugin/picture/camera/clear-view.ts';
import { Film } from '../../plugin/picture/camera/film.ts';
import type { Frame } from '../../plugin/picture/camera/frame.ts';
import { middleOf } from '../../plugin/picture/camera/sight.ts';
import { blockingOf, staturesOf } from '../../plugin/picture/camera/stage-blocking.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import { openTheatre, type Theatre } from '../../plugin/picture/view/theatre.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { render } from './render.ts';

/** A moment of the film, and how a picture of it is cut. */
export interface PosterShot {
  readonly name: string;
  /** How far into the play. */
  readonly seconds: number;
  readonly size: readonly [wide: number, tall: number];
  /** How much nearer than the film had it: 2 is twice as near. */
  readonly zoom?: number;
  /** Metres the middle of the picture is moved to the right and up. */
  readonly right?: number;
  readonly up?: number;
}

export interface PosterOrder {
  readonly scene: unknown;
  readonly seed: string;
  readonly tier: Tier;
  /** Breadth by height the film is shot for: a tall film stands nearer. */
  readonly aspect: number;
  /** When the film begins: an editor comes from somewhere. */
  readonly fromSeconds: number;
  /** In the order of their moments. */
  readonly shots: readonly PosterShot[];
  readonly type: 'image/png' | 'image/webp';
  readonly quality: number;
}

const stepMs = 100;

/** In a page: films a play and draws these moments of it, each as a data URL by its name. */
export async function run(order: PosterOrder): Promise<Readonly<Record<string, string>>> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0 auto auto 0';
  document.body.append(canvas);
  const theatre = await openTheatre(canvas, { keepPicture: true });
  theatre.engine.stopRenderLoop();
  const drama = await Proscenium.createAsync(theatre.scene, {
    scene: order.scene,
    seed: order.seed,
    tier: order.tier,
    takeOver: true,
    havok: await HavokPhysics({ locateFile: () => havokUrl }),
  });
  await drama.view?.whenDressed;
  const pictures = await film(theatre, drama, order);
  drama.dispose();
  theatre.dispose();
  return pictures;
}

async function film(theatre: Theatre, drama: Proscenium, order: PosterOrder): Promise<Record<string, string>> {
  const { plan } = drama.stage.parts;
  const reel = new Film({ plan, seed: order.seed, aspect: () => order.aspect });
  drama.onFactObservable.add((fact) => reel.follow(fact));
  const statures = staturesOf(drama.stage);
  const clear = drama.view ? new ClearView(drama.view, plan) : undefined;
  const pictures: Record<string, string> = {};
  const waiting = [...order.shots];
  await drama.advance(order.fromSeconds * 1000);
  while (waiting.length > 0 && drama.play.ended === undefined) {
    await drama.advance(stepMs);
    const frame = reel.update(drama.nowMs, blockingOf(drama.stage, statures));
    const room = plan.rooms.find(({ place }) => place === reel.shot?.place);
    while (frame && waiting[0] && drama.nowMs >= waiting[0].seconds * 1000) {
      const shot = waiting.shift();
      if (!shot) break;
      const [wide, tall] = shot.size;
      theatre.engine.setSize(wide, tall);
      const at = room ? middleOf(room) : frame.target;
      clear?.update(frame.position, at);
      await render(theatre, drama, cut(frame, shot), at, 2);
      pictures[shot.name] = theatre.engine.getRenderingCanvas()?.toDataURL(order.type, order.quality) ?? '';
    }
  }
  return pictures;
}

/** The same look from the same place, at another middle and nearer. */
function cut({ position, target, fov }: Frame, { zoom = 1, right = 0, up = 0 }: PosterShot): Frame {
  const [x, z] = [target.x - position.x, target.z - position.z];
  const away = Math.hypot(x, z) || 1;
  return {
    position,
    target: { x: target.x + (z / away) * right, y: target.y + up, z: target.z - (x / away) * right },
    fov: 2 * Math.atan(Math.tan(fov / 2) / zoom),
  };
}
