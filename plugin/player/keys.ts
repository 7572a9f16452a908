import { controlOf, type Bindings, type Control } from './bindings.ts';

/** A control began to be held, or was let go. */
export interface Keyed {
  readonly control: Control;
  readonly isHeld: boolean;
}

/** Which keys are down, and what that holds. Two keys of one control count once: it is let go with the last of them. */
export class Keys {
  private readonly down = new Set<string>();

  constructor(public bindings: Bindings) {}

  /** A key goes down. Nothing, where it was down already (keys repeat) or does nothing. */
  press(code: string): Keyed | undefined {
    if (this.down.has(code)) return undefined;
    const control = controlOf(this.bindings, code);
    const isNew = control !== undefined && !this.isHeld(control);
    this.down.add(code);
    return isNew ? { control, isHeld: true } : undefined;
  }

  release(code: string): Keyed | undefined {
    if (!this.down.delete(code)) return undefined;
    const control = controlOf(this.bindings, code);
    return control !== undefined && !this.isHeld(control) ? { control, isHeld: false } : undefined;
  }

  /** The page lost the keys: nobody will tell when they come up. */
  releaseAll(): readonly Keyed[] {
    const held = [...new Set([...this.down].flatMap((code) => controlOf(this.bindings, code) ?? []))];
    this.down.clear();
    return held.map((control) => ({ control, isHeld: false }));
  }

  isHeld(control: Control): boolean {
    return this.bindings[control].some((code) => this.down.has(code));
  }

  isDown(code: string): boolean {
    return this.down.has(code);
  }

  /** −1, 0 or 1: what two opposite controls come to. */
  axis(less: Control, more: Control): number {
    return Number(this.isHeld(more)) - Number(this.isHeld(less));
  }
}
