/** A picture is asked for as soon as the one before it is there. */
export function hurryPictures(): void {
  const { port1, port2 } = new MessageChannel();
  const asked = new Map<number, FrameRequestCallback>();
  let last = 0;
  port1.onmessage = ({ data }: MessageEvent<number>) => {
    const draw = asked.get(data);
    asked.delete(data);
    draw?.(performance.now());
  };
  globalThis.requestAnimationFrame = (draw) => {
    asked.set(++last, draw);
    port2.postMessage(last);
    return last;
  };
  globalThis.cancelAnimationFrame = (id) => void asked.delete(id);
}

/** A real room for a test: a floor, and a table a metre ahead. */
export class FurnishedRoom {
  readonly environmentCanvas = document.createElement('canvas');
  readonly trackedPlanes = new Set();
  readonly trackedMeshes = new Set();
  render(): void {}
  /** Where a ray (its matrix, whose z goes back) meets the table or the floor. */
  computeHitTestResults(ray: Float32Array): Float32Array[] {
    const [x = 0, y = 0, z = 0] = ray.slice(12, 15);
    const [across = 0, up = 0, back = 0] = ray.slice(8, 11);
    for (const height of [0.75, 0]) {
      const far = (y - height) / up;
      const [atX, atZ] = [x - across * far, z - back * far];
      const isOn = height === 0 || (Math.abs(atX) < 0.6 && Math.abs(atZ + 1) < 0.4);
      if (far > 0 && isOn) return [new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, atX, height, atZ, 1])];
    }
    return [];
  }
}
