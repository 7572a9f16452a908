import type { PlayerAsk } from './player-rig.ts';

export type Control = PlayerAsk | 'forward' | 'back-step' | 'left' | 'right' | 'run' | 'look-left' | 'look-right' | 'look-up' | 'look-down'; // prettier-ignore

/** Which keys (`KeyboardEvent.code`) do what. */
export type Bindings = Readonly<Record<Control, readonly string[]>>;
