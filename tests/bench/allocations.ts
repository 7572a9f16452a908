import type { HeapProfiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Each so many bytes one is written down: finer, and writing it down is all there is. */
const samplingInterval = 512;

/** Babylon looks for what is in the picture; when it does, we say. */
const itsOwn = '_evaluateActiveMeshes';

type Sampled = HeapProfiler.SamplingHeapProfileNode;

/** How many bytes this work allocates in functions below the one of this name: in our own, and in Babylon's that ours do not call. */
export async function allocatedBy(
  below: string,
  work: () => Promise<unknown>,
): Promise<{ readonly ours: number; readonly others: number }> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.enable');
    // What was collected since counts as well: a frame's garbage is what is asked for.
    const order = { samplingInterval, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
    await session.post('HeapProfiler.startSampling', order);
    await work();
    const { profile } = await session.post('HeapProfiler.stopSampling');
    const sums = { ours: 0, others: 0 };
    count(profile.head, { isBelow: false, isOurs: false });
    return sums;

    function count(node: Sampled, above: { readonly isBelow: boolean; readonly isOurs: boolean }): void {
      const { functionName, url } = node.callFrame;
      const isBelow = above.isBelow || functionName === below;
      const isInOurs = above.isOurs && functionName !== itsOwn;
      const isOurs = isBelow && (isInOurs || (url.includes(root) && !url.includes('node_modules')));
      if (isBelow) sums[isOurs ? 'ours' : 'others'] += node.selfSize;
      for (const child of node.children) count(child, { isBelow, isOurs });
    }
  } finally {
    session.disconnect();
  }
}
