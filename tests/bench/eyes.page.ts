import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import type { Camera } from '@babylonjs/core/Cameras/camera.js';
import { Viewport } from '@babylonjs/core/Maths/math.viewport.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { encodeFrame } from '../../plugin/picture/eyes/encode-frame.ts';
import { EyeCamera } from '../../plugin/picture/eyes/eye-camera.ts';
import { StageView } from '../../plugin/picture/view/stage-view.ts';
import { openTheatre } from '../../plugin/picture/view/theatre.ts';
import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { openWorld } from '../../src/world/world.ts';

export interface EyesOrder {
  readonly scene: unknown;
  readonly size: readonly [width: number, height: number];
  readonly rounds: number;
}

/** Medians in milliseconds. */
export interface EyesCost {
  readonly renderMs: number;
  readonly viewportMs: number;
  readonly captureMs: number;
  readonly truthMovingMs: number;
  readonly truthStillMs: number;
  readonly lookers: number;
  readonly things: number;
}

/** In a page: what a picture through somebody's eyes costs beside one more viewport, and what is seen beside a picture. */
export async function run({ scene: file, size: [width, height], rounds }: EyesOrder): Promise<EyesCost> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 640px; height: 360px';
  document.body.append(canvas);
  const read = readSceneFile(file);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const prepared = await prepareStage(read.value, { havok: await HavokPhysics({ locateFile: () => havokUrl }) });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  const theatre = await openTheatre(canvas, { keepPicture: true });
  const { scene, engine } = theatre;
  engine.stopRenderLoop();
  const world = openWorld(read.value);
  const stage = prepared.value.open(new SimulatedClock(), () => world, 1);
  const view = new StageView(scene, stage, prepared.value.plan, { tier: 'plain' });
  const lookers = [...stage.actors.all.values()].filter(({ walker }) => walker);
  const head = stage.eyes.headOf(lookers[0]!);
  const one = scene.activeCamera!;
  const second = new FreeCamera('second', new Vector3(head.at.x, head.at.y, head.at.z), scene);
  second.rotation.set(0, head.yaw, 0);
  second.fov = (62 * Math.PI) / 180;
  second.minZ = 0.07;
  second.viewport = new Viewport(0, 0, width / engine.getRenderWidth(), height / engine.getRenderHeight());
  const eyes = new EyeCamera(scene);
  const pixel = new Uint8Array(4);
  const gl = engine._gl;
  const finish = (): void => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  const draw = (...cameras: Camera[]): void => {
    scene.activeCameras = cameras;
    scene.render();
    finish();
  };
  const capture = async (): Promise<void> => {
    const pixels = await view.fromWithin(() => eyes.shoot(head, width, height, () => false));
    if (pixels) await encodeFrame(pixels, 'image/jpeg', 0.8);
  };
  // Everything is compiled before anything is timed.
  while (!(await view.fromWithin(() => eyes.shoot(head, width, height, () => false)))) draw(one, second);
  for (let round = 0; round < 3; round++) draw(one, second);
  const times: Record<'one' | 'two' | 'captured', number[]> = { one: [], two: [], captured: [] };
  for (let round = 0; round < rounds; round++) {
    times.one.push(await timed(() => draw(one)));
    times.two.push(await timed(() => draw(one, second)));
    times.captured.push(
      await timed(async () => {
        draw(one);
        await capture();
      }),
    );
  }
  let turn = 0;
  const lookAll = (): void => {
    for (const { id } of lookers) stage.eyes.peek(id);
  };
  const move = (): void => {
    turn++;
    for (const actor of lookers) {
      const { position, yaw } = actor.stand;
      const x = position.x + (turn % 2 ? 0.05 : -0.05);
      stage.actors.putAt(actor, { position: { ...position, x }, yaw: yaw + 0.1 });
    }
  };
  const [moving, still]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds * 4; round++) {
    move();
    moving.push(await timed(lookAll));
    still.push(await timed(lookAll));
  }
  const renderMs = median(times.one);
  return {
    renderMs,
    viewportMs: median(times.two) - renderMs,
    captureMs: median(times.captured) - renderMs,
    truthMovingMs: median(moving),
    truthStillMs: median(still),
    lookers: lookers.length,
    things: world.cast.filter((id: EntityId) => id.startsWith('prop:')).length,
  };
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
