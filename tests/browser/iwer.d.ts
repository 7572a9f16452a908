/** As much of the emulator as our tests use. It is bundled from its build, which brings all it needs. */
declare module 'iwer/build/iwer.module.min.js' {
  interface Settable {
    set(...values: number[]): unknown;
  }
  interface Tracked {
    connected: boolean;
    readonly position: Settable;
    readonly quaternion: Settable;
  }
  interface Controller extends Tracked {
    readonly inputSource: { readonly gamepad?: { readonly hapticActuators: readonly object[] } };
    updateButtonValue(button: string, value: number): void;
    updateAxes(stick: string, x: number, y: number): void;
  }
  interface BareHand extends Tracked {
    updatePinchValue(value: number): void;
  }
  export class XRDevice {
    constructor(config: unknown, options?: { readonly stereoEnabled?: boolean });
    readonly position: Settable;
    readonly quaternion: Settable;
    readonly controllers: { readonly left: Controller; readonly right: Controller };
    readonly hands: { readonly left: BareHand; readonly right: BareHand };
    primaryInputMode: 'controller' | 'hand';
    stereoEnabled: boolean;
    readonly activeSession: { end(): Promise<void> } | undefined;
    /** What of a real room there is to be met. */
    installSEM(room: new () => object): void;
    installRuntime(options: { readonly forceInstall: boolean }): void;
  }
  export const metaQuest3: unknown;
}
