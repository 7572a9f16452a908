import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { ClearView } from '../../plugin/picture/camera/clear-view.ts';
import { Film } from '../../plugin/picture/camera/film.ts';
import { middleOf } from '../../plugin/picture/camera/sight.ts';
import { blockingOf, staturesOf } from '../../plugin/picture/camera/stage-blocking.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import { openTheatre, type Theatre } from '../../plugin/picture/view/theatre.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { render } from './render.ts';
import { createStandIn } from './stand-in.ts';

export interface FilmOrder {
  readonly scene: unknown;
  readonly seed: string;
  readonly tier: Tier;
  readonly size: readonly [wide: number, tall: number];
  /** From when on, and how many shots. */
  readonly seconds: number;
  readonly shots: number;
  readonly columns: number;
  /** Posts in place of the puppets: sooner there, and no face to flatter a bad picture. */
  readonly standIns: boolean;
}

/** As long after a cut as the picture of a shot is taken. */
const intoShotMs = 1200;
const stepMs = 100;
/** The film begins before the first picture: an editor comes from somewhere. */
const leadSeconds = 30;

/** In a page: films a play and lays one picture of each shot beside the other, as a data URL. */
export async function run(order: FilmOrder): Promise<string> {
  const [wide, tall] = order.size;
  const canvas = document.createElement('canvas');
  canvas.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${wide}px; height: ${tall}px`;
  document.body.append(canvas);
  const theatre = await openTheatre(canvas, { keepPicture: true });
  theatre.engine.stopRenderLoop();
  theatre.engine.setSize(wide, tall);
  const drama = await Proscenium.createAsync(theatre.scene, {
    scene: order.scene,
    seed: order.seed,
    tier: order.tier,
    takeOver: true,
    havok: await HavokPhysics({ locateFile: () => havokUrl }),
  });
  if (order.standIns) {
    [...drama.stage.actors.all.keys()].forEach((id, index) =>
      drama.actors.bind(id, createStandIn(theatre.scene, id, (index * 137) % 360)),
    );
  } else await drama.view?.whenDressed;
  const sheet = await film(theatre, drama, order);
  drama.dispose();
  theatre.dispose();
  return sheet.toDataURL('image/png');
}

async function film(theatre: Theatre, drama: Proscenium, order: FilmOrder): Promise<HTMLCanvasElement> {
  const [wide, tall] = order.size;
  const { plan } = drama.stage.parts;
  const reel = new Film({ plan, seed: order.seed, aspect: () => wide / tall });
  drama.onFactObservable.add((fact) => reel.follow(fact));
  const statures = staturesOf(drama.stage);
  const clear = drama.view ? new ClearView(drama.view, plan) : undefined;
  const sheet = document.createElement('canvas');
  const rows = Math.ceil(order.shots / order.columns);
  [sheet.width, sheet.height] = [wide * order.columns, tall * rows];
  const ink = sheet.getContext('2d');
  await drama.advance(Math.max(0, (order.seconds - leadSeconds) * 1000));
  let [taken, drawn]: [number, unknown] = [0, undefined];
  while (taken < order.shots && drama.play.ended === undefined) {
    await drama.advance(stepMs);
    const frame = reel.update(drama.nowMs, blockingOf(drama.stage, order.standIns ? undefined : statures));
    const { shot } = reel;
    const isDue =
      shot && shot !== drawn && drama.nowMs - shot.beganMs >= (shot.kind === 'insert' ? intoShotMs / 2 : intoShotMs);
    if (!frame || !isDue || drama.nowMs < order.seconds * 1000) continue;
    drawn = shot;
    const room = plan.rooms.find(({ place }) => place === shot.place);
    const at = room ? middleOf(room) : frame.target;
    clear?.update(frame.position, at);
    await render(theatre, drama, frame, at, 2);
    const [x, y] = [(taken % order.columns) * wide, Math.floor(taken / order.columns) * tall];
    const picture = theatre.engine.getRenderingCanvas();
    if (ink && picture) {
      ink.drawImage(picture, x, y, wide, tall);
      ink.font = '13px sans-serif';
      ink.fillStyle = '#fff';
      const names = shot.subjects.map((id) => id.slice(id.indexOf(':') + 1)).join(', ');
      ink.fillText(`${(drama.nowMs / 1000).toFixed(0)} s  ${shot.kind}  ${names}`, x + 6, y + tall - 6);
    }
    taken++;
  }
  return sheet;
}
