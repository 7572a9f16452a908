/** What of a pointer event is read. */
export type Pointed = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'button' | 'clientX' | 'clientY' | 'timeStamp'>;

/** What a pointer's event comes to. */
export type PointerTold =
  | { readonly kind: 'drag'; readonly by: 'mouse' | 'finger'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'tap'; readonly by: 'mouse' | 'finger'; readonly x: number; readonly y: number }
  | { readonly kind: 'hover'; readonly x: number; readonly y: number };

/** A hand is not still: less than this is a tap, and so is no more time. */
const stillPixels = 7;
const tapMs = 400;

interface Down {
  readonly by: 'mouse' | 'finger';
  readonly sinceMs: number;
  readonly fromX: number;
  readonly fromY: number;
  x: number;
  y: number;
  isDrag: boolean;
}

/** Tells drags from taps, for a mouse that is not locked and for fingers. One pointer looks; others do not disturb it. */
export class PointerLook {
  private readonly downs = new Map<number, Down>();

  down({ pointerId, pointerType, button, clientX: x, clientY: y, timeStamp }: Pointed): void {
    if (button !== 0) return;
    const by = pointerType === 'mouse' ? 'mouse' : 'finger';
    this.downs.set(pointerId, { by, sinceMs: timeStamp, fromX: x, fromY: y, x, y, isDrag: false });
  }

  move({ pointerId, pointerType, clientX, clientY }: Pointed): PointerTold | undefined {
    const down = this.downs.get(pointerId);
    if (!down) return pointerType === 'mouse' ? { kind: 'hover', x: clientX, y: clientY } : undefined;
    if (!down.isDrag) {
      down.isDrag = Math.hypot(clientX - down.fromX, clientY - down.fromY) > stillPixels;
      if (!down.isDrag) return undefined;
    }
    const [dx, dy] = [clientX - down.x, clientY - down.y];
    [down.x, down.y] = [clientX, clientY];
    const [first] = this.downs.keys();
    return first === pointerId ? { kind: 'drag', by: down.by, dx, dy } : undefined;
  }

  up({ pointerId, clientX, clientY, timeStamp }: Pointed): PointerTold | undefined {
    const down = this.downs.get(pointerId);
    this.downs.delete(pointerId);
    if (!down || down.isDrag || timeStamp - down.sinceMs > tapMs) return undefined;
    return { kind: 'tap', by: down.by, x: clientX, y: clientY };
  }

  /** The page lost it. */
  cancel(pointerId?: number): void {
    if (pointerId === undefined) this.downs.clear();
    else this.downs.delete(pointerId);
  }
}
