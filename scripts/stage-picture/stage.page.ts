import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import type { Frame } from '../../plugin/picture/camera/frame.ts';
import { frameOf } from './house-frame.ts';
import type { Tier } from '../../plugin/body/tier.ts';
import { vec, type Vec3 } from '../../plugin/stage/space/vector.ts';
import { openTheatre, type Theatre } from '../../plugin/picture/view/theatre.ts';
import { Proscenium } from '../../src/embed/proscenium.ts';
import { render } from './render.ts';

/** A moment of a play and how it is looked at. */
export interface Shot {
  readonly name: string;
  readonly place: string;
  /** How far into the play. */
  readonly seconds: number;
  /**
   * All of the room, those who are in it, those with what is around them, the room from straight above, or out of it to the
   * south by one who stands in it.
   */
  readonly view: 'room' | 'company' | 'around' | 'above' | 'within';
}

export interface PictureOrder {
  readonly scene: unknown;
  readonly seed: string;
  readonly tier: Tier;
  readonly size: readonly [wide: number, tall: number];
  readonly type: 'image/png' | 'image/jpeg';
  /** In the order of their moments. */
  readonly shots: readonly Shot[];
}

export interface Picture {
  readonly name: string;
  /** As a data URL. */
  readonly image: string;
  readonly note: string;
}

/** In a page: performs a play and draws its moments. */
export async function run(order: PictureOrder): Promise<readonly Picture[]> {
  const [wide, tall] = order.size;
  const canvas = document.createElement('canvas');
  canvas.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${wide}px; height: ${tall}px`;
  document.body.append(canvas);
  const theatre = await openTheatre(canvas, { keepPicture: true });
  theatre.engine.stopRenderLoop();
  theatre.engine.setSize(wide, tall);
  const began = performance.now();
  const drama = await Proscenium.createAsync(theatre.scene, {
    scene: order.scene,
    seed: order.seed,
    tier: order.tier,
    takeOver: true,
    havok: await HavokPhysics({ locateFile: () => havokUrl }),
  });
  await drama.view?.whenDressed;
  const builtMs = Math.round(performance.now() - began);
  const pictures: Picture[] = [];
  for (const shot of order.shots) {
    await drama.advance(Math.max(0, shot.seconds * 1000 - drama.nowMs));
    pictures.push({ name: shot.name, ...(await draw(theatre, drama, shot, order)), note: `built in ${builtMs} ms` });
  }
  drama.dispose();
  theatre.dispose();
  return pictures;
}

async function draw(
  theatre: Theatre,
  drama: Proscenium,
  shot: Shot,
  { size: [wide, tall], type }: PictureOrder,
): Promise<Pick<Picture, 'image'>> {
  const frame = framed(drama, shot, wide / tall);
  await render(theatre, drama, frame, frame.target);
  return { image: theatre.engine.getRenderingCanvas()?.toDataURL(type, 0.9) ?? '' };
}

function framed({ stage }: Proscenium, { place, view }: Shot, aspect: number): Frame {
  const { rooms } = stage.parts.plan;
  const room = rooms.find((each) => each.place === place);
  if (!room) throw new Error(`There is no "${place}": the places are ${rooms.map((each) => each.place).join(', ')}`);
  const [xs, zs] = [room.outline.map(([x]) => x), room.outline.map(([, z]) => z)];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  if (view === 'above') {
    const fov = 0.6;
    const half = Math.max((east - west) / aspect, north - south) / 2 + 0.5;
    const [x, z] = [(west + east) / 2, (south + north) / 2];
    const up = room.floorY + half / Math.tan(fov / 2) + 1;
    return { position: { x, y: up, z: z - 0.02 }, target: { x, y: room.floorY, z }, fov };
  }
  if (view === 'within') {
    const eyes = { x: (west + east) / 2, y: room.floorY + 1.7, z: north - 1 };
    return { position: eyes, target: { ...eyes, x: eyes.x + 1.2, z: eyes.z - 3 }, fov: 1 };
  }
  const isHere = ({ x, y, z }: Vec3): boolean =>
    x > west && x < east && z > south && z < north && Math.abs(y - room.floorY) < room.height;
  const company = [...stage.actors.all.values()].map(({ stand: at }) => at.position).filter(isHere);
  const around = company.flatMap(({ x, y, z }) =>
    [-2, 2].map((aside) => vec(Math.min(east - 0.5, Math.max(west + 0.5, x + aside)), y + 1, z)),
  );
  const points = { room: [], company, around: [...company, ...around] }[view];
  return frameOf(points, room, aspect);
}
