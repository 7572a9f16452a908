import type { SculptorAnswer, SculptorBench, SculptorOrder } from '../../../../plugin/body/bodies/workbench.ts';
import type { FigureModel } from '../../../../plugin/body/bodies/figure-model.ts';

/** A worker's place in a sculptor's life, without a worker: the test reads its orders and answers for it. */
export class ScriptedBench implements SculptorBench {
  onmessage: SculptorBench['onmessage'] = null;
  onerror: SculptorBench['onerror'] = null;
  readonly orders: SculptorOrder[] = [];
  isTerminated = false;

  postMessage(order: SculptorOrder): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(answer: SculptorAnswer): void {
    this.onmessage?.({ data: answer } as MessageEvent<SculptorAnswer>);
  }

  /** As a worker that could not be loaded, or threw outside of an order. Returns whether the page was spared the error. */
  break(): boolean {
    const event = new Event('error', { cancelable: true });
    this.onerror?.(event as ErrorEvent);
    return event.defaultPrevented;
  }
}

/** A body of one triangle, moved by the hips. */
export const smallFigure = (): FigureModel => ({
  body: {
    positions: new Float32Array([0, 0, 0, 0.1, 0, 0, 0, 0.1, 0]),
    normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1]),
    colours: new Float32Array(12).fill(1),
    uvs: new Float32Array(6).fill(0.5),
    boneIndices: new Float32Array(12),
    boneWeights: new Float32Array([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]),
    indices: new Uint32Array([0, 1, 2]),
  },
  mouth: undefined,
});
