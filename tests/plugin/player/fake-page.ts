import type { Pad } from '../../../plugin/player/gamepad.ts';

/** As much of a browser's page as a rig hears: a window, a document and a canvas that tests send events to. */
export class FakePage {
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), {
    defaultView: this.window,
    hidden: false,
    pointerLockElement: undefined as HTMLCanvasElement | undefined,
    exitPointerLock: () => void (this.document.pointerLockElement = undefined),
  });
  readonly canvas = Object.assign(new EventTarget(), {
    ownerDocument: this.document,
    style: { touchAction: '' },
    clientWidth: 640,
    clientHeight: 360,
    setPointerCapture: () => undefined,
    requestPointerLock: () => Promise.resolve(void (this.document.pointerLockElement = this.canvas)),
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 640, height: 360 }),
  }) as unknown as HTMLCanvasElement;
  pad: Pad | undefined;

  /** True when the page let the browser have the key. */
  key(type: 'keydown' | 'keyup', code: string, more: Readonly<Record<string, unknown>> = {}): boolean {
    const event = Object.assign(new Event(type, { cancelable: true }), { code, ...more });
    return this.window.dispatchEvent(event);
  }

  blur(): void {
    this.window.dispatchEvent(new Event('blur'));
  }

  pointer(type: string, clientX: number, clientY: number, more: Readonly<Record<string, unknown>> = {}): void {
    const event = Object.assign(new Event(type), { pointerId: 1, pointerType: 'mouse', button: 0, clientX, clientY, movementX: 0, movementY: 0, ...more }); // prettier-ignore
    this.canvas.dispatchEvent(event);
  }

  wheel(deltaY: number): void {
    this.canvas.dispatchEvent(Object.assign(new Event('wheel', { cancelable: true }), { deltaY }));
  }
}
