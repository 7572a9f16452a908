/** A finger or a mouse that moved farther than this drags, and does not tap. */
const slackPixels = 8;

/** Tells of a tap on the picture beside what lies open; who drags looks around, and puts nothing away. */
export function onTapBeside(isMeant: () => boolean, tapped: () => void): () => void {
  const leaving = new AbortController();
  const listening = { capture: true, signal: leaving.signal };
  let down: { readonly x: number; readonly y: number } | undefined;
  const hearDown = ({ target, isPrimary, clientX: x, clientY: y }: PointerEvent): void => {
    const isBeside = isPrimary && target instanceof HTMLCanvasElement && document.pointerLockElement === null;
    down = isBeside && isMeant() ? { x, y } : undefined;
  };
  const hearUp = ({ clientX, clientY }: PointerEvent): void => {
    const isTap = down !== undefined && Math.hypot(clientX - down.x, clientY - down.y) <= slackPixels;
    down = undefined;
    if (isTap) tapped();
  };
  document.addEventListener('pointerdown', hearDown, listening);
  document.addEventListener('pointerup', hearUp, listening);
  return () => leaving.abort();
}
