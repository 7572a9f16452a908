import type { Bindings } from './bindings.ts';
import { Keys, type Keyed } from './keys.ts';
import { PointerLook, type PointerTold } from './pointer-look.ts';

interface DeskOptions {
  readonly canvas: HTMLCanvasElement;
  readonly bindings: Bindings;
  /** Whether a click takes the mouse for looking, where the browser lets it; Escape gives it back. */
  readonly isLockWanted: boolean;
  /** Whether keys and pointer are the rig's at the moment. */
  readonly isOpen: () => boolean;
  readonly onKeyed: (keyed: Keyed) => void;
  readonly onPointer: (told: PointerTold | { readonly kind: 'leave' }) => void;
  /** The mouse moved while it was locked. */
  readonly onMouse: (dx: number, dy: number) => void;
  /** A click while the mouse is locked. */
  readonly onClick: () => void;
  /** Positive is towards oneself. */
  readonly onWheel: (notches: number) => void;
}

/** A locked mouse sometimes jumps across the screen in one event; nobody moves it that far. */
const mostJump = 260;

/** The keyboard, the mouse and the fingers of a page, heard on its window and on one canvas. */
export class InputDesk {
  readonly keys: Keys;
  private readonly pointer = new PointerLook();
  private readonly stops: (() => void)[] = [];

  constructor(private readonly options: DeskOptions) {
    this.keys = new Keys(options.bindings);
    this.listen();
    // Else a browser takes a finger's drag for scrolling, and no more is heard of it.
    const { style } = options.canvas;
    const usual = style.touchAction;
    style.touchAction = 'none';
    this.stops.push(() => (style.touchAction = usual));
  }

  get isLocked(): boolean {
    const { canvas } = this.options;
    return canvas.ownerDocument.pointerLockElement === canvas;
  }

  /** Everything is let go: something else has the keys now. */
  release(): void {
    for (const keyed of this.keys.releaseAll()) this.options.onKeyed(keyed);
    this.pointer.cancel();
    if (this.isLocked) this.options.canvas.ownerDocument.exitPointerLock();
  }

  dispose(): void {
    this.release();
    for (const stop of this.stops.splice(0)) stop();
  }

  private listen(): void {
    const { canvas, isOpen, onPointer, onWheel } = this.options;
    const page = canvas.ownerDocument;
    const window = page.defaultView;
    const on = <E extends Event>(
      target: EventTarget | null,
      type: string,
      hear: (event: E) => void,
      options: AddEventListenerOptions = {},
    ): void => {
      target?.addEventListener(type, hear as EventListener, options);
      this.stops.push(() => target?.removeEventListener(type, hear as EventListener));
    };
    on(window, 'keydown', (event: KeyboardEvent) => this.keyDown(event));
    on(window, 'keyup', (event: KeyboardEvent) => this.keyed(this.keys.release(event.code)));
    on(window, 'blur', () => this.release());
    on(page, 'visibilitychange', () => {
      if (page.hidden) this.release();
    });
    on(canvas, 'pointerdown', (event: PointerEvent) => this.pointerDown(event));
    on(canvas, 'pointermove', (event: PointerEvent) => this.pointerMove(event));
    on(canvas, 'pointerup', (event: PointerEvent) => this.pointerUp(event));
    on(canvas, 'pointercancel', (event: PointerEvent) => this.pointer.cancel(event.pointerId));
    on(canvas, 'pointerleave', () => onPointer({ kind: 'leave' }));
    on(canvas, 'contextmenu', (event) => {
      if (isOpen()) event.preventDefault();
    });
    const wheel = (event: WheelEvent): void => {
      if (!isOpen()) return;
      event.preventDefault();
      onWheel(Math.sign(event.deltaY));
    };
    on(canvas, 'wheel', wheel, { passive: false });
  }

  private keyDown(event: KeyboardEvent): void {
    // Shortcuts are the browser's, and a text, a button or a list has its own use for keys.
    if (!this.options.isOpen() || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (isTakenBy(event.target, event.code)) return;
    const keyed = this.keys.press(event.code);
    if (isScrolling(event.code) || keyed) event.preventDefault();
    this.keyed(keyed);
  }

  private keyed(keyed: Keyed | undefined): void {
    if (keyed) this.options.onKeyed(keyed);
  }

  private pointerDown(event: PointerEvent): void {
    if (!this.options.isOpen()) return;
    const { canvas, onClick } = this.options;
    if (this.isLocked) {
      if (event.button === 0) onClick();
      return;
    }
    this.pointer.down(event);
    capture(canvas, event.pointerId);
  }

  private pointerMove(event: PointerEvent): void {
    if (!this.options.isOpen()) return;
    if (this.isLocked) {
      const [dx, dy] = [event.movementX, event.movementY];
      if (Math.abs(dx) < mostJump && Math.abs(dy) < mostJump) this.options.onMouse(dx, dy);
      return;
    }
    const told = this.pointer.move(event);
    if (told) this.options.onPointer(told);
  }

  private pointerUp(event: PointerEvent): void {
    const told = this.pointer.up(event);
    if (!told || !this.options.isOpen()) return;
    const { canvas, isLockWanted, onPointer } = this.options;
    if (told.kind === 'tap' && told.by === 'mouse' && isLockWanted) void lock(canvas);
    onPointer(told);
  }
}

/** A picture that is gone cannot hold a pointer; looking goes on without. */
function capture(canvas: HTMLCanvasElement, pointerId: number): void {
  try {
    canvas.setPointerCapture(pointerId);
  } catch {
    // The pointer is up again already, or a test made it up.
  }
}

/** Where the browser does not let it, dragging looks. */
async function lock(canvas: HTMLCanvasElement): Promise<void> {
  try {
    await canvas.requestPointerLock();
  } catch {
    // It says so when it was let go a moment ago, in frames, and on machines without a mouse.
  }
}

const isScrolling = (code: string): boolean =>
  code === 'Space' || code === 'PageUp' || code === 'PageDown' || code.startsWith('Arrow');

const pressing: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space']);
const going = /^(?:Arrow|Page|Home|End)/;

/** Whether what has the focus wants this key for itself. */
function isTakenBy(target: EventTarget | null, code: string): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (!element || typeof element.closest !== 'function') return false;
  if (element.isContentEditable || element.closest('input, textarea, select, [contenteditable="true"]')) return true;
  if (pressing.has(code) && element.closest('button, a[href], summary, [role="button"], [role="option"]')) return true;
  return (
    going.test(code) && element.closest('[role="listbox"], [role="menu"], [role="tablist"], [role="log"]') !== null
  );
}
