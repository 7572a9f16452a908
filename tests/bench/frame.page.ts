import HavokPhysics from '@babylonjs/havok';
import havokUrl from '@babylonjs/havok/lib/esm/HavokPhysics.wasm?url';
import { createSculptor } from '../../plugin/body/bodies/sculptor.ts';
import { openTheatre } from '../../plugin/picture/view/theatre.ts';
import { frames, freeze, openCrowd, takeTurns, warmFrames, type CrowdOrder, type FrameCost } from './frame-turns.ts';

export interface FrameOrder extends CrowdOrder {
  readonly size: readonly [width: number, height: number];
  readonly pairs: number;
  readonly warm?: number;
  /** Drawn after all is measured, ours and then frozen, for whoever has a profiler: the page's title says which. */
  readonly profiled?: number;
}

export interface PageFrameCost extends FrameCost {
  readonly card: string;
}

/** In a page: what a frame takes of the processor, ours and frozen in turns. */
export async function run(order: FrameOrder): Promise<PageFrameCost> {
  const [width, height] = order.size;
  const canvas = document.createElement('canvas');
  canvas.style.cssText = `position: fixed; left: 0; top: 0; width: ${width}px; height: ${height}px`;
  document.body.append(canvas);
  document.title = 'opening';
  const theatre = await openTheatre(canvas, { isDark: true });
  const { scene, engine } = theatre;
  const sculptor = createSculptor();
  const havok = await HavokPhysics({ locateFile: () => havokUrl });
  const drama = await openCrowd(scene, order, { havok, sculptor });
  document.title = 'warming';
  await frames(scene, order.warm ?? warmFrames, nextFrame);
  document.title = 'turns';
  const cost = await takeTurns(scene, drama, order.pairs, nextFrame);
  if (order.profiled !== undefined) {
    document.title = 'ours';
    await frames(scene, order.profiled, nextFrame);
    const thaw = freeze(scene, drama);
    document.title = 'frozen';
    await frames(scene, order.profiled, nextFrame);
    thaw();
  }
  document.title = 'done';
  const card = engine.getGlInfo().renderer;
  drama.dispose();
  sculptor.dispose();
  theatre.dispose();
  return { ...cost, card };
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
