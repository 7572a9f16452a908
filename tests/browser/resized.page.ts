import { openTheatre } from '../../plugin/picture/view/theatre.ts';

/** In a page: whether a stage that becomes smaller has its picture before that is shown, while it is drawn and while it is not. */
export async function run(): Promise<{ readonly lit: boolean; readonly still: boolean }> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position: fixed; inset: 0; width: 160px; height: 90px';
  document.body.append(canvas);
  const theatre = await openTheatre(canvas, { keepPicture: true });
  const isDrawnAt = (height: number): Promise<boolean> =>
    new Promise((resolve) => {
      // Told after the theatre is, of the same change.
      const sizes = new ResizeObserver(() => {
        if (canvas.clientHeight !== height) return;
        sizes.disconnect();
        resolve(isDrawn(canvas));
      });
      sizes.observe(canvas);
      canvas.style.height = `${height}px`;
    });
  const lit = await isDrawnAt(60);
  theatre.engine.stopRenderLoop();
  const still = await isDrawnAt(40);
  theatre.dispose();
  return { lit, still };
}

/** What nobody has drawn yet is clear. */
function isDrawn(canvas: HTMLCanvasElement): boolean {
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  copy?.drawImage(canvas, 0, 0);
  return (copy?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] ?? 0) > 0;
}
